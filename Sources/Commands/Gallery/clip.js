// A GIF's pictures: each has its place, its indices and colours, and how long it stands, in seconds.
class GIFReader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset);
    [this.width, this.height] = [this.short(6), this.short(8)];
    this.images = [];
    let at = 13, control = {delay: 0, disposal: 0, clear: -1};
    const shared = this.palette(10, at);
    at += shared.length * 3;
    while (bytes[at] === 0x21 || bytes[at] === 0x2C) {
      if (bytes[at] === 0x21) {
        if (bytes[at + 1] === 0xF9) {
          const flags = bytes[at + 3];
          control = {delay: this.short(at + 4) / 100, disposal: flags >> 2 & 7, clear: flags & 1 ? bytes[at + 6] : -1};
        }
        at = this.blocks(at + 2)[1];
        continue;
      }
      const [left, top, width, height] = [1, 3, 5, 7].map(part => this.short(at + part));
      const own = this.palette(at + 9, at + 10);
      const bits = bytes[at + 10 + own.length * 3], [data, end] = this.blocks(at + 11 + own.length * 3);
      this.images.push({...control, left, top, width, height, colors: own.length ? own : shared, bits, data});
      control = {delay: 0, disposal: 0, clear: -1};
      at = end;
    }
  }
  short(at) { return this.view.getUint16(at, true); }
  palette(flagsAt, at) {
    const flags = this.bytes[flagsAt];
    if (!(flags & 0x80)) return [];
    return Array.from({length: 2 << (flags & 7)}, (_, n) => [...this.bytes.subarray(at + 3 * n, at + 3 * n + 3)]);
  }
  // The bytes of the blocks that begin at a place, and the place behind them.
  blocks(at) {
    const found = [];
    for (; this.bytes[at]; at += this.bytes[at] + 1) found.push(this.bytes.subarray(at + 1, at + 1 + this.bytes[at]));
    return [found, at + 1];
  }
  indices({bits, data, width, height}) {
    const out = new Uint8Array(width * height), before = new Int16Array(4096), last = new Uint8Array(4096);
    const stack = new Uint8Array(4097), clear = 1 << bits;
    let size = bits + 1, next = clear + 2, old = -1, first = 0, buffer = 0, held = 0, place = 0;
    for (let n = 0; n < clear; n++) last[n] = n;
    for (const block of data) {
      for (const byte of block) {
        buffer |= byte << held;
        held += 8;
        while (held >= size) {
          let code = buffer & ((1 << size) - 1), top = 0;
          buffer >>>= size;
          held -= size;
          if (code === clear) {
            [size, next, old] = [bits + 1, clear + 2, -1];
            continue;
          }
          if (code === clear + 1 || place >= out.length) return out;
          const now = code;
          if (old >= 0 && code >= next) {
            stack[top++] = first;
            code = old;
          }
          while (code >= clear) {
            stack[top++] = last[code];
            code = before[code];
          }
          first = last[code];
          stack[top++] = first;
          if (old >= 0 && next < 4096) {
            [before[next], last[next]] = [old, first];
            if (++next === 1 << size && size < 12) size++;
          }
          old = now;
          while (top) out[place++] = stack[--top];
        }
      }
    }
    return out;
  }
}
// A film for the player, made of a GIF.
class Clip extends Film {
  constructor(bytes, facts) {
    const gif = new GIFReader(bytes), frames = [];
    let time = 0;
    gif.images.forEach((image, number) => frames.push([number, time, time += image.delay]));
    super({...facts, width: gif.width, height: gif.height, frames, lengths: []}, bytes);
    [this.gif, this.canvas, this.painted] = [gif, document.createElement('canvas'), -1];
    [this.canvas.width, this.canvas.height] = [gif.width, gif.height];
    this.context = this.canvas.getContext('2d', {willReadFrequently: true});
  }
  // Each picture lies on those before it, so pictures are painted in order.
  async picture(frame) {
    const known = this.bitmaps.get(frame);
    if (known) return known;
    if (frame <= this.painted) {
      this.context.clearRect(0, 0, this.width, this.height);
      this.painted = -1;
    }
    while (this.painted < frame) this.paint(++this.painted);
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [this.width, this.height];
    copy.getContext('2d').drawImage(this.canvas, 0, 0);
    copy.close = () => {};
    this.bitmaps.set(frame, Promise.resolve(copy));
    const room = Math.max(12, Film.most / (this.width * this.height * 4));
    for (const old of this.bitmaps.keys()) {
      if (this.bitmaps.size <= room) break;
      this.bitmaps.delete(old);
    }
    return copy;
  }
  paint(number) {
    const before = this.gif.images[number - 1], image = this.gif.images[number];
    if (before && before.disposal === 2) this.context.clearRect(before.left, before.top, before.width, before.height);
    if (before && before.disposal === 3 && this.kept) this.context.putImageData(this.kept, before.left, before.top);
    const {left, top, width, height, colors, clear} = image;
    const part = this.context.getImageData(left, top, width, height), into = part.data, indices = this.gif.indices(image);
    this.kept = image.disposal === 3 ? this.context.getImageData(left, top, width, height) : null;
    for (let at = 0; at < indices.length; at++) {
      if (indices[at] === clear) continue;
      [into[4 * at], into[4 * at + 1], into[4 * at + 2]] = colors[indices[at]];
      into[4 * at + 3] = 255;
    }
    this.context.putImageData(part, left, top);
  }
}
