"""Uses the preview as people do: by mouse, by keyboard and by an editor that saves; light and dark, wide and narrow.

preview.py PROGRAM WORK SHOTS     WORK is an empty directory; screenshots go to SHOTS
"""
import atexit
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

from pages import Visit, expect, write_png

FADE = """import UIKit

/// Fades the incoming view in.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var duration: TimeInterval = 0.4
    var slides = false
    var name = "fade"

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        if slides { to.transform = CGAffineTransform(translationX: 80, y: 0) }
        UIView.animate(withDuration: duration, animations: {
            to.alpha = 1
            to.transform = .identity
        }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
"""


def until(page, condition):
    """Waits for a condition; the page's policy forbids what Playwright itself would do for that."""
    end = time.monotonic() + 60
    while not page.evaluate(condition):
        if time.monotonic() > end:
            raise SystemExit(f"FAIL waiting for {condition}")
        page.wait_for_timeout(10)


class Preview:
    """The program under way."""

    def __init__(self, program, work, *words, env=None):
        self.errors = open(pathlib.Path(work) / ".." / "preview-errors.txt", "w+")
        environment = {**os.environ, **(env or {})}
        self.process = subprocess.Popen([program, "preview", *words], cwd=work, stdout=subprocess.PIPE, stderr=self.errors,
                                        env=environment, text=True)
        # A check that fails leaves no program behind; one that has ended is not disturbed.
        atexit.register(self.process.kill)
        self.address = self.process.stdout.readline().strip()

    def end(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(10)


class PreviewVisit(Visit):
    def __init__(self, browser, preview, scheme, width, height):
        self.origin = re.match("http://[^/]*/", preview.address)[0]
        super().__init__(browser, preview.address, scheme, width, height)
        self.name = f"preview {scheme} {width}"
        self.page.wait_for_selector("body[data-film]", timeout=20000)

    def note(self, url):
        if not url.startswith((self.origin, "data:", "blob:")):
            self.complaints.append(f"the page asked for {url}")

    def films(self):
        return int(self.page.evaluate("document.body.dataset.film || 0"))

    def problems(self):
        return int(self.page.evaluate("document.body.dataset.problem || 0"))

    def wait(self, what, count):
        """Waits until more than `count` films or problems have been shown, and tells how long that took."""
        begun = time.monotonic()
        until(self.page, f"Number(document.body.dataset.{what} || 0) > {count}")
        return time.monotonic() - begun

    def where(self):
        return self.page.locator("#where").inner_text()

    def settled(self):
        until(self.page, "player.drawn === player.frame")
        return sum(self.pixels())

    def pixels(self):
        """A sum of the shown picture's bytes, and its first pixel; read from a copy, for the browser wants to know beforehand."""
        return self.page.evaluate("""() => { const shown = document.getElementById('screen'), copy = document.createElement('canvas');
          [copy.width, copy.height] = [shown.width, shown.height];
          const context = copy.getContext('2d', {willReadFrequently: true});
          context.drawImage(shown, 0, 0);
          const data = context.getImageData(0, 0, copy.width, copy.height).data;
          let sum = 0; for (let at = 0; at < data.length; at++) sum = (sum * 31 + data[at]) % 1000003;
          return [sum, ...data.slice(0, 4)]; }""")


def save(path, text):
    """Saves as many editors do: another file takes the name."""
    other = path.with_name("." + path.name + "~")
    other.write_text(text)
    other.rename(path)


def hands(visit):
    page = visit.page
    if page.locator("#play").inner_text() == "Pause":
        page.locator("#play").click()
    page.get_by_role("button", name="First frame").click()
    expect(visit.where().startswith("frame 0 "), "first frame")
    first = visit.settled()
    page.get_by_role("button", name="Next frame").click()
    expect(visit.where().startswith("frame 1 "), "next frame")
    expect(visit.settled() != first, "it shows another picture")
    page.get_by_role("button", name="Frame before").click()
    page.get_by_role("button", name="Last frame").click()
    expect(visit.where().startswith("frame 20 "), f"last frame: {visit.where()}")
    slider = page.get_by_label("Frame", exact=True)
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(visit.where().startswith(("frame 10 ", "frame 9 ", "frame 11 ")), f"the scrubber: {visit.where()}")
    page.locator("#speed").select_option("0.1")
    page.get_by_role("button", name="First frame").click()
    page.locator("#play").click()
    page.wait_for_timeout(600)
    slow = int(visit.where().split()[1])
    expect(1 <= slow <= 8, f"a tenth of the speed: frame {slow}")
    page.locator("#speed").select_option("2")
    page.locator("#loop").uncheck()
    until(page, "document.getElementById('play').textContent === 'Play'")
    expect(visit.where().startswith("frame 20 "), "without a loop it stops at the end")
    page.locator("#loop").check()
    page.locator("#speed").select_option("1")


def keys(visit):
    page = visit.page
    page.locator("#screen").focus()
    for key, frame in [("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 20)]:
        page.keyboard.press(key)
        expect(visit.where().startswith(f"frame {frame} "), key)
    page.keyboard.press("Space")
    expect(page.locator("#play").inner_text() == "Pause", "Space plays")
    page.keyboard.press("Space")
    page.keyboard.press("[")
    expect(page.locator("#speed").input_value() == "0.5", "[ slows down")
    page.keyboard.press("]")
    page.keyboard.press("l")
    expect(not page.locator("#loop").is_checked(), "l turns the loop off")
    page.keyboard.press("l")
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate(
            "(document.activeElement.getAttribute('aria-label') || document.activeElement.labels?.[0]?.textContent"
            " || document.activeElement.textContent).trim().split('\\n')[0]"))
    wanted = {"First frame", "Next frame", "Play", "Frame", "Before", "After", "duration", "slides", "Reset all",
              "Copy the command", "Save the GIF", "Samples in dark colours"}
    expect(reached >= wanted, f"Tab reaches {sorted(wanted - reached)}")
    unnamed = page.evaluate(
        "[...document.querySelectorAll('button, input:not([hidden]), select')].filter(one => !(one.textContent.trim()"
        " || one.getAttribute('aria-label') || one.labels?.length)).map(one => one.outerHTML)")
    expect(not unnamed, f"every control has a name {unnamed}")


def settings(visit, work):
    page = visit.page
    count = visit.films()
    page.get_by_label("duration", exact=True).fill("0.8")
    seconds = visit.wait("film", count)
    expect("of 0.82 s" in visit.where(), f"a slider moves a number ({seconds:.2f} s): {visit.where()}")
    expect("--param duration=0.8" in page.locator("#command").inner_text(), "the command has it")
    count = visit.films()
    page.get_by_label("duration, as a number").fill("0.6")
    page.keyboard.press("Enter")
    seconds = visit.wait("film", count)
    expect("of 0.62 s" in visit.where(), f"a field, too ({seconds:.2f} s)")
    count = visit.films()
    page.get_by_label("slides", exact=True).check()
    visit.wait("film", count)
    count = visit.films()
    page.get_by_role("button", name="Reset all").click()
    visit.wait("film", count)
    expect("of 0.42 s" in visit.where() and "--param" not in page.locator("#command").inner_text(), "all is reset")

    before = visit.settled()
    count = visit.films()
    page.locator("#from").select_option("sample:photo")
    visit.wait("film", count)
    page.get_by_role("button", name="First frame").click()
    expect(visit.settled() != before, "another screen before")
    count, before = visit.films(), visit.settled()
    page.locator("#dark").check()
    visit.wait("film", count)
    expect(visit.settled() != before, "dark samples")
    count = visit.films()
    page.locator("#dark").uncheck()
    visit.wait("film", count)
    write_png(work / ".." / "my home.png", 188, 333, lambda x, y: (255, x % 256, 0))
    count = visit.films()
    page.locator(".pick").first.click()
    page.locator("#file").set_input_files(str(work / ".." / "my home.png"))
    visit.wait("film", count)
    visit.settled()
    expect(visit.pixels()[1:3] == [255, 0], "a PNG is the screen before")
    expect("--from 'my home.png'" in page.locator("#command").inner_text(), "the command names it")
    count = visit.films()
    page.evaluate("""async () => { const canvas = document.createElement('canvas'); canvas.width = 188; canvas.height = 333;
      const context = canvas.getContext('2d'); context.fillStyle = '#00f'; context.fillRect(0, 0, 188, 333);
      const blob = await new Promise(done => canvas.toBlob(done)), data = new DataTransfer();
      data.items.add(new File([blob], 'one.png')); data.items.add(new File([blob], 'two.png'));
      const at = document.getElementById('stage');
      at.dispatchEvent(new DragEvent('dragover', {dataTransfer: data, bubbles: true, cancelable: true}));
      at.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true})); }""")
    visit.wait("film", count)
    expect("--from one.png --to two.png" in page.locator("#command").inner_text(), "two PNGs are dropped")
    count = visit.films()
    page.locator("#from").select_option("")
    page.locator("#to").select_option("")
    visit.wait("film", count)
    page.locator("#file").set_input_files({"name": "no.png", "mimeType": "image/png", "buffer": b"nothing"})
    until(page, "document.getElementById('said').textContent.includes('no.png')")
    expect(True, "what is no PNG is said")


def taken_along(visit, work):
    page = visit.page
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the command").click()
    until(page, "document.getElementById('said').textContent === 'Copied'")
    expect(page.evaluate("navigator.clipboard.readText()").startswith("render-transition --style Fade.swift"), "the command is copied")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the GIF").click()
    path = work / ".." / "saved.gif"
    download.value.save_as(path)
    expect(path.read_bytes()[:6] == b"GIF89a" and download.value.suggested_filename == "Fade.gif", "the GIF is saved")


def saves(visits, fade):
    """An animator is saved, broken and mended; every page shows it."""
    visit = visits[0]
    counts = [other.films() for other in visits]
    save(fade, FADE.replace("= 0.4", "= 0.5"))
    seconds = [other.wait("film", count) for other, count in zip(visits, counts)]
    expect(all("of 0.52 s" in other.where() for other in visits), f"a save is on every page, after {seconds[0]:.2f} s")
    count = visit.problems()
    fade.write_text(FADE.replace("to.alpha = 0", "to.alpha = wrong"))
    seconds = visit.wait("problem", count)
    text = visit.page.locator("#lines").inner_text()
    expect("Fade.swift:14:" in text and "wrong" in text, f"the compiler's error is in place of the film, after {seconds:.2f} s")
    expect(visit.page.locator("#screen").is_hidden(), "there is no film beside it")
    expect(visit.page.get_by_label("duration", exact=True).is_visible(), "the controls stay")
    count = visit.films()
    save(fade, FADE)
    visit.wait("film", count)
    expect(visit.page.locator("#screen").is_visible() and visit.page.locator("#problem").is_hidden(), "the mended film is back")
    count = visit.problems()
    save(fade, FADE.replace("to.alpha = 0", "let none: Int? = nil; to.alpha = CGFloat(none!)"))
    visit.wait("problem", count)
    text = visit.page.locator("#lines").inner_text()
    expect("Fade.swift:14" in text and "nil" in text, f"a trap is told: {text[:90]}")
    count = visit.problems()
    save(fade, FADE.replace("to.alpha = 0", "while true { _ = to.alpha }"))
    seconds = visit.wait("problem", count)
    text = visit.page.locator("#lines").inner_text()
    expect("still computing after 2 s" in text, f"an endless loop is told after {seconds:.1f} s: {text[:90]}")
    count = visit.films()
    save(fade, FADE.replace("to.alpha = 0", "while true { _ = to.alpha } // again"))
    time.sleep(1.5)
    save(fade, FADE)
    seconds = visit.wait("film", count)
    expect(seconds < 4, f"a save ends a loop that runs ({seconds:.2f} s)")


def long_source(seconds):
    """An animator of 200 lines that takes so long."""
    part = """    func part%d(_ rect: CGRect) -> CGFloat {
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let radius = sqrt(middle.x * middle.x + middle.y * middle.y) + %d
        let path = UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 2), cornerRadius: radius / 10)
        path.lineWidth = radius > 100 ? 2 : 1
        return path.bounds.width / 4
    }

"""
    text = FADE.rstrip()[:-1].replace("= 0.4", f"= {seconds}") + "\n"
    for number in range((200 - text.count("\n")) // part.count("\n")):
        text += part % (number, number)
    return text + "}\n"


def pace(visit, fade):
    """How soon a save of 200 lines is on the page; on a machine that has other things to do it is only told."""
    taken = []
    for number in range(5):
        count = visit.films()
        save(fade, long_source(0.3 + number / 100 + time.time() % 0.001))
        taken.append(visit.wait("film", count))
    median, is_busy = sorted(taken)[2], os.getloadavg()[0] > os.cpu_count()
    expect(median < 1.5 or is_busy, f"a save of {fade.read_text().count(chr(10))} lines is on the page after {median:.2f} s"
           + (f", at a load of {os.getloadavg()[0]:.0f}" if is_busy else ""))
    count = visit.films()
    save(fade, FADE)
    visit.wait("film", count)


def strangers(preview):
    port = int(re.search(r":(\d+)/", preview.address)[1])

    def status(path, **headers):
        try:
            request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers)
            return urllib.request.urlopen(request, timeout=5).status
        except urllib.error.HTTPError as error:
            return error.code

    token = "/" + preview.address.split("/")[3] + "/"
    expect(status(token) == 200, "the address leads to the page")
    expect([status(path) for path in ["/", "/favicon.ico", token[:-2] + "/", token + "nothing"]] == [404] * 4, "others do not")
    expect(status(token, Host="evil.example") == 421, "a name made to lead here is refused")
    expect(status(token, Origin="http://evil.example") == 403, "another origin is refused")
    with socket.socket() as outside:
        address = socket.gethostbyname(socket.gethostname())
        outside.settimeout(2)
        if not address.startswith("127."):
            expect(outside.connect_ex((address, port)) != 0, "other machines do not reach it")
    return port


def finger(browser, program, work):
    """A finger drags a style that follows one; where it lifts too early, the film ends as it began."""
    preview = Preview(program, work, "--style", "kugou-pop", "--size", "188x333")
    visit = PreviewVisit(browser, preview, "light", 1280, 900)
    page = visit.page

    def drag(share):
        count = visit.films()
        page.evaluate("share => { const slider = document.getElementById('share'); slider.value = share;"
                      " slider.dispatchEvent(new Event('input')); }", share)
        visit.wait("film", count)
        return page.locator("#command").inner_text()

    expect(page.locator("#share").is_disabled(), "without a finger there is no way to go")
    count = visit.films()
    page.locator("#drag").check()
    visit.wait("film", count)
    expect("--drag 0.6 --release" in page.locator("#command").inner_text(), "the command has the finger")
    ends = []
    for share in ["0.2", "0.8"]:
        command = drag(share)
        expect(f"--drag {share}" in command, f"a drag to {share}")
        page.get_by_role("button", name="Last frame").click()
        ends.append(visit.settled())
    expect(ends[0] != ends[1], "a short drag comes to nothing, a long one does not")
    count = visit.films()
    page.locator("#release").uncheck()
    visit.wait("film", count)
    expect("--release" not in page.locator("#command").inner_text(), "a finger may stay down")
    visit.close()
    preview.end()


def test(program, work, shots):
    from playwright.sync_api import sync_playwright

    work = pathlib.Path(work).resolve()
    pathlib.Path(shots).mkdir(parents=True, exist_ok=True)
    fade = work / "Fade.swift"
    fade.write_text(FADE)
    preview = Preview(program, work, "Fade.swift", "--size", "188x333", "--limit", "2")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for scheme, width, height in [("light", 1280, 900), ("dark", 390, 844), ("dark", 1280, 900), ("light", 390, 844)]:
            visit = PreviewVisit(browser, preview, scheme, width, height)
            print(f"— {visit.name}")
            hands(visit)
            keys(visit)
            expect(not visit.page.locator("#finger").is_visible(), "what follows no finger offers none")
            if width == 1280 and scheme == "light":
                settings(visit, work)
                taken_along(visit, work)
            box = visit.page.locator("#screen").bounding_box()
            expect(abs(box["width"] / box["height"] - 188 / 333) < 0.01, "the film keeps its shape")
            visit.page.evaluate("scrollTo(0, 0)")
            visit.page.screenshot(path=f"{shots}/preview-{scheme}-{width}.png", full_page=True)
            fade.write_text(FADE.replace("to.alpha = 0", "to.alpha = wrong"))
            visit.wait("problem", visit.problems())
            visit.page.screenshot(path=f"{shots}/preview-{scheme}-{width}-problem.png", full_page=True)
            count = visit.films()
            save(fade, FADE)
            visit.wait("film", count)
            visit.close()
        print("— a film that is higher than its room")
        high = Preview(program, work, "--style", "kugou-push")
        for width, height in [(1280, 900), (390, 844), (1280, 400)]:
            visit = PreviewVisit(browser, high, "light", width, height)
            visit.wait("film", 0)
            box = visit.page.locator("#screen").bounding_box()
            expect(abs(box["width"] / box["height"] - 375 / 667) < 0.01, f"the film keeps its shape at {width}x{height}")
            visit.page.screenshot(path=f"{shots}/preview-high-{width}x{height}.png")
            visit.close()
        high.end()
        print("— a finger")
        finger(browser, program, work)
        print("— two pages, saves")
        visits = [PreviewVisit(browser, preview, "light", 1280, 900), PreviewVisit(browser, preview, "dark", 390, 844)]
        saves(visits, fade)
        pace(visits[0], fade)
        port = strangers(preview)
        for visit in visits:
            visit.close()
        other = subprocess.run([program, "preview", "Fade.swift", "--port", str(port)], cwd=work, capture_output=True, text=True)
        expect(other.returncode == 2 and str(port) in other.stderr and other.stderr.count("\n") == 1, "a port that is taken is exit 2")
        expect(sorted(path.name for path in work.iterdir()) == ["Fade.swift"], "nothing is written")
        expect(preview.end() == -signal.SIGINT, "control-C ends it")

        print("— a style of the catalogue")
        preview = Preview(program, work, "--style", "kugou-push", "--size", "188x333", "--param", "damping=0.5")
        visit = PreviewVisit(browser, preview, "light", 1280, 900)
        expect(visit.page.get_by_label("damping", exact=True).input_value() == "0.5", "a parameter of the command line is set")
        count = visit.films()
        visit.page.get_by_label("damping", exact=True).fill("0.2")
        seconds = visit.wait("film", count)
        expect("damping=0.2" in visit.page.locator("#command").inner_text(), f"a slider moves ({seconds:.2f} s)")
        visit.page.screenshot(path=f"{shots}/preview-style.png", full_page=True)
        visit.close()
        preview.process.send_signal(signal.SIGTERM)
        expect(preview.process.wait(10) == -signal.SIGTERM, "a signal ends it")
        browser.close()
    print(f"The preview works. Look at it: {shots}")


if __name__ == "__main__":
    test(*sys.argv[1:4])
