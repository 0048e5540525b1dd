// The client is built into the server's package, which serves it.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `stillroom serve` listens, for `npx vite`. */
const SERVER = "http://127.0.0.1:8377";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/stillroom/server/client",
    emptyOutDir: true,
    // Nothing is written into the page: its policy allows our own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      // A service worker is found at one address for ever, and serves what lies beside it.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  // Components are mounted in tests as a browser would.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], css: true },
});
