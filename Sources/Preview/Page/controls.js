'use strict';
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}
// A step of 1, 2 or 5 and zeros that cuts a range into some two hundred parts.
function stepOf(range) {
  const raw = range / 200, ten = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map(part => part * ten).find(step => step >= raw * 0.999);
}
// How far the slider goes: where far more is allowed than anybody tries, the field beside it takes the rest.
function reach(parameter) {
  const standard = Number(parameter.value), size = Math.abs(standard);
  if (parameter.kind === 'number') {
    const {least, most} = parameter;
    if (most - least <= 20 && (size === 0 || most <= 10 * size)) return [least, most];
    const far = size === 0 ? Math.min(10, most) : 4 * size;
    return [Math.max(least, least < 0 ? -far : least), Math.min(most, far)];
  }
  if (size === 0) return null;
  return [standard < 0 ? -3 * size : 0, 3 * size];
}
const isNumber = text => /^-?\d[\d_]*(\.\d[\d_]*)?$/.test(text);
const isFlag = text => text === 'true' || text === 'false';
const plain = number => String(Number(number.toFixed(6)));
// One parameter: a slider with a field, a switch, a choice, or a field for any Swift expression.
class ParameterControl {
  constructor(facts, value, changed) {
    const kind = facts.choices ? 'choice' : 'least' in facts ? 'number' : 'expression';
    const parameter = {...facts, kind, value: String(facts.standard)};
    [this.parameter, this.changed, this.value] = [parameter, changed, value];
    this.id = `parameter-${parameter.name}`;
    this.inputs = this.build();
    this.undo = make('button', {type: 'button', 'aria-label': `Reset ${parameter.name}`, title: `Back to ${parameter.value}`,
      onclick: () => { this.set(undefined); this.inputs[0].focus(); }}, '↺');
    this.element = make('div', {class: 'parameter'}, make('label', {for: this.id}, parameter.name), this.undo,
      make('div', {class: 'values'}, ...this.inputs, ...(parameter.unit ? [make('span', {class: 'unit'}, parameter.unit)] : [])),
      ...(kind !== 'expression' && parameter.summary ? [make('p', {}, parameter.summary)] : []));
    this.show();
  }
  get shown() { return this.value === undefined ? this.parameter.value : this.value; }
  set(value) {
    this.value = value;
    this.show();
    this.changed(this.parameter.name, value);
  }
  show() {
    const text = this.shown;
    for (const input of this.inputs) {
      if (input.type === 'checkbox') input.checked = text === 'true';
      else if (input !== document.activeElement || input.value !== text) input.value = text;
      input.setAttribute('aria-invalid', 'false');
    }
    this.undo.hidden = this.value === undefined;
    this.element.classList.toggle('set', this.value !== undefined);
  }
  build() {
    const {kind, value, choices, name} = this.parameter;
    if (kind === 'choice') {
      const list = make('select', {id: this.id, onchange: () => this.set(list.value)},
        ...choices.map(choice => make('option', {value: choice}, choice)));
      return [list];
    }
    if (kind === 'number' || isNumber(value)) return this.number();
    if (isFlag(value)) {
      const box = make('input', {type: 'checkbox', id: this.id, onchange: () => this.set(String(box.checked))});
      return [box];
    }
    const field = make('input', {type: 'text', id: this.id, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off',
      title: `A Swift expression for ${name}`, onchange: () => this.set(field.value.trim() || undefined)});
    return [field];
  }
  number() {
    const {kind, value, least, most, name} = this.parameter, ends = reach(this.parameter);
    const field = make('input', {type: 'text', inputmode: 'decimal', autocomplete: 'off', spellcheck: 'false',
      'aria-label': ends ? `${name}, as a number` : null, id: ends ? null : this.id, onchange: () => {
        const text = field.value.trim().replace(',', '.'), number = Number(text);
        const fits = text !== '' && !Number.isNaN(number) && (kind !== 'number' || (number >= least && number <= most));
        if (kind === 'number' && text !== '' && !fits) field.setAttribute('aria-invalid', 'true');
        else this.set(text === '' ? undefined : text);
      }});
    if (!ends) return [field];
    const isWhole = kind !== 'number' && !value.includes('.') && Math.abs(Number(value)) > 1;
    const step = isWhole ? 1 : stepOf(ends[1] - ends[0]);
    const slider = make('input', {type: 'range', id: this.id, min: plain(ends[0]), max: plain(ends[1]), step: plain(step),
      oninput: () => {
        const typed = plain(Number(slider.value));
        this.set(kind !== 'number' && value.includes('.') && !typed.includes('.') ? `${typed}.0` : typed);
      }});
    return [slider, field];
  }
}
