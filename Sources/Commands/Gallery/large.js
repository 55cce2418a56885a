const byId = id => document.getElementById(id), large = byId('large'), clips = {};
const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
const player = new Player(byId('screen'), caption);
let shown = null;
// Called by the scripts that lie beside the page, one for each film.
function takeClip(clip) { clips[clip.name] = clip; }
function load(section) {
  const name = section.id;
  if (clips[name]) return Promise.resolve(clips[name]);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => clips[name] ? resolve(clips[name]) : reject(new Error('it holds no film'));
    script.onerror = () => reject(new Error('it is not there'));
    script.src = `${encodeURIComponent(section.dataset.file)}.js`;
    document.head.append(script);
  });
}
// Shows a card's film large.
async function enlarge(section) {
  shown = section;
  player.pause();
  byId('large-name').textContent = section.id;
  byId('large-summary').textContent = section.querySelector('.summary').textContent;
  byId('large-command').textContent = section.querySelector('.command code').textContent;
  if (!large.open) large.showModal();
  large.scrollTop = 0;
  let clip;
  try {
    clip = await load(section);
  } catch (error) {
    byId('where').textContent = `${section.dataset.file}.js beside the page cannot be loaded: ${error.message}`;
    return;
  }
  if (shown !== section) return;
  listCalls(clip);
  draw(clip);
  byId('own').hidden = !clip.source;
  byId('source').textContent = clip.source || '';
  const bytes = Uint8Array.from(atob(clip.film), letter => letter.charCodeAt(0));
  if (player.film) player.film.close();
  player.film = null;
  await player.show(new Clip(bytes, {scale: clip.scale}));
  byId('screen').style.width = '';
  large.dataset.film = section.id;
  if (!isCalm.matches) player.play();
}
// The motion's time at a frame; a slow film shows less of the motion in a second.
const motionAt = (clip, time) => (time - clip.begin) * clip.speed;
// The first frame that does not begin before a time.
function frameFrom(time) {
  const {frames} = player.film, frame = player.film.at(time);
  return frames[frame][1] < time - 1e-6 ? frame + 1 : frame;
}
function listCalls(clip) {
  byId('calls').replaceChildren(...clip.calls.map(([time, text]) => {
    const item = document.createElement('li'), button = document.createElement('button');
    button.type = 'button';
    button.append(Object.assign(document.createElement('time'), {textContent: `${time.toFixed(3)} s`}), ` ${text}`);
    button.addEventListener('click', () => player.jump(frameFrom(time / clip.speed + clip.begin)));
    item.append(button);
    return item;
  }));
  if (!clip.calls.length) byId('calls').append(Object.assign(document.createElement('li'), {textContent: 'None: UIKit does it alone.'}));
}
const curve = {left: 28, right: 292, top: 12, bottom: 118, low: 0, high: 1, seconds: 1};
const across = time => curve.left + (curve.right - curve.left) * Math.min(Math.max(time / curve.seconds, 0), 1);
const up = share => curve.bottom - (curve.bottom - curve.top) * (share - curve.low) / (curve.high - curve.low);
function shape(tag, attributes, text = '') {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}
function draw(clip) {
  const points = clip.progress, svg = byId('plot').querySelector('svg');
  byId('plot').hidden = points.length < 2;
  if (points.length < 2) return;
  const shares = points.map(point => point[1]);
  [curve.low, curve.high, curve.seconds] = [Math.min(0, ...shares), Math.max(1, ...shares), points.at(-1)[0]];
  svg.replaceChildren(
    ...[0, 1].map(share => shape('line', {class: 'rule', x1: curve.left, x2: curve.right, y1: up(share), y2: up(share)})),
    ...[0, 1].map(share => shape('text', {x: curve.left - 6, y: up(share) + 4, 'text-anchor': 'end'}, String(share))),
    shape('text', {x: curve.left, y: 134}, '0 s'),
    shape('text', {x: curve.right, y: 134, 'text-anchor': 'end'}, `${curve.seconds.toFixed(2)} s`),
    shape('polyline', {class: 'way', points: points.map(([time, share]) => `${across(time).toFixed(1)},${up(share).toFixed(1)}`).join(' ')}),
    shape('line', {id: 'now', y1: curve.top - 6, y2: curve.bottom, x1: curve.left, x2: curve.left}));
}
function caption() {
  const film = player.film, clip = shown && clips[shown.id];
  byId('play').textContent = player.playing ? 'Pause' : 'Play';
  if (!film || !clip) return;
  const begin = film.frames[player.frame][1], time = motionAt(clip, begin);
  const words = `frame ${player.frame} of 0–${film.count - 1}, ${begin.toFixed(2)} s of ${film.seconds.toFixed(2)} s`;
  [byId('scrubber').max, byId('scrubber').value] = [film.count - 1, player.frame];
  byId('scrubber').setAttribute('aria-valuetext', words);
  byId('where').textContent = words;
  byId('screen').setAttribute('aria-label', `${shown.id}, ${words}`);
  const mark = byId('now');
  if (mark) for (const end of ['x1', 'x2']) mark.setAttribute(end, across(time).toFixed(1));
  clip.calls.forEach(([at], number) => {
    const item = byId('calls').children[number];
    if (item) item.classList.toggle('past', at <= time + 1e-6);
  });
}
const near = by => {
  const all = sections.filter(section => !section.hidden).sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  enlarge(all[(all.indexOf(shown) + by + all.length) % all.length]);
};
const clicks = {first: () => player.jump(0), back: () => player.step(-1), play: () => player.toggle(), next: () => player.step(1),
  last: () => player.jump(player.film ? player.film.count - 1 : 0), close: () => large.close(), earlier: () => near(-1),
  later: () => near(1)};
for (const [id, action] of Object.entries(clicks)) byId(id).addEventListener('click', action);
byId('scrubber').addEventListener('input', () => player.jump(Number(byId('scrubber').value)));
byId('speed').addEventListener('change', () => player.pace(Number(byId('speed').value)));
byId('copy-source').addEventListener('click', event => copied(event.target, byId('source').textContent, 'Copied the source'));
large.addEventListener('close', () => {
  player.pause();
  if (shown) shown.querySelector('.open').focus();
});
// A click on the ground behind the dialog closes it.
large.addEventListener('click', event => { if (event.target === large) large.close(); });
large.addEventListener('keydown', event => {
  const target = event.target;
  if (target.matches('select') || event.ctrlKey || event.metaKey || event.altKey) return;
  const speeds = byId('speed'), pace = by => {
    speeds.selectedIndex = Math.max(0, Math.min(speeds.options.length - 1, speeds.selectedIndex + by));
    player.pace(Number(speeds.value));
  };
  const keys = {'[': () => pace(-1), ']': () => pace(1), j: clicks.later, k: clicks.earlier};
  if (!target.matches('button, summary')) keys[' '] = clicks.play;
  if (!target.matches('input, pre')) Object.assign(keys, {ArrowLeft: clicks.back, ArrowRight: clicks.next, Home: clicks.first, End: clicks.last});
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
