"""Uses the pages as people do: by mouse, by keyboard, light and dark, wide and narrow.

pages.py screens [changed]     two screenshots, from.png and to.png; changed: with one other pixel
pages.py test WORK SHOTS       WORK has golden-report/ and gallery/; screenshots go to SHOTS
"""
import pathlib
import struct
import sys
import zlib


def write_png(path, width, height, color):
    rows = b"".join(b"\0" + bytes(part for x in range(width) for part in color(x, y)) for y in range(height))

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    pathlib.Path(path).write_bytes(b"\x89PNG\r\n\x1a\n" + data)


def screens(changed):
    def first(x, y):
        return (240, 245, 250) if (x // 40 + y // 40) % 2 else (200, 215, 235)

    def second(x, y):
        if changed and (x, y) == (100, 300):
            return (255, 0, 0)
        return (250, 240, 230) if (x // 60) % 2 else (235, 200, 180)

    write_png("from.png", 375, 667, first)
    write_png("to.png", 375, 667, second)


def expect(condition, what):
    if not condition:
        raise SystemExit(f"FAIL {what}")
    print(f"ok {what}")


class Visit:
    """A page in one look and width; what the browser complains of is a failure."""

    def __init__(self, browser, url, scheme, width, height):
        self.name = f"{url.split('/')[-2]} {scheme} {width}"
        self.context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("console", lambda message: self.complaints.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.note(request.url))
        self.page.goto(url)

    def note(self, url):
        if not url.startswith(("file:", "data:", "blob:")):
            self.complaints.append(f"the page asked for {url}")

    def close(self):
        overflow = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        expect(overflow <= 0, f"{self.name}: nothing sticks out to the right ({overflow})")
        expect(not self.complaints, f"{self.name}: no complaints {self.complaints}")
        self.context.close()


def where(page):
    return page.locator(".case:has(.inside:not([hidden])) .where").first.inner_text()


def pixels(page, figure):
    """The sum of a shown canvas's bytes: other pictures, other sums."""
    script = """canvas => { const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
      let sum = 0; for (let at = 0; at < data.length; at++) sum = (sum * 31 + data[at]) % 1000003; return sum; }"""
    return page.locator(".stage canvas").nth(figure).evaluate(script)


def report(visit, shots):
    page = visit.page
    page.wait_for_selector(".stage canvas")
    expect(page.locator(".case").count() == 5, "five cases")
    expect("2 differ" in page.locator("#summary").inner_text(), "the summary counts them")
    expect(page.locator(".case").first.get_attribute("aria-label") == "detail/push", "what differs comes first and is open")
    expect(where(page).startswith("frame 2 "), "it stands at the first bad frame")
    expect(page.locator(".stage figcaption").nth(1).inner_text() == "difference: 2 pixels", "the difference is counted")
    page.screenshot(path=f"{shots}/{visit.name.replace(' ', '-')}.png")

    mouse_report(page)
    pixel_report(visit, shots)
    keyboard_report(page)

    page.get_by_label("By result").get_by_role("button", name="differs").click()
    expect(page.locator(".case:visible").count() == 2, "the filter by result")
    page.get_by_label("By result").get_by_role("button", name="differs").click()
    page.locator("#search").fill("rise")
    expect(page.locator(".case:visible").count() == 1, "the filter by name")
    page.keyboard.press("Escape")
    expect(page.locator(".case:visible").count() == 5, "Escape clears it")

    page.locator(".case > button", has_text="plain").click()
    stage = page.locator(".case[aria-label=plain] .stage canvas")
    stage.first.wait_for()
    expect(stage.count() == 1, "a golden that is the same can be watched")
    page.locator(".case > button", has_text="new").click()
    page.locator(".case[aria-label=new] .stage canvas").first.wait_for()
    expect("has no golden" in page.locator(".case[aria-label=new] .words").inner_text(), "what is missing can be watched")

    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("#theme").click()
    expect(page.evaluate("getComputedStyle(document.body).backgroundColor") != before, "light and dark by hand")
    page.screenshot(path=f"{shots}/{visit.name.replace(' ', '-')}-whole.png", full_page=True)


def mouse_report(page):
    case = page.locator(".case").first

    def press(name):
        case.get_by_role("button", name=name, exact=True).click()

    press("Next frame")
    expect(where(page).startswith("frame 3 "), "next frame")
    press("Frame before")
    press("Frame before")
    expect(where(page).startswith("frame 1 "), "frame before")
    press("Last frame")
    expect(where(page).startswith("frame 12 "), "last frame")
    press("First frame")
    expect(where(page).startswith("frame 0 "), "first frame")
    press("Worst frame")
    expect(": 2 pixels differ" in where(page), "the worst frame says how bad it is")
    press("First bad frame")
    expect(where(page).startswith("frame 2 "), "first bad frame")
    slider = case.get_by_label("Frame", exact=True)
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 6, box["y"] + box["height"] / 2)
    expect(where(page).startswith("frame 12 "), "the scrubber")
    press("Play")
    page.wait_for_timeout(900)
    press("Pause")
    expect(not where(page).startswith("frame 12 "), "play and pause")
    press("First bad frame")

    both = (pixels(page, 0), pixels(page, 2))
    expect(both[0] != both[1], "expected and actual side by side")
    press("Expected")
    expect(pixels(page, 0) == both[0] and page.locator(".case").first.locator(".stage canvas").count() == 1, "expected alone")
    press("Actual")
    expect(pixels(page, 0) == both[1], "actual alone")
    press("Difference")
    expect("2 pixels" in case.locator("figcaption").first.inner_text(), "the difference alone")
    press("Onion skin")
    mix = case.get_by_label("How much of the actual film")
    mix.fill("80")
    opacity = case.locator(".stage canvas").nth(1).evaluate("canvas => canvas.style.opacity")
    expect(opacity == "0.8", "the onion skin's mix")
    press("Blink")
    seen = set()
    for _ in range(12):
        seen.add(case.locator("figcaption").first.inner_text())
        page.wait_for_timeout(150)
    expect(seen == {"expected", "actual"}, "blink")
    press("Side by side")
    case.get_by_label("Size").select_option("4×")
    expect(case.locator(".stage canvas").first.evaluate("canvas => canvas.clientWidth") == 1500, "four times the size")
    case.get_by_label("Size").select_option("fit")


def pixel_report(visit, shots):
    """The pixel that differs is found: markers, the loupe, a zoom about it, a wipe, a strip, and the commands."""
    page = visit.page
    case = page.locator(".case").first
    name = visit.name.replace(" ", "-")

    def press(label):
        case.get_by_role("button", name=label, exact=True).click()

    press("Side by side")
    press("Worst frame")
    marks = case.locator(".stage .mark")
    expect(marks.count() == 3, "all three pictures mark the difference")
    place = (page.evaluate("active.player.bad.find(bad => bad.frame === active.player.frame).x"),
             page.evaluate("active.player.bad.find(bad => bad.frame === active.player.frame).y"))
    for number in range(3):
        frame = case.locator(".stage canvas").nth(number).bounding_box()
        mark = marks.nth(number).bounding_box()
        x = frame["x"] + (place[0] + 0.5) / 375 * frame["width"]
        y = frame["y"] + (place[1] + 0.5) / 667 * frame["height"]
        expect(mark["x"] < x < mark["x"] + mark["width"] and mark["y"] < y < mark["y"] + mark["height"], f"marker {number} is around it")
    case.locator(".stage").scroll_into_view_if_needed()
    frame = case.locator(".stage canvas").first.bounding_box()
    page.mouse.move(frame["x"] + (place[0] + 0.5) / 375 * frame["width"], frame["y"] + (place[1] + 0.5) / 667 * frame["height"])
    words = page.locator(".loupe p").inner_text()
    expect(page.locator(".loupe").is_visible() and words.startswith("("), f"the loupe follows the pointer: {words}")
    page.screenshot(path=f"{shots}/{name}-loupe.png")
    page.mouse.move(2, 2)
    expect(page.locator(".loupe").is_hidden(), "and goes with it")
    case.get_by_label("Size").select_option("8×")
    seen = case.locator(".pair").evaluate_all("""(pairs, [x, y]) => pairs.map(pair => { const box = pair.getBoundingClientRect(),
      canvas = pair.querySelector('canvas').getBoundingClientRect(), left = canvas.left + (x + 0.5) * 8, top = canvas.top + (y + 0.5) * 8;
      return left > box.left && left < box.right && top > box.top && top < box.bottom; })""", list(place))
    expect(seen == [True] * 3, f"eight times as large, every picture shows the pixel {seen}")
    frame = case.locator(".pair").first.bounding_box()
    page.mouse.move(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
    words = page.locator(".loupe p").inner_text()
    expect("→" in words or visit.name.endswith("390"), f"there the loupe names both colours: {words}")
    page.mouse.move(2, 2)
    page.screenshot(path=f"{shots}/{name}-zoomed.png")
    case.locator(".pair").first.evaluate("pair => { pair.scrollLeft = 40; }")
    page.wait_for_timeout(100)
    expect(set(case.locator(".pair").evaluate_all("pairs => pairs.map(pair => pair.scrollLeft)")) == {40}, "they scroll together")
    case.get_by_label("Size").select_option("fit")

    press("Wipe")
    mix = case.get_by_label("How much of the actual film")
    mix.fill("30")
    clip = case.locator(".stage canvas").nth(1)
    expect("30%" in clip.evaluate("canvas => canvas.style.clipPath"), "the wipe's cut follows the slider")
    frame = clip.bounding_box()
    page.mouse.move(frame["x"] + frame["width"] * 0.3, frame["y"] + 20)
    page.mouse.down()
    page.mouse.move(frame["x"] + frame["width"] * 0.7, frame["y"] + 20)
    page.mouse.up()
    expect(mix.input_value() in ["69", "70", "71"], f"and the pointer {mix.input_value()}")
    page.mouse.move(2, 2)
    press("Strip")
    times = case.locator(".strip span").all_inner_texts()
    expect(len(times) == 8 and times[0] == "0 s" and times[-1].endswith(" s"), f"times stand under the strip {times}")
    page.screenshot(path=f"{shots}/{name}-strip.png")
    case.get_by_role("button", name="Frame 0", exact=True).click()
    expect(where(page).startswith("frame 0 "), "a picture of the strip leads to its frame")
    press("Side by side")
    press("First bad frame")
    expect("decided by exact comparison" in case.locator(".words").inner_text(), "it says what decided")
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for label, start in [("Film it", "render-transition "), ("Accept it", "render-transition golden accept goldens ")]:
        case.get_by_label(f"Copy the command: {label}").click()
        page.wait_for_function("start => document.getElementById('said').textContent.startsWith(`Copied: ${start}`)", arg=start)
        expect(page.evaluate("navigator.clipboard.readText()").startswith(start), f"{label}: copied")


def keyboard_report(page):
    page.keyboard.press("/")
    expect(page.evaluate("document.activeElement.id") == "search", "/ goes to the search")
    page.keyboard.press("Escape")
    page.locator(".case .stage").first.focus()
    page.keyboard.press("Home")
    expect(where(page).startswith("frame 0 "), "Home")
    page.keyboard.press("ArrowRight")
    expect(where(page).startswith("frame 1 "), "→")
    page.keyboard.press("ArrowLeft")
    expect(where(page).startswith("frame 0 "), "←")
    page.keyboard.press("End")
    expect(where(page).startswith("frame 12 "), "End")
    page.keyboard.press("b")
    expect(where(page).startswith("frame 2 "), "b")
    page.keyboard.press("w")
    expect(not where(page).startswith("frame 2 "), "w")
    page.keyboard.press("Space")
    page.wait_for_timeout(300)
    expect(page.locator(".case").first.get_by_role("button", name="Pause").count() == 1, "Space plays")
    page.keyboard.press("Space")
    for number, name in enumerate(["Side by side", "Onion skin", "Blink", "Difference", "Expected", "Actual", "Wipe", "Strip"], 1):
        page.keyboard.press(str(number))
        button = page.locator(".case").first.get_by_role("button", name=name, exact=True)
        expect(button.get_attribute("aria-pressed") == "true", f"{number}: {name}")
    page.keyboard.press("1")
    page.keyboard.press("j")
    expect(page.evaluate("document.activeElement.parentElement.getAttribute('aria-label')") == "detail/rise", "j")
    page.keyboard.press("k")
    expect(page.evaluate("document.activeElement.parentElement.getAttribute('aria-label')") == "detail/push", "k")
    page.keyboard.press("Enter")
    expect(page.locator(".case").first.locator(".inside").is_hidden(), "Enter closes")
    page.keyboard.press("Enter")
    # Every control is reached by Tab alone and shows that it is.
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("(document.activeElement.getAttribute('aria-label') || document.activeElement.textContent).trim()"))
    wanted = {"Frame before", "Next frame", "Play", "Frame", "Onion skin", "Blink", "Difference", "First bad frame", "Size"}
    page.evaluate("scrollTo(0, 0)")
    expect({name for name in reached} >= wanted - {"Size"}, f"Tab reaches {sorted(wanted - reached)}")


def gallery(visit, shots):
    page = visit.page
    count = page.locator(".style").count()
    expect(count > 20, f"{count} styles")
    page.wait_for_timeout(400)
    page.screenshot(path=f"{shots}/{visit.name.replace(' ', '-')}.png")
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button = page.get_by_label("Copy the command for kugou-push", exact=True)
    button.click()
    page.wait_for_function("document.getElementById('said').textContent.startsWith('Copied: render-transition --style kugou-push')")
    expect(button.inner_text() == "Copied", "a command is copied by mouse")
    page.get_by_label("Copy the command for kugou-pop", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.getElementById('said').textContent.includes('kugou-pop')")
    expect(True, "and by keyboard")
    sift(page, count)
    large(page, shots, visit.name)
    details = page.locator(".style details").first
    details.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(details.get_attribute("open") is not None, "parameters open by keyboard")
    broken = page.evaluate(
        "Promise.all([...document.images].map(async image => { image.loading = 'eager'; await image.decode().catch(() => {});"
        " return image.naturalWidth; })).then(all => all.filter(width => !width).length)")
    expect(broken == 0, "every film and strip is there")
    page.locator("#theme").click()


def sift(page, count):
    """The search looks at all that a card says, and tells when it finds nothing; the cards have three orders."""
    page.keyboard.press("/")
    page.keyboard.type("navigation snapshot KUGOU")
    expect(0 < page.locator(".style:visible").count() < count, "the search finds words of a summary")
    page.locator("#search").fill("--style cube-push")
    expect(page.locator(".style:visible").count() == 1, "and of a command")
    page.locator("#search").fill("no-such-word")
    expect(page.locator(".style:visible").count() == 0 and page.locator("#nothing").is_visible(), "nothing found is said")
    expect("none found" in page.locator("#summary").inner_text(), "and counted")
    page.locator("#clear").click()
    expect(page.locator(".style:visible").count() == count, "and undone")
    page.keyboard.type("cube")
    page.keyboard.press("Escape")
    expect(page.locator(".style:visible").count() == count, "Escape clears the search")

    def headings():
        return page.locator(".group:visible > h2").all_inner_texts()

    expect(any(text.startswith("Space") for text in headings()), f"families {headings()}")
    page.locator("#order").select_option("direction")
    order = [word for word in ["push", "pop", "present", "dismiss"] if page.locator(f'[data-direction="{word}"]').count()]
    expect([text.lower() for text in headings()] == order, f"directions {headings()}")
    page.locator("#order").select_option("name")
    names = page.locator(".style").evaluate_all("all => all.map(one => one.id)")
    expect(headings() == [] and names.index("kugou-push") < names.index("kugou-pop"), "by name, a push before its pop")
    page.locator("#order").select_option("family")


def large(page, shots, name):
    """One film large: every frame, the protocol calls, the way it goes, the command and the source."""

    def place():
        return page.locator("#where").inner_text()

    def sum_of_pixels():
        return page.evaluate("""() => { const screen = document.getElementById('screen'), copy = document.createElement('canvas');
          [copy.width, copy.height] = [screen.width, screen.height];
          const context = copy.getContext('2d', {willReadFrequently: true});
          context.drawImage(screen, 0, 0);
          const data = context.getImageData(0, 0, screen.width, screen.height).data; let sum = 0;
          for (let at = 0; at < data.length; at++) sum = (sum * 31 + data[at]) % 1000003; return sum; }""")

    page.get_by_label("Show kugou-push large").click()
    page.wait_for_selector("#large[data-film=kugou-push]")
    expect(page.locator("#play").inner_text() == "Pause", "a film that is opened plays")
    page.locator("#play").click()
    page.locator("#first").click()
    page.wait_for_timeout(100)
    expect(place().startswith("frame 0 "), "the first frame")
    first = sum_of_pixels()
    page.locator("#last").click()
    page.wait_for_timeout(300)
    expect(sum_of_pixels() != first and not place().startswith("frame 0 "), "the last frame is another")
    page.locator("#first").click()
    page.wait_for_timeout(300)
    expect(sum_of_pixels() == first, "and back")
    page.locator("#next").click()
    expect(place().startswith("frame 1 "), "the next frame")
    page.locator("#screen").focus()
    page.keyboard.press("End")
    end = place()
    page.keyboard.press("ArrowLeft")
    expect(place() != end, "← by keyboard")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(place().startswith("frame 1 "), "Home and →")
    page.keyboard.press("[")
    expect(page.locator("#speed").input_value() == "0.5", "[ is slower")
    page.keyboard.press("]")
    box = page.locator("#scrubber").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2)
    middle = page.locator("#now").get_attribute("x1")
    expect(28 < float(middle) < 292, f"the plot's mark follows the scrubber ({middle})")
    expect(page.locator("polyline.way").get_attribute("points").count(",") > 5, "the plot has a way")
    expect(page.locator("#calls button").count() > 3, "the protocol calls stand beside it")
    expect(page.locator("#calls .past").count() > 0, "those that have come are marked")
    page.screenshot(path=f"{shots}/{name.replace(' ', '-')}-large.png")
    page.locator("#calls button").last.click()
    expect(page.locator("#calls li:not(.past)").count() == 0, "a call leads to its time")
    page.locator("#large .copy").click()
    page.wait_for_function("document.getElementById('said').textContent.startsWith('Copied: render-transition --style kugou-push')")
    page.locator("#copy-source").click()
    page.wait_for_function("document.getElementById('said').textContent === 'Copied the source'")
    expect("import UIKit" in page.evaluate("navigator.clipboard.readText()"), "the source for iOS is copied")
    page.locator("#large details summary").click()
    expect("import UIKit" in page.locator("#source").inner_text(), "and can be read")
    overflow = page.evaluate("document.getElementById('large').scrollWidth - document.getElementById('large').clientWidth")
    expect(overflow <= 0, f"nothing in it sticks out to the right ({overflow})")
    page.locator("#later").click()
    page.wait_for_function("document.getElementById('large').dataset.film !== 'kugou-push'")
    page.locator("#earlier").click()
    page.wait_for_selector("#large[data-film=kugou-push]")
    page.keyboard.press("Escape")
    expect(not page.locator("#large").is_visible(), "Escape closes it")
    expect(page.evaluate("document.activeElement.getAttribute('aria-label')") == "Show kugou-push large", "and returns to the card")


def calm(browser, url):
    """With less motion asked for, posters stand on the cards and nothing plays by itself."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(url)
    poster = page.locator("#kugou-push .open img")
    # It is loaded once it is near the window.
    poster.scroll_into_view_if_needed()
    shown = poster.evaluate("image => image.decode().then(() => image.currentSrc)")
    expect(shown.endswith("kugou-push.png"), f"a poster stands for the film ({shown})")
    page.get_by_label("Show kugou-push large").click()
    page.wait_for_selector("#large[data-film=kugou-push]")
    expect(page.locator("#play").inner_text() == "Play", "and nothing plays by itself")
    context.close()


def test(work, shots):
    from playwright.sync_api import sync_playwright

    pathlib.Path(shots).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for scheme in ["light", "dark"]:
            for width, height in [(1280, 900), (390, 844)]:
                for directory, steps in [("golden-report", report), ("gallery", gallery)]:
                    visit = Visit(browser, f"file://{work}/{directory}/index.html", scheme, width, height)
                    print(f"— {visit.name}")
                    steps(visit, shots)
                    visit.close()
        calm(browser, f"file://{work}/gallery/index.html")
        browser.close()
    print(f"The pages work. Look at them: {shots}")


if __name__ == "__main__":
    if sys.argv[1] == "screens":
        screens(len(sys.argv) > 2)
    else:
        test(*sys.argv[2:4])
