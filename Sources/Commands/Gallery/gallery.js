const sections = [...document.querySelectorAll('.style')], search = byId('search'), main = document.querySelector('main');
const words = new Map(sections.map(section => [section, `${section.textContent} ${section.dataset.family}`.toLowerCase()]));
// The cards in an order, below a heading for each group of them.
function arrange() {
  const by = byId('order').value, groups = new Map();
  const order = ['push', 'pop', 'present', 'dismiss'];
  const rank = name => by === 'direction' ? order.indexOf(name) : Number(groups.get(name)[0].dataset.rank);
  for (const section of sections) {
    const group = by === 'name' ? '' : section.dataset[by];
    groups.set(group, [...(groups.get(group) || []), section]);
  }
  const names = [...groups.keys()].sort((one, other) => rank(one) - rank(other));
  const parts = names.map(name => {
    const part = document.createElement('div');
    part.className = 'group';
    if (name) part.append(Object.assign(document.createElement('h2'), {textContent: name}));
    part.append(...groups.get(name));
    return part;
  });
  main.replaceChildren(...parts);
  sift();
}
function sift() {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const section of sections) section.hidden = !wanted.every(word => words.get(section).includes(word));
  for (const group of main.children) group.hidden = !group.querySelector('.style:not([hidden])');
  const count = sections.filter(section => !section.hidden).length;
  byId('nothing').hidden = count > 0;
  byId('summary').textContent = `${sections.length} styles` + (count === sections.length ? '' : count ? ` · ${count} shown` : ' · none found');
}
function clear() {
  search.value = '';
  sift();
}
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    (large.open ? large : document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
async function copied(button, text, said) {
  const label = button.dataset.label = button.dataset.label || button.textContent;
  await copy(text);
  button.textContent = 'Copied';
  byId('said').textContent = said;
  setTimeout(() => { button.textContent = label; }, 1500);
  button.focus();
}
for (const button of document.querySelectorAll('.copy')) {
  button.addEventListener('click', () => {
    const text = button.previousElementSibling.textContent;
    copied(button, text, `Copied: ${text}`);
  });
}
for (const section of sections) section.querySelector('.open').addEventListener('click', () => enlarge(section));
search.addEventListener('input', sift);
byId('order').addEventListener('change', arrange);
byId('clear').addEventListener('click', () => { clear(); search.focus(); });
document.addEventListener('keydown', event => {
  if (large.open) return;
  if (event.key === '/' && event.target !== search) { search.focus(); event.preventDefault(); }
  if (event.key === 'Escape' && event.target === search) clear();
});
byId('theme').addEventListener('click', () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
});
arrange();
