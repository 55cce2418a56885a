const {cases} = JSON.parse(document.getElementById('data').textContent);
const looks = {same: ['same', 'good'], within: ['within limits', 'warn'], recorded: ['recorded', 'warn'],
  missing: ['missing', 'bad'], differs: ['differs', 'bad'], broken: ['contract broken', 'bad'], failed: ['failed', 'bad'],
  unclaimed: ['unclaimed', 'warn']};
const order = ['failed', 'broken', 'differs', 'missing', 'unclaimed', 'recorded', 'within', 'same'];
let wanted = null, active = null;
const items = cases.map(entry => item(entry)).sort((one, other) =>
  order.indexOf(one.finding.status) - order.indexOf(other.finding.status));
function facts({shape, badFrames}) {
  if (!shape) return '';
  const count = shape.times.length, bad = badFrames.length ? `${badFrames.length} of ` : '';
  return `${bad}${count} frame${count === 1 ? '' : 's'} · ${shape.width}×${shape.height}`
    + (shape.rate ? ` · ${trimmed(shape.rate)} fps` : '') + (shape.scale === 1 ? '' : ` · @${trimmed(shape.scale)}x`);
}
function item(entry) {
  const {finding} = entry, [word, look] = looks[finding.status];
  const inside = make('div', {class: 'inside', hidden: true});
  const head = make('button', {type: 'button', 'aria-expanded': 'false'},
    make('h2', {}, finding.name), make('span', {class: 'facts'}, facts(finding)), make('span', {class: `badge ${look}`}, word));
  const self = {finding, head, inside, element: make('section', {class: 'case', 'aria-label': finding.name}, head, inside)};
  head.addEventListener('click', () => open(self, inside.hidden));
  self.fill = () => {
    if (self.filled) return;
    self.filled = true;
    // The card's head names the case and says what became of it, and what decided names the limits.
    const told = `${finding.name} differs from its golden`, decided = finding.lines.some(line => line.startsWith('decided by '));
    const words = [...finding.lines.filter(line => line !== told), ...finding.warnings.map(text => `warning: ${text}`)];
    const pairs = Object.entries(finding.parameters || {}).map(pair => pair.join(' '));
    const notes = [decided ? '' : `limits: ${entry.limitsText}`, pairs.length ? `parameters: ${pairs.join(', ')}` : ''].filter(Boolean);
    inside.append(make('ul', {class: 'words'}, ...words.map(text => make('li', {}, text)),
      ...notes.map(text => make('li', {class: 'note'}, text))));
    inside.append(...[['Film it', finding.command], ['Accept it', entry.accept]].filter(pair => pair[1])
      .map(([label, text]) => command(label, text)));
    if (entry.films.length && finding.shape) {
      self.player = new Player(entry);
      inside.append(self.player.element);
      self.player.load();
    } else if (finding.shape || finding.status === 'unclaimed') {
      inside.append(make('p', {class: 'facts'}, 'Its pictures are not in this page: they lie beside the report or with the goldens.'));
    }
  };
  return self;
}
// A command line with a button that copies it.
function command(label, text) {
  const button = make('button', {type: 'button', 'aria-label': `Copy the command: ${label}`, onclick: async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = make('textarea');
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
    button.textContent = 'Copied';
    document.getElementById('said').textContent = `Copied: ${text}`;
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    button.focus();
  }}, 'Copy');
  return make('p', {class: 'command'}, make('span', {}, label), make('code', {}, text), button);
}
function open(self, opens) {
  self.inside.hidden = !opens;
  self.head.setAttribute('aria-expanded', String(opens));
  if (opens) { self.fill(); active = self; } else if (self.player) self.player.stop();
}
function visible() { return items.filter(self => !self.element.hidden); }
function sift() {
  const text = document.getElementById('search').value.toLowerCase();
  for (const self of items) {
    self.element.hidden = (wanted && self.finding.status !== wanted) || !self.finding.name.toLowerCase().includes(text);
  }
  const count = visible().length;
  const number = status => items.filter(self => self.finding.status === status).length;
  const words = status => status === 'differs' && number(status) > 1 ? 'differ' : looks[status][0];
  document.getElementById('summary').textContent = order.filter(number).map(status => `${number(status)} ${words(status)}`).join(', ')
    + (count === items.length ? '' : ` · ${count} shown`);
}
function step(by) {
  const shown = visible();
  if (!shown.length) return;
  const at = shown.indexOf(active), next = shown[Math.max(0, Math.min(shown.length - 1, at < 0 ? 0 : at + by))];
  open(next, true);
  next.head.focus();
  next.element.scrollIntoView({block: 'nearest'});
}
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const {target} = event, tag = target.tagName;
  if (tag === 'INPUT' && target.type === 'search') {
    if (event.key === 'Escape') { target.value = ''; sift(); target.blur(); }
    return;
  }
  if (event.key === '/') document.getElementById('search').focus();
  else if (event.key === 'j') step(1);
  else if (event.key === 'k') step(-1);
  else {
    // Sliders, lists and buttons keep the keys that are theirs.
    if (tag === 'SELECT' || tag === 'SUMMARY') return;
    if (tag === 'INPUT' && !/^[1-8bwz ]$/.test(event.key)) return;
    if (tag === 'BUTTON' && event.key === ' ') return;
    const self = items.find(self => self.element.contains(target)) || active;
    if (!self || !self.player || self.inside.hidden || !self.player.key(event)) return;
  }
  event.preventDefault();
});
for (const status of order.filter(status => items.some(self => self.finding.status === status))) {
  const element = make('button', {type: 'button', 'aria-pressed': 'false', onclick: () => {
    wanted = wanted === status ? null : status;
    for (const other of document.getElementById('statuses').children) {
      other.setAttribute('aria-pressed', String(other === element && wanted !== null));
    }
    sift();
  }}, `${looks[status][0]} ${items.filter(self => self.finding.status === status).length}`);
  document.getElementById('statuses').append(element);
}
document.getElementById('search').addEventListener('input', sift);
document.getElementById('theme').addEventListener('click', () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
});
document.body.append(loupe.element);
document.getElementById('cases').append(...items.map(self => self.element));
sift();
if (items.length && (items.length === 1 || looks[items[0].finding.status][1] === 'bad')) open(items[0], true);
