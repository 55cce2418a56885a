"""Films through the program and back through decoders that are not ours.

decoders.py PROGRAM WORK     WORK is an empty directory for frames and films
"""
import base64
import json
import pathlib
import subprocess
import sys

import numpy
from PIL import Image
from playwright.sync_api import sync_playwright

# How many images giflib's tool can hold.
GIFBUILD_LIMIT = 2048

# ImageDecoder knows every frame as the browser would show it, but asks for a secure page.
PAGE = "https://decoders.test/"
SCRIPT = """async ([type, text]) => {
  const data = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
  const decoder = new ImageDecoder({data, type, premultiplyAlpha: 'none', colorSpaceConversion: 'none'})
  await decoder.tracks.ready
  await decoder.completed
  const frames = []
  for (let number = 0; number < decoder.tracks.selectedTrack.frameCount; number++) {
    const {image} = await decoder.decode({frameIndex: number})
    const bytes = new Uint8Array(image.displayWidth * image.displayHeight * 4)
    await image.copyTo(bytes, {format: 'RGBA'})
    let letters = ''
    for (let at = 0; at < bytes.length; at += 32768) letters += String.fromCharCode(...bytes.subarray(at, at + 32768))
    frames.push([btoa(letters), image.duration])
    image.close()
  }
  return frames
}"""


def picture(width, height, color):
    return numpy.array([[color(x, y) for x in range(width)] for y in range(height)], numpy.uint8)


def opaque(number):
    """Different for numbers below 2^24, and not in order."""
    number = number * 2654435761 % (1 << 24)
    return (number & 255, number >> 8 & 255, number >> 16, 255)


def colors(width, height, count, shift=0):
    return picture(width, height, lambda x, y: opaque((y * width + x + shift) % count))


def changed(base, x, y, color):
    other = base.copy()
    other[y, x] = color
    return other


def scenarios():
    red = picture(7, 5, lambda x, y: (255, 0, 0, 255))
    half = picture(7, 5, lambda x, y: (0, 0, 0, 0) if y == 4 else (255, 0, 0, 255))
    smooth = [picture(121, 91, lambda x, y: (x * 2, y * 2, (x + y + n * 9) % 256, 255)) for n in range(3)]
    return {
        "one frame": [red],
        "two equal": [red, red],
        "all different": [colors(33, 17, 200, n * 3) for n in range(20)],
        "one pixel changed": [red, changed(red, 3, 2, (0, 0, 255, 255)), red],
        "transparent half": [half, red, half, half, changed(red, 3, 2, (0, 0, 255, 255))],
        "256 colours": [colors(40, 30, 256, n) for n in range(4)],
        "257 colours": [colors(40, 30, 257, n) for n in range(4)],
        "100,000 colours": [colors(400, 260, 100_000, n) for n in range(2)],
        "smooth": smooth,
        "1 x 1": [picture(1, 1, lambda x, y: opaque(n)) for n in range(3)],
        "1 x 99": [colors(1, 99, 50, n) for n in range(3)],
        "5,000 frames": [picture(3, 3, lambda x, y: opaque(n + x)) for n in range(5000)],
    }


def shown(frames):
    """What stands on a screen; colours of nothing do not count."""
    return [numpy.where(frame[..., 3:] == 0, 0, frame) for frame in frames]


def merged(frames):
    kept = [frames[0]]
    for frame in frames[1:]:
        if not numpy.array_equal(frame, kept[-1]):
            kept.append(frame)
    return kept


def pillow(path):
    with Image.open(path) as film:
        frames = []
        for number in range(film.n_frames):
            film.seek(number)
            frames.append(numpy.asarray(film.convert("RGBA")))
        return frames


