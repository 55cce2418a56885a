'use strict';
const sections = [...document.querySelectorAll('.style')], search = document.getElementById('search');
search.addEventListener('input', () => {
  const text = search.value.toLowerCase();
  for (const section of sections) section.hidden = !section.dataset.words.toLowerCase().includes(text);
  for (const section of sections) section.style.display = section.hidden ? 'none' : '';
  const shown = sections.filter(section => !section.hidden).length;
  document.getElementById('summary').textContent = `${sections.length} styles`
    + (shown === sections.length ? '' : ` · ${shown} shown`);
});
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
for (const button of document.querySelectorAll('.copy')) {
  button.addEventListener('click', async () => {
    const text = button.previousElementSibling.textContent;
    await copy(text);
    button.textContent = 'Copied';
    document.getElementById('said').textContent = `Copied: ${text}`;
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    button.focus();
  });
}
document.addEventListener('keydown', event => {
  if (event.key === '/' && event.target !== search) { search.focus(); event.preventDefault(); }
  if (event.key === 'Escape' && event.target === search) { search.value = ''; search.dispatchEvent(new Event('input')); }
});
document.getElementById('theme').addEventListener('click', () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
});
