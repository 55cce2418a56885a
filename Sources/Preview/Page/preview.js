'use strict';
const byId = id => document.getElementById(id);
const wish = {from: null, to: null, dark: false, params: {}, drag: null, release: false};
const dropped = {};
let opening, controls = {}, listed = '', version = -1, command = '';
const player = new Player(byId('screen'), caption);

// MARK: The film

let asking = null, again = false;
// Asks for the film as everything is set now. A newer wish waits for the film under way, unless that takes long or shows what is
// no more in the sources.
async function ask(isUrgent = false) {
  if (asking) {
    again = true;
    if (isUrgent || performance.now() - asking.begun > 1500) asking.controller.abort();
    return;
  }
  const own = asking = {controller: new AbortController(), begun: performance.now()};
  const slow = setTimeout(() => say('Filming …'), 250);
  try {
    const answer = await fetch('film', {method: 'POST', body: JSON.stringify(wish), signal: own.controller.signal});
    if (!answer.ok) throw new Error(await answer.text());
    await take(new Uint8Array(await answer.arrayBuffer()), performance.now() - own.begun);
  } catch (error) {
    if (error.name !== 'AbortError') lost(error);
  }
  clearTimeout(slow);
  asking = null;
  if (again) {
    again = false;
    ask();
  }
}
function line(bytes) {
  const end = bytes.indexOf(10);
  return [JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))), bytes.subarray(end + 1)];
}
async function take(bytes, milliseconds) {
  const [told, rest] = line(bytes);
  ({version, command} = told);
  byId('command').textContent = command;
  if (told.problem) return complain(told.problem);
  const [facts, pictures] = line(rest);
  const film = new Film(facts, pictures);
  list(facts.parameters);
  byId('finger').hidden = !facts.finger && wish.drag === null;
  const isFirst = !player.film;
  await player.show(film);
  byId('problem').hidden = true;
  byId('screen').hidden = false;
  byId('stage').classList.remove('old');
  byId('gif').disabled = false;
  byId('notes').replaceChildren(...facts.notes.map(note => make('li', {}, note)));
  byId('notes').hidden = !facts.notes.length;
  say(`${facts.summary} · filmed in ${(milliseconds / 1000).toFixed(2)} s`);
  document.body.dataset.film = String(Number(document.body.dataset.film || 0) + 1);
  if (isFirst && !matchMedia('(prefers-reduced-motion: reduce)').matches) player.play();
}
function complain(lines) {
  byId('lines').textContent = lines.join('\n');
  byId('problem').hidden = false;
  byId('screen').hidden = true;
  byId('gif').disabled = true;
  say('No film');
  document.body.dataset.problem = String(Number(document.body.dataset.problem || 0) + 1);
}
function lost() {
  byId('stage').classList.add('old');
  say('The program does not answer: is it still running?');
}
function say(text) { byId('status').textContent = text; }
function caption() {
  const film = player.film;
  byId('play').textContent = player.playing ? 'Pause' : 'Play';
  if (!film) return;
  const [, begin] = film.frames[player.frame];
  const words = `frame ${player.frame} of 0–${film.count - 1}, ${begin.toFixed(3)} s of ${film.seconds.toFixed(2)} s`;
  byId('scrubber').max = film.count - 1;
  byId('scrubber').value = player.frame;
  byId('scrubber').setAttribute('aria-valuetext', words);
  byId('where').textContent = words;
  byId('screen').setAttribute('aria-label', `${opening.name}, ${words}`);
}

// MARK: What is set

let timer = null;
function changed(name, value) {
  if (value === undefined) delete wish.params[name]; else wish.params[name] = value;
  clearTimeout(timer);
  timer = setTimeout(ask, 60);
}
// Shows a control for each parameter. Where the sources have them no longer, what was set is forgotten.
function list(parameters) {
  const text = JSON.stringify(parameters);
  if (text === listed) return;
  listed = text;
  const names = parameters.map(parameter => parameter.name);
  for (const name of Object.keys(wish.params)) if (!names.includes(name)) delete wish.params[name];
  controls = {};
  for (const parameter of parameters) {
    controls[parameter.name] = new ParameterControl(parameter, wish.params[parameter.name], changed);
  }
  byId('parameters').replaceChildren(...Object.values(controls).map(control => control.element));
  byId('none').hidden = names.length > 0;
  byId('reset').hidden = !names.length;
}
function showFinger() {
  for (const id of ['share', 'release']) byId(id).disabled = !byId('drag').checked;
  byId('far').textContent = `${Math.round(byId('share').value * 100)} %`;
}
// A finger that does not drag lifts nowhere.
function setFinger() {
  const drags = byId('drag').checked;
  wish.drag = drags ? Number(byId('share').value) : null;
  wish.release = drags && byId('release').checked;
  showFinger();
  clearTimeout(timer);
  timer = setTimeout(ask, 60);
}
function reset() {
  wish.params = {};
  for (const control of Object.values(controls)) {
    control.value = undefined;
    control.show();
  }
  ask();
}
// Lists the screens to choose from: the style's own, the samples, those of the command line, and what was dropped.
function listScreens() {
  for (const place of ['from', 'to']) {
    const given = [opening.from, opening.to].filter((word, at, all) => word && !word.startsWith('sample:') && all.indexOf(word) === at);
    const options = [['', 'the style’s own'], ...opening.samples.map(name => [`sample:${name}`, name]),
      ...given.map(word => [word, word]), ...Object.entries(dropped)];
    byId(place).replaceChildren(...options.map(([value, text]) => make('option', {value}, text)));
    byId(place).value = wish[place] || '';
  }
}
function choose(place, value) {
  wish[place] = value || null;
  byId(place).value = value;
  ask();
}
async function takePicture(file, place) {
  const answer = await fetch(`picture?name=${encodeURIComponent(file.name)}`, {method: 'POST', body: file}).catch(() => null);
  const told = answer && answer.ok ? await answer.json() : {problem: answer ? await answer.text() : 'The program does not answer'};
  if (told.problem) return note(`${file.name}: ${told.problem}`);
  dropped[told.id] = file.name;
  wish[place] = told.id;
}
async function takePictures(files, places) {
  note('');
  for (const [at, file] of files.slice(0, places.length).entries()) await takePicture(file, places[at]);
  listScreens();
  ask();
}
function note(text) { byId('said').textContent = text; }

