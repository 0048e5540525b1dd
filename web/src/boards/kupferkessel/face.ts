/** The face of Kupferkessel Co.: the square of the kettle games. */

export { face } from "../kettles/face.ts";