def ffmpeg(path, shape):
    demuxer = ["-f", "apng"] if path.suffix == ".png" else []
    command = ["ffmpeg", "-v", "error", *demuxer, "-i", path, "-vsync", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", "-"]
    data = subprocess.run(command, capture_output=True, check=True).stdout
    return list(numpy.frombuffer(data, numpy.uint8).reshape(-1, *shape))


def giflib(path):
    """As giflib reads it and writes it anew, with words between."""
    words = subprocess.run(["gifbuild", "-d", path], capture_output=True, check=True).stdout
    copy = path.with_suffix(".giflib.gif")
    copy.write_bytes(subprocess.run(["gifbuild"], input=words, capture_output=True, check=True).stdout)
    return pillow(copy)


def chromium(page, path, shape):
    kind = "image/gif" if path.suffix == ".gif" else "image/png"
    frames = page.evaluate(SCRIPT, [kind, base64.b64encode(path.read_bytes()).decode()])
    return [numpy.frombuffer(base64.b64decode(frame), numpy.uint8).reshape(shape) for frame, _ in frames]


def expect(condition, what):
    if not condition:
        raise SystemExit(f"FAIL {what}")


def check(page, program, work, name, pictures, suffix, options):
    frames = work / name.replace(" ", "-")
    if not frames.exists():
        frames.mkdir()
        for number, pixels in enumerate(pictures):
            Image.fromarray(pixels, "RGBA").save(frames / f"{number}.png")
    path = work / f"{frames.name}{''.join(options)}{suffix}"
    subprocess.run([program, "encode", frames, path, "-q", *options], check=True)
    where = f"{name} {suffix} {' '.join(options)}"
    shape = pictures[0].shape
    decoded = {"Chromium": shown(chromium(page, path, shape)), "ffmpeg": shown(ffmpeg(path, shape))}
    # Pillow does not bring back what an animated PNG's image stood over.
    if suffix == ".gif":
        decoded["Pillow"] = shown(pillow(path))
    if suffix == ".gif" and len(pictures) <= GIFBUILD_LIMIT:
        decoded["giflib"] = shown(giflib(path))
    if suffix == ".png":
        subprocess.run(["pngcheck", "-q", path], check=True)
    reference = decoded["Chromium"]
    for decoder, frames in decoded.items():
        expect(len(frames) == len(reference), f"{where}: {decoder} sees {len(frames)} frames, Chromium {len(reference)}")
        for number, (one, other) in enumerate(zip(frames, reference)):
            expect(numpy.array_equal(one, other), f"{where}: {decoder} and Chromium differ in frame {number}")
    exact = suffix == ".png" or all(len(numpy.unique(p.reshape(-1, 4), axis=0)) <= 256 for p in pictures)
    if exact and "40" not in options:
        wanted = merged(shown(pictures))
        expect(len(reference) == len(wanted), f"{where}: {len(reference)} frames, not {len(wanted)}")
        expect(all(map(numpy.array_equal, reference, wanted)), f"{where}: the pixels are not the source's")
    print(f"ok {where}: {len(reference)} frames, {', '.join(decoded)}", flush=True)


def videos(program, work):
    """One film as raw pixels, as Y4M and as PNGs: Pillow sees the same pixels as lie there raw, ffmpeg nearly the same colours."""
    film = [program, "--style", "mg-present", "--size", "64x96", "--fps", "10", "-q"]
    for output in ("film.rgba", "film.y4m", "film/"):
        subprocess.run([*film, f"{work}/{output}"], check=True)
    shape = (96, 64, 4)
    raw = numpy.frombuffer((work / "film.rgba").read_bytes(), numpy.uint8).reshape(-1, *shape)
    pngs = [numpy.asarray(Image.open(path).convert("RGBA")) for path in sorted((work / "film").iterdir())]
    expect(len(pngs) == len(raw) and all(map(numpy.array_equal, pngs, raw)), "raw pixels and PNGs of a film differ")
    seen = ffmpeg(work / "film.y4m", shape)
    expect(len(seen) == len(raw), f"ffmpeg sees {len(seen)} frames of Y4M, not {len(raw)}")
    for number, (one, other) in enumerate(zip(seen, raw)):
        error = numpy.abs(one[..., :3].astype(int) - other[..., :3]).mean()
        expect(error < 4, f"the colours of frame {number} of Y4M are {error} levels off on average")
    print(f"ok videos: {len(raw)} frames, ffmpeg, Pillow", flush=True)


# The command lines that prove a format of frames encoded; formats of videos are proved by `videos`.
ENCODED = {
    "gif": [(".gif", ()), (".gif", ("--quality", "40")), (".gif", ("--quality", "100")), (".gif", ("--dither", "none")), (".gif", ("--draft",))],
    "apng": [(".png", ())],
}
VIDEOS = {"y4m", "rgba"}


def formats(program):
    """The streams in the program's table of formats."""
    tables = json.loads(subprocess.run([program, "help", "--json"], capture_output=True, check=True).stdout)
    return next(option["names"] for option in tables["options"] if option["name"] == "format")


def main():
    program, work = sys.argv[1], pathlib.Path(sys.argv[2])
    for name in formats(program):
        expect(name in ENCODED or name in VIDEOS, f"no decoder proves {name}: add a row here")
    videos(program, work)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        page.route(PAGE, lambda route: route.fulfill(body="<title>decoders</title>", content_type="text/html"))
        page.goto(PAGE)
        for name, pictures in scenarios().items():
            for suffix, options in sum(ENCODED.values(), []):
                check(page, program, work, name, pictures, suffix, options)
        browser.close()


main()
