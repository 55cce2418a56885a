// The golden in dim grey, what differs in magenta; how many pixels that is, and the box around them.
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
  return {picture, count, box: count ? {left, right, top, bottom} : null};
}
class Player {
  static views = ['Side by side', 'Onion skin', 'Blink', 'Difference', 'Expected', 'Actual', 'Wipe', 'Strip'];
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
    this.center = null;
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
    const zoom = this.sizes = make('select', {'aria-label': 'Size', onchange: () => this.enlarge(Number(zoom.value))},
      ...[['fit', 0], ['1×', 1], ['2×', 2], ['4×', 4], ['8×', 8]].map(([text, value]) => make('option', {value}, text)));
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
    const mixes = this.view === 1 || this.view === 6;
    this.mixLabel.hidden = !mixes;
    this.mixLabel.style.display = mixes ? '' : 'none';
    this.stage.setAttribute('aria-label', `${Player.views[this.view]}, ${this.where.textContent}`);
  }
  picture(role, frame = this.frame) {
    const frames = this.films && this.films[role];
    return frames && frames[Math.min(frame, frames.length - 1)];
  }
  draw() {
    this.caption();
    const [expected, actual] = [this.picture('expected'), this.picture('actual')];
    if (!expected && !actual) return;
    const comparable = expected && actual && expected.width === actual.width && expected.height === actual.height;
    const found = comparable ? difference(expected, actual) : null;
    const box = found && found.box, {width, height} = actual || expected;
    const figure = (name, ...canvases) => {
      const copies = canvases.map(canvas => this.sized(copied(canvas)));
      // Where nearly all differs, a frame around it says nothing.
      const isPart = box && (box.right - box.left + 1) * (box.bottom - box.top + 1) < width * height / 2;
      const marks = isPart ? [marker(box, width, height)] : [];
      const pair = make('div', {class: 'pair'}, make('div', {class: 'layers'}, ...copies, ...marks));
      this.point(pair, copies[0], {expected, actual});
      return make('figure', {}, pair, make('figcaption', {}, name));
    };
    const shown = [];
    if (this.view === 0) {
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
      shown.push(found ? figure(`difference: ${found.count} pixels`, found.picture)
        : make('p', {}, 'The frames have two sizes: there is nothing to lay over each other.'));
    } else if (this.view === 6) {
      const both = figure(`expected | actual, cut at ${this.mix.value} %`, expected, actual);
      both.querySelectorAll('canvas')[1].style.clipPath = `inset(0 0 0 ${this.mix.value}%)`;
      shown.push(both);
    } else if (this.view === 7) {
      shown.push(this.strip());
    } else {
      shown.push(this.view === 4 ? figure('expected', expected) : figure('actual', actual));
    }
    const before = [...this.stage.querySelectorAll('.pair')].map(pair => [pair.scrollLeft, pair.scrollTop])[0];
    this.stage.classList.toggle('zoomed', this.zoom > 0 && this.view !== 7);
    this.stage.replaceChildren(...shown);
    if (this.zoom) this.place(box, width, height, before);
  }
  enlarge(zoom) {
    [this.zoom, this.center, this.sizes.value] = [zoom, null, zoom];
    this.draw();
  }
  // Puts the worst pixel of a frame in the middle of each picture that is larger than its room, once; whoever scrolls then stays there.
  place(box, width, height, before) {
    const pairs = [...this.stage.querySelectorAll('.pair')], bad = this.bad.find(bad => bad.frame === this.frame && !bad.isUnseen);
    const x = bad ? bad.x : box ? (box.left + box.right) / 2 : width / 2, y = bad ? bad.y : box ? (box.top + box.bottom) / 2 : height / 2;
    const wanted = `${this.frame} ${this.zoom} ${this.stage.clientWidth}`;
    for (const pair of pairs) {
      const canvas = pair.querySelector('canvas');
      if (this.center === wanted && before) [pair.scrollLeft, pair.scrollTop] = before;
      else {
        pair.scrollLeft = (x + 0.5) / width * canvas.clientWidth - pair.clientWidth / 2;
        pair.scrollTop = (y + 0.5) / height * canvas.clientHeight - pair.clientHeight / 2;
      }
      pair.addEventListener('scroll', () => {
        for (const other of pairs) {
          if (other.scrollLeft !== pair.scrollLeft) other.scrollLeft = pair.scrollLeft;
          if (other.scrollTop !== pair.scrollTop) other.scrollTop = pair.scrollTop;
        }
      });
    }
    this.center = wanted;
  }
  // A pointer over a picture has the loupe; pressed on a wipe it moves the cut.
  point(pair, canvas, frames) {
    const follow = event => {
      if (this.view === 6 && event.buttons) {
        const box = canvas.getBoundingClientRect(), share = (event.clientX - box.left) / box.width * 100;
        this.mix.value = Math.round(Math.max(0, Math.min(100, share)));
        const [, upper] = pair.querySelectorAll('canvas');
        upper.style.clipPath = `inset(0 0 0 ${this.mix.value}%)`;
        return loupe.hide();
      }
      loupe.follow(event, canvas, frames);
    };
    pair.addEventListener('pointermove', follow);
    pair.addEventListener('pointerdown', follow);
    for (const end of ['pointerleave', 'pointercancel']) pair.addEventListener(end, () => loupe.hide());
  }
  // The frames that tell most, side by side over their times: the bad ones, and those evenly between.
  strip() {
    const most = 8, last = this.count - 1, chosen = new Set([0, last, this.frame]);
    for (const {frame} of this.bad.slice(0, most - 3)) chosen.add(frame);
    for (let part = 1; chosen.size < Math.min(most, this.count) && part < this.count; part++) {
      chosen.add(this.count <= most ? part : Math.round(last * part / most));
    }
    const bad = new Set(this.bad.map(bad => bad.frame));
    const cells = [...chosen].sort((one, other) => one - other).map(frame => {
      const pictures = ['expected', 'actual'].map(role => this.picture(role, frame)).filter(Boolean).map(copied);
      return make('button', {type: 'button', class: bad.has(frame) ? 'bad' : '', 'aria-current': frame === this.frame ? 'true' : null,
        'aria-label': `Frame ${frame}`, onclick: () => this.go(frame)}, ...pictures,
      make('span', {}, `${trimmed(this.times[frame])} s`));
    });
    return make('div', {class: 'strip'}, ...cells);
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
    const sizes = [0, 1, 2, 4, 8];
    actions.z = () => this.enlarge(sizes[(sizes.indexOf(this.zoom) + 1) % sizes.length]);
    for (let n = 0; n < Player.views.length; n++) actions[n + 1] = () => this.show(n);
    const action = actions[event.key];
    if (action) action();
    return Boolean(action);
  }
}
