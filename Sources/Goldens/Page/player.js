function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}
const trimmed = number => String(Math.round(number * 10000) / 10000);
// The golden in dim grey, what differs in magenta, a yellow frame around what is small; and how many pixels that is.
function difference(one, other) {
  const {width, height} = one, picture = blank(width, height), context = picture.getContext('2d');
  const [old, now] = [one, other].map(canvas => canvas.getContext('2d').getImageData(0, 0, width, height).data);
  const result = context.createImageData(width, height), into = result.data;
  let count = 0, left = width, right = -1, top = height, bottom = -1;
  for (let at = 0; at < old.length; at += 4) {
    const same = old[at] === now[at] && old[at + 1] === now[at + 1] && old[at + 2] === now[at + 2] && old[at + 3] === now[at + 3];
    if (same) {
      into[at] = into[at + 1] = into[at + 2] = 24 + (0.21 * old[at] + 0.72 * old[at + 1] + 0.07 * old[at + 2]) / 4;
    } else {
      const x = at / 4 % width, y = Math.floor(at / 4 / width);
      [into[at], into[at + 1], into[at + 2]] = [255, 0, 200];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      count++;
    }
    into[at + 3] = 255;
  }
  context.putImageData(result, 0, 0);
  if (count && Math.max(right - left, bottom - top) < 24) {
    // Wide enough to be seen on a small screen.
    const far = Math.max(5.5, width / 60);
    context.strokeStyle = '#ff0';
    context.lineWidth = Math.max(1, width / 125);
    context.strokeRect(left + 0.5 - far, top + 0.5 - far, right - left + 2 * far, bottom - top + 2 * far);
  }
  return {picture, count};
}
class Player {
  static views = ['Side by side', 'Onion skin', 'Blink', 'Difference', 'Expected', 'Actual'];
  constructor(entry) {
    this.finding = entry.finding;
    this.bad = entry.finding.badFrames;
    const id = role => entry.films.find(film => film.startsWith(role));
    this.ids = {expected: id('expected'), actual: id('actual')};
    const {shape, goldenShape} = entry.finding;
    this.shapes = {expected: goldenShape || shape, actual: shape};
    this.times = [shape, goldenShape].filter(Boolean).map(shape => shape.times).sort((a, b) => b.length - a.length)[0];
    this.count = this.times.length;
    this.both = Boolean(this.ids.expected && this.ids.actual);
    this.frame = this.bad.length ? this.bad[0].frame : 0;
    this.view = this.both ? 0 : this.ids.expected ? 4 : 5;
    this.zoom = 0;
    this.build();
  }
  async load() {
    this.films = {};
    for (const role of ['expected', 'actual']) {
      if (this.ids[role]) this.films[role] = await framesOf(this.ids[role], this.shapes[role]);
    }
    this.draw();
  }
  build() {
    this.stage = make('div', {class: 'stage', role: 'img', tabindex: '0'});
    this.where = make('output', {class: 'where'});
    this.slider = make('input', {type: 'range', min: 0, max: this.count - 1, step: 1, value: this.frame,
      'aria-label': 'Frame', oninput: () => this.go(Number(this.slider.value))});
    this.play = make('button', {type: 'button', onclick: () => this.toggle()}, 'Play');
    const button = (label, name, action) => make('button', {type: 'button', 'aria-label': name, title: name, onclick: action}, label);
    const worst = this.bad.reduce((one, other) => !one || other.over > one.over
      || (other.over === one.over && other.distance > one.distance) ? other : one, null);
    this.worst = worst ? worst.frame : null;
    this.ticks = make('div', {class: 'ticks', 'aria-hidden': 'true'});
    for (const bad of this.bad) {
      this.ticks.append(make('span', {style: `left: ${this.count > 1 ? bad.frame / (this.count - 1) * 100 : 0}%`}));
    }
    const names = this.both ? Player.views : Player.views.filter((_, n) => n === (this.ids.expected ? 4 : 5));
    this.buttons = names.map(name => make('button', {type: 'button', onclick: () => this.show(Player.views.indexOf(name))}, name));
    this.mix = make('input', {type: 'range', min: 0, max: 100, value: 50, 'aria-label': 'How much of the actual film',
      oninput: () => this.draw()});
    this.mixLabel = make('label', {}, 'expected', this.mix, 'actual');
    const zoom = make('select', {'aria-label': 'Size', onchange: () => { this.zoom = Number(zoom.value); this.draw(); }},
      ...[['fit', 0], ['1×', 1], ['2×', 2], ['4×', 4]].map(([text, value]) => make('option', {value}, text)));
    const moving = this.count > 1 ? [button('|◀', 'First frame', () => this.go(0)),
      button('◀', 'Frame before', () => this.go(this.frame - 1)), this.play,
      button('▶', 'Next frame', () => this.go(this.frame + 1)), button('▶|', 'Last frame', () => this.go(this.count - 1)),
      make('div', {class: 'scrub'}, this.slider, this.ticks)] : [];
    const jumps = this.bad.length ? [button('First bad', 'First bad frame', () => this.go(this.bad[0].frame)),
      button('Worst', 'Worst frame', () => this.go(this.worst))] : [];
    this.element = make('div', {}, this.stage,
      make('div', {class: 'controls'}, ...moving, this.where),
      make('div', {class: 'controls'}, make('div', {class: 'views', role: 'group', 'aria-label': 'View'}, ...this.buttons),
        ...jumps, zoom, this.mixLabel));
    this.caption();
  }
  caption() {
    const bad = this.bad.find(bad => bad.frame === this.frame);
    this.where.textContent = `frame ${this.frame} of 0–${this.count - 1}, ${trimmed(this.times[this.frame])} s`
      + (!bad ? '' : bad.isUnseen ? ': its hash differs'
        : `: ${bad.different} pixel${bad.different === 1 ? ' differs' : 's differ'}, worst by ${bad.levels}`);
    this.slider.value = this.frame;
    this.slider.setAttribute('aria-valuetext', this.where.textContent);
    for (const element of this.buttons) {
      element.setAttribute('aria-pressed', String(element.textContent === Player.views[this.view]));
    }
    this.mixLabel.hidden = this.view !== 1;
    this.mixLabel.style.display = this.view === 1 ? '' : 'none';
    this.stage.setAttribute('aria-label', `${Player.views[this.view]}, ${this.where.textContent}`);
  }
  picture(role) {
    const frames = this.films && this.films[role];
    return frames && frames[Math.min(this.frame, frames.length - 1)];
  }
  draw() {
    this.caption();
    const [expected, actual] = [this.picture('expected'), this.picture('actual')];
    if (!expected && !actual) return;
    const figure = (name, ...canvases) => {
      const copies = canvases.map(canvas => this.sized(copied(canvas)));
      return make('figure', {}, make('div', {class: 'pair'}, ...copies), make('figcaption', {}, name));
    };
    const comparable = expected && actual && expected.width === actual.width && expected.height === actual.height;
    const diff = () => comparable ? difference(expected, actual) : null;
    const shown = [];
    if (this.view === 0) {
      const found = diff();
      shown.push(figure('expected', expected));
      if (found) shown.push(figure(`difference: ${found.count} pixels`, found.picture));
      shown.push(figure('actual', actual));
    } else if (this.view === 1) {
      const both = figure(`${this.mix.value} % actual`, expected, actual);
      both.querySelectorAll('canvas')[1].style.opacity = this.mix.value / 100;
      shown.push(both);
    } else if (this.view === 2) {
      shown.push(this.blinks ? figure('actual', actual) : figure('expected', expected));
    } else if (this.view === 3) {
      const found = diff();
      shown.push(found ? figure(`difference: ${found.count} pixels`, found.picture)
        : make('p', {}, 'The frames have two sizes: there is nothing to lay over each other.'));
    } else {
      shown.push(this.view === 4 ? figure('expected', expected) : figure('actual', actual));
    }
    this.stage.classList.toggle('zoomed', this.zoom > 0);
    this.stage.replaceChildren(...shown);
  }
  sized(canvas) {
    if (this.zoom) canvas.style.width = `${canvas.width * this.zoom / this.finding.shape.scale}px`;
    return canvas;
  }
  go(frame) {
    this.frame = Math.max(0, Math.min(this.count - 1, frame));
    this.draw();
  }
  show(view) {
    if (!this.both) return;
    this.view = view;
    clearInterval(this.blinking);
    this.blinks = false;
    if (view === 2) this.blinking = setInterval(() => { this.blinks = !this.blinks; this.draw(); }, 450);
    this.draw();
  }
  toggle() {
    this.playing = !this.playing;
    this.play.textContent = this.playing ? 'Pause' : 'Play';
    clearTimeout(this.timer);
    if (this.playing) this.step();
  }
  step() {
    const next = (this.frame + 1) % this.count;
    const stays = next ? this.times[next] - this.times[this.frame] : 0.6;
    this.timer = setTimeout(() => { this.go(next); this.step(); }, Math.max(16, Math.min(stays, 2) * 1000));
  }
  stop() {
    if (this.playing) this.toggle();
    clearInterval(this.blinking);
  }
  key(event) {
    const actions = {ArrowLeft: () => this.go(this.frame - 1), ArrowRight: () => this.go(this.frame + 1),
      Home: () => this.go(0), End: () => this.go(this.count - 1), ' ': () => this.count > 1 && this.toggle(),
      b: () => this.bad.length && this.go(this.bad[0].frame), w: () => this.worst !== null && this.go(this.worst)};
    for (let n = 0; n < 6; n++) actions[n + 1] = () => this.show(n);
    const action = actions[event.key];
    if (action) action();
    return Boolean(action);
  }
}
