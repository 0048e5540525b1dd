"""Stillroom as an app: it can be installed, tells a lost connection, and is never stale."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.visiting import DESKTOP, KNOWN, PHONE, SECONDS, Visits, take_cookies
from tests.server.playing import people_at_a_table
from tests.server.serving import RunningServer
from tools.write_icons import ICONS, PUBLIC

pytestmark = pytest.mark.anyio
FILES = ["/icon.svg", "/offline.css", "/offline.html"]
CONTENTS = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
  return requests.map((request) => new URL(request.url).pathname).sort();
}"""
NOTIFIES = "localStorage.setItem('settings', JSON.stringify({notifies: true}))"
TELLS = """
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (...what) {
    await show.apply(this, what);
    globalThis.hasTold = true;
  };
"""
"""A page tells when a notification is shown: Chromium loses those that are sought before."""
SHOWN = """() => navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((shown) => shown.map((each) => each.title))"""
DIFFERENCE = """async ([picture, drawing, size]) => {
  const pixels = async (bytes, type) => {
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const image = new Image(size, size);
    image.src = URL.createObjectURL(new Blob([content], { type }));
    await image.decode();
    const canvas = new OffscreenCanvas(size, size).getContext("2d");
    canvas.drawImage(image, 0, 0, size, size);
    return [image.naturalWidth, canvas.getImageData(0, 0, size, size).data];
  };
  const [width, one] = await pixels(picture, "image/png");
  const [, other] = await pixels(drawing, "image/svg+xml");
  const apart = one.reduce((sum, value, place) => sum + Math.abs(value - other[place]), 0);
  return [width, apart / one.length];
}"""
"""The width of a picture, and how far it is from a drawing of it, from 0 to 255."""


@pytest.fixture(scope="module")
async def profile(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[BrowserContext]:
    """A browser with a profile of its own: in a private window nothing can be installed."""
    context = await browser.browser_type.launch_persistent_context(
        tmp_path_factory.mktemp("profile"),
        executable_path=CHROMIUM,
        args=ARGUMENTS,
        reduced_motion="reduce",
    )
    yield context
    await context.close()


@pytest.fixture
async def own(profile: BrowserContext, server: RunningServer) -> AsyncIterator[BrowserContext]:
    """The same browser; afterwards it has forgotten everything."""
    yield profile
    page = await profile.new_page()
    for other in profile.pages:
        if other != page:
            await other.close()
    cleaning = await profile.new_cdp_session(page)
    await cleaning.send("Storage.clearDataForOrigin", {"origin": server.url, "storageTypes": "all"})
    await cleaning.send("Network.clearBrowserCache")
    await profile.clear_permissions()


async def opened(context: BrowserContext, server: RunningServer) -> Page:
    """The front page, once the service worker is at work."""
    page = await context.new_page()
    await at_the_door(page, server)
    return page


async def at_the_door(page: Page, server: RunningServer) -> None:
    """Opens the front page, and waits for the service worker."""
    await page.goto(server.url)
    await page.evaluate("navigator.serviceWorker.ready")
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null")


async def test_chromium_finds_nothing_that_keeps_it_from_being_installed(
    own: BrowserContext, server: RunningServer
) -> None:
    page = await opened(own, server)
    browser = await own.new_cdp_session(page)
    manifest = await browser.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"{server.url}/stillroom.webmanifest", [])
    found = await browser.send("Page.getInstallabilityErrors")
    assert found["installabilityErrors"] == []


async def test_without_a_connection_a_page_says_so(
    own: BrowserContext, server: RunningServer
) -> None:
    page = await opened(own, server)
    await own.set_offline(True)
    for room in ("/", "/lobby", "/tables/any"):
        await page.goto(f"{server.url}{room}")
        await expect(page.get_by_role("heading", level=1)).to_have_text("You are not connected.")
        await expect(page.locator("main")).to_have_css("border-radius", "8px")
    await own.set_offline(False)
    await page.goto(f"{server.url}/lobby")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Open tables")


async def test_the_worker_keeps_nothing_of_the_client_or_of_the_server(
    own: BrowserContext, server: RunningServer
) -> None:
    page = await opened(own, server)
    await page.get_by_role("button", name="Play now: Kupferkessel").click()
    await expect(page.locator("main.match")).to_be_visible()
    await page.goto(f"{server.url}/rules")
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert await page.evaluate(CONTENTS) == FILES


async def test_a_page_and_its_answers_come_from_the_server_as_it_is_now(
    own: BrowserContext, server: RunningServer
) -> None:
    page = await opened(own, server)
    async with page.expect_response(lambda answer: answer.url == f"{server.url}/") as loading:
        await page.reload()
    answer = await loading.value
    assert answer.headers["cache-control"] == "no-cache"
    script = await page.locator("script[src]").get_attribute("src")
    assert script is not None
    assert script in await answer.text()
    asked = await page.evaluate(
        "fetch('/api/me').then((answer) => answer.headers.get('cache-control'))"
    )
    assert asked == "no-store"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_the_page_without_a_connection_is_whole(
    size: tuple[int, int], visits: Visits
) -> None:
    anna = await visits.come(size)
    await anna.go("/offline.html")
    for scheme in ("light", "dark"):
        await anna.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        assert await anna.overflow() == []
        assert await anna.violations() == []


async def test_every_icon_is_its_drawing(visits: Visits) -> None:
    anna, found = await visits.come(), {}
    for name, (source, size) in ICONS.items():
        files = [base64.b64encode((PUBLIC / file).read_bytes()).decode() for file in (name, source)]
        width, apart = await anna.page.evaluate(DIFFERENCE, [*files, size])
        found[name] = width == size and apart < 1
    assert found == dict.fromkeys(ICONS, True)


async def test_the_worker_shows_what_waits_to_who_asked_for_it(
    own: BrowserContext, visits: Visits
) -> None:
    anna, ben = await visits.guest("Anna"), await visits.guest("Ben")
    await own.grant_permissions(["notifications"])
    page = await own.new_page()
    await page.add_init_script(f"{KNOWN}; {NOTIFIES}; {TELLS}")
    await take_cookies(own, anna)
    await at_the_door(page, visits.server)
    # What waits when somebody comes is no news, so nothing may wait until it was asked.
    async with page.expect_response(lambda answer: answer.url.endswith("/me/waiting")):
        await page.get_by_role("link", name="About").click()
    await people_at_a_table([ben, anna], "quacks", options={"no_fortune_cards": 1})
    await page.go_back()
    await page.wait_for_function("() => globalThis.hasTold", timeout=SECONDS * 1000)
    assert await page.evaluate(SHOWN) == ["Quacks waits for you"]
