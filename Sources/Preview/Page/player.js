'use strict';
// A film: its pictures as PNGs, which are drawn to bitmaps when they are wanted.
class Film {
  static most = 150 << 20;
  constructor(facts, bytes) {
    Object.assign(this, facts);
    let at = 0;
    this.pictures = facts.lengths.map(length => new Blob([bytes.subarray(at, at += length)], {type: 'image/png'}));
    this.bitmaps = new Map();
  }
  get count() { return this.frames.length; }
  get seconds() { return this.count ? this.frames.at(-1)[2] : 0; }
  // The frame that is shown at a time, in seconds.
  at(time) {
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.frames[middle][1] <= time + 1e-6) low = middle; else high = middle - 1;
    }
    return low;
  }
  // A frame's bitmap. Those asked for longest ago go where there are too many.
  picture(frame) {
    const number = this.frames[frame][0];
    const known = this.bitmaps.get(number) || createImageBitmap(this.pictures[number], {colorSpaceConversion: 'none'});
    this.bitmaps.delete(number);
    this.bitmaps.set(number, known);
    const room = Math.max(12, Film.most / (this.width * this.height * 4));
    for (const [old, bitmap] of this.bitmaps) {
      if (this.bitmaps.size <= room) break;
      this.bitmaps.delete(old);
      bitmap.then(picture => picture.close(), () => {});
    }
    return known;
  }
  close() {
    for (const bitmap of this.bitmaps.values()) bitmap.then(picture => picture.close(), () => {});
    this.bitmaps.clear();
  }
}
// Shows a film: one frame, or all of them in their time.
class Player {
  constructor(canvas, changed) {
    [this.canvas, this.changed] = [canvas, changed];
    [this.film, this.frame, this.playing, this.speed, this.loops] = [null, 0, false, 1, true];
  }
  // Takes another film. It stands where the one before stood, as a share of its time.
  async show(film) {
    const old = this.film, share = old && old.seconds ? old.frames[this.frame][1] / old.seconds : 0;
    await film.picture(0);
    this.film = film;
    [this.canvas.width, this.canvas.height] = [film.width, film.height];
    this.canvas.style.setProperty('--wide', `${film.width / film.scale}px`);
    this.canvas.style.setProperty('--shape', film.width / film.height);
    if (old) old.close();
    this.begin = null;
    await this.go(old && Math.abs(old.seconds - film.seconds) < 1e-6 ? Math.min(this.frame, film.count - 1)
      : film.at(share * film.seconds));
  }
  async go(frame) {
    if (!this.film) return;
    this.frame = Math.max(0, Math.min(this.film.count - 1, frame));
    this.changed();
    const film = this.film, wanted = this.frame, picture = await film.picture(wanted);
    if (this.film !== film || this.frame !== wanted) return;
    const context = this.canvas.getContext('2d');
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.drawImage(picture, 0, 0);
    this.drawn = wanted;
  }
  step(by) {
    this.pause();
    return this.go(this.frame + by);
  }
  jump(frame) {
    this.pause();
    return this.go(frame);
  }
  toggle() { if (this.playing) this.pause(); else this.play(); }
  pause() {
    this.playing = false;
    this.changed();
  }
  play() {
    if (!this.film) return;
    if (this.frame >= this.film.count - 1) this.frame = 0;
    [this.playing, this.begin] = [true, null];
    this.changed();
    requestAnimationFrame(now => this.tick(now));
  }
  // Between two plays the last picture stands for half a second.
  tick(now) {
    if (!this.playing || !this.film) return;
    const film = this.film;
    if (this.begin === null) this.begin = now - film.frames[this.frame][1] * 1000 / this.speed;
    const time = (now - this.begin) / 1000 * this.speed;
    if (time > film.seconds + (this.loops ? 0.5 * this.speed : 0)) {
      if (!this.loops) {
        this.go(film.count - 1);
        return this.pause();
      }
      this.begin = now;
      this.go(0);
    } else {
      const frame = film.at(Math.min(time, film.seconds));
      if (frame !== this.frame) this.go(frame);
      for (let ahead = 1; ahead < 6; ahead++) film.picture((frame + ahead) % film.count);
    }
    requestAnimationFrame(next => this.tick(next));
  }
  pace(speed) { [this.speed, this.begin] = [speed, null]; }
}
