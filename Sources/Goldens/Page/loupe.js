// The pixels around the pointer, large, of the golden and of what was filmed, with their colours in digits.
class Loupe {
  static pixels = 13;
  static size = 117;
  constructor() {
    const side = Loupe.size;
    this.pictures = ['expected', 'actual'].map(name => ({name, canvas: Object.assign(blank(side, side), {})}));
    this.words = make('p', {});
    this.element = make('div', {class: 'loupe', 'aria-hidden': 'true', hidden: true},
      make('div', {class: 'lenses'}, ...this.pictures.map(({name, canvas}) => make('figure', {}, canvas, make('figcaption', {}, name)))),
      this.words);
  }
  // Follows the pointer over a canvas; `frames` are the whole pictures, by name.
  follow(event, canvas, frames) {
    const box = canvas.getBoundingClientRect(), x = Math.floor((event.clientX - box.left) / box.width * canvas.width);
    const y = Math.floor((event.clientY - box.top) / box.height * canvas.height);
    if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return this.hide();
    const colors = this.pictures.map(({name, canvas: lens}) => {
      const frame = frames[name];
      lens.parentElement.hidden = !frame;
      return frame ? this.draw(lens, frame, x, y) : null;
    }).filter(Boolean);
    const same = new Set(colors).size < 2;
    this.words.textContent = `(${x}, ${y}) ${same ? colors[0] || '' : colors.join(' → ')}`;
    this.words.classList.toggle('bad', !same);
    this.element.hidden = false;
    const {offsetWidth, offsetHeight} = this.element, far = 18;
    const left = event.clientX + far + offsetWidth < innerWidth ? event.clientX + far : Math.max(4, event.clientX - far - offsetWidth);
    const top = event.clientY + far + offsetHeight < innerHeight ? event.clientY + far : Math.max(4, event.clientY - far - offsetHeight);
    [this.element.style.left, this.element.style.top] = [`${left}px`, `${top}px`];
  }
  draw(lens, frame, x, y) {
    const context = lens.getContext('2d'), half = (Loupe.pixels - 1) / 2, one = Loupe.size / Loupe.pixels;
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, lens.width, lens.height);
    context.drawImage(frame, x - half, y - half, Loupe.pixels, Loupe.pixels, 0, 0, Loupe.size, Loupe.size);
    for (const [color, far] of [['#000', 0], ['#ff0', 1]]) {
      context.strokeStyle = color;
      context.strokeRect(half * one - 0.5 - far, half * one - 0.5 - far, one + 1 + 2 * far, one + 1 + 2 * far);
    }
    const bytes = frame.getContext('2d', {willReadFrequently: true}).getImageData(x, y, 1, 1).data;
    const digits = byte => byte.toString(16).padStart(2, '0').toUpperCase();
    return '#' + [...bytes.slice(0, bytes[3] === 255 ? 3 : 4)].map(digits).join('');
  }
  hide() { this.element.hidden = true; }
}
const loupe = new Loupe();
// A frame around a part of a picture, wide enough to be seen on a small screen.
function marker(box, width, height) {
  const far = Math.max(5, width / 60), left = Math.max(0, box.left - far), top = Math.max(0, box.top - far);
  const [right, bottom] = [Math.min(width, box.right + 1 + far), Math.min(height, box.bottom + 1 + far)];
  const share = (part, whole) => `${(part / whole * 100).toFixed(3)}%`;
  return make('span', {class: 'mark', 'aria-hidden': 'true', style: `left: ${share(left, width)}; top: ${share(top, height)}; `
    + `width: ${share(right - left, width)}; height: ${share(bottom - top, height)}`});
}