// MARK: What is taken along

async function copy() {
  try {
    await navigator.clipboard.writeText(command);
  } catch {
    const field = make('textarea');
    field.value = command;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  note('Copied');
}
async function saveGIF() {
  const button = byId('gif');
  button.disabled = true;
  note('Making the GIF …');
  try {
    const answer = await fetch('gif', {method: 'POST', body: JSON.stringify(wish)});
    if (!answer.ok) throw new Error(await answer.text());
    if (answer.headers.get('Content-Type') !== 'image/gif') throw new Error((await answer.json()).problem.join('\n'));
    const film = await answer.blob(), address = URL.createObjectURL(film);
    const link = make('a', {href: address, download: opening.file});
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
    note(`${opening.file}: ${Math.ceil(film.size / 1000)} KB`);
  } catch (error) {
    note(error.message);
  }
  button.disabled = false;
}

// MARK: Hands

const clicks = {first: () => player.jump(0), back: () => player.step(-1), play: () => player.toggle(), next: () => player.step(1),
  last: () => player.jump(player.film ? player.film.count - 1 : 0), copy, gif: saveGIF, reset};
for (const [id, action] of Object.entries(clicks)) byId(id).addEventListener('click', action);
byId('scrubber').addEventListener('input', () => player.jump(Number(byId('scrubber').value)));
byId('speed').addEventListener('change', () => player.pace(Number(byId('speed').value)));
byId('loop').addEventListener('change', () => { player.loops = byId('loop').checked; });
byId('dark').addEventListener('change', () => { wish.dark = byId('dark').checked; ask(); });
for (const place of ['from', 'to']) byId(place).addEventListener('change', () => choose(place, byId(place).value));
byId('drag').addEventListener('change', setFinger);
byId('release').addEventListener('change', setFinger);
byId('share').addEventListener('input', setFinger);
let picking = 'from';
for (const button of document.querySelectorAll('.pick')) {
  button.addEventListener('click', () => { picking = button.dataset.for; byId('file').click(); });
}
byId('file').addEventListener('change', () => {
  takePictures([...byId('file').files], [picking]);
  byId('file').value = '';
});
byId('theme').addEventListener('click', () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
});
const hasFiles = event => event.dataTransfer && [...event.dataTransfer.types].includes('Files');
addEventListener('dragover', event => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  byId('drop').hidden = false;
});
addEventListener('dragleave', event => { if (!event.relatedTarget) byId('drop').hidden = true; });
addEventListener('drop', event => {
  byId('drop').hidden = true;
  if (!hasFiles(event)) return;
  event.preventDefault();
  const files = [...event.dataTransfer.files];
  // A single picture that is dropped on one of the lists is for that one.
  const target = event.target.closest && event.target.closest('.row');
  const place = target && target.querySelector('select') ? target.querySelector('select').id : null;
  takePictures(files, files.length === 1 && place ? [place] : ['from', 'to']);
});
addEventListener('keydown', event => {
  const target = event.target, isText = target.matches('input[type=text], select, textarea');
  if (isText || event.ctrlKey || event.metaKey || event.altKey) return;
  const isSlider = target.matches('input[type=range]'), isButton = target.matches('button, summary, input[type=checkbox]');
  const speeds = byId('speed'), pace = by => {
    speeds.selectedIndex = Math.max(0, Math.min(speeds.options.length - 1, speeds.selectedIndex + by));
    player.pace(Number(speeds.value));
  };
  const keys = {'[': () => pace(-1), ']': () => pace(1), l: () => byId('loop').click(), c: copy};
  if (!isButton) keys[' '] = clicks.play;
  if (!isSlider) Object.assign(keys, {ArrowLeft: clicks.back, ArrowRight: clicks.next, Home: clicks.first, End: clicks.last});
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

// MARK: The beginning

function listen() {
  const news = new EventSource('news');
  news.addEventListener('now', event => { if (version >= 0 && Number(event.data) !== version) ask(true); });
  news.addEventListener('changed', () => ask(true));
  news.addEventListener('error', lost);
}
async function start() {
  opening = await (await fetch('opening')).json();
  const {from, to, dark, params, drag, release} = opening;
  Object.assign(wish, {from, to, dark, params: {...params}, drag, release});
  byId('drag').checked = drag !== null;
  if (drag !== null) [byId('share').value, byId('release').checked] = [drag, release];
  showFinger();
  document.title = `${opening.name} – preview`;
  byId('name').textContent = opening.name;
  byId('dark').checked = wish.dark;
  byId('reset').hidden = true;
  listScreens();
  listen();
  await ask();
}
start().catch(lost);
