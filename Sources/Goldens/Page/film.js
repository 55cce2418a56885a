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
const trimmed = number => String(Math.round(number * 10000) / 10000);
const crcTable = Uint32Array.from({length: 256}, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xEDB88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});
function chunk(name, body) {
  const bytes = new Uint8Array(body.length + 12), view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = name.charCodeAt(i);
  bytes.set(body, 8);
  let crc = 0xFFFFFFFF;
  for (let i = 4; i < body.length + 8; i++) crc = crcTable[(crc ^ bytes[i]) & 255] ^ (crc >>> 8);
  view.setUint32(body.length + 8, (crc ^ 0xFFFFFFFF) >>> 0);
  return bytes;
}
function parts(bytes) {
  const view = new DataView(bytes.buffer), found = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at), name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    found.push({name, body: bytes.subarray(at + 8, at + 8 + length)});
    at += length + 12;
  }
  return found;
}
const blank = (width, height) => Object.assign(document.createElement('canvas'), {width, height});
function copied(canvas) {
  const copy = blank(canvas.width, canvas.height);
  copy.getContext('2d', {willReadFrequently: true}).drawImage(canvas, 0, 0);
  return copy;
}
const bitmapOf = pieces => createImageBitmap(new Blob(pieces, {type: 'image/png'}), {colorSpaceConversion: 'none'});
// The whole screen after each image, as canvases.
async function picturesOf(bytes) {
  const all = parts(bytes), header = all[0].body, signature = bytes.subarray(0, 8);
  const size = new DataView(header.buffer, header.byteOffset);
  const canvas = blank(size.getUint32(0), size.getUint32(4)), context = canvas.getContext('2d', {willReadFrequently: true});
  if (!all.some(part => part.name === 'fcTL')) {
    context.drawImage(await bitmapOf([bytes]), 0, 0);
    return [canvas];
  }
  const shared = all.slice(1, all.findIndex(part => part.name === 'IDAT'))
    .filter(part => ['PLTE', 'tRNS', 'gAMA', 'sRGB'].includes(part.name)).map(part => chunk(part.name, part.body));
  const images = [];
  for (const {name, body} of all) {
    if (name === 'fcTL') images.push({control: new DataView(body.buffer, body.byteOffset), data: []});
    else if (images.length && name === 'IDAT') images.at(-1).data.push(chunk('IDAT', body));
    else if (images.length && name === 'fdAT') images.at(-1).data.push(chunk('IDAT', body.subarray(4)));
  }
  const pictures = [];
  for (const {control, data} of images) {
    const [width, height, left, top] = [4, 8, 12, 16].map(at => control.getUint32(at));
    const head = header.slice();
    new DataView(head.buffer).setUint32(0, width);
    new DataView(head.buffer).setUint32(4, height);
    const image = await bitmapOf([signature, chunk('IHDR', head), ...shared, ...data, chunk('IEND', new Uint8Array())]);
    const before = control.getUint8(24) === 2 ? copied(canvas) : null;
    if (control.getUint8(25) === 0) context.clearRect(left, top, width, height);
    context.drawImage(image, left, top);
    pictures.push(copied(canvas));
    if (control.getUint8(24) > 0) context.clearRect(left, top, width, height);
    if (before) context.drawImage(before, left, top, width, height, left, top, width, height);
  }
  return pictures;
}
// One canvas for each frame of a golden.
async function framesOf(id, shape) {
  const text = document.getElementById(id).textContent;
  const pictures = await picturesOf(Uint8Array.from(atob(text), letter => letter.charCodeAt(0)));
  if (shape.layout !== 'strip') return shape.pictures.map(number => pictures[Math.min(number, pictures.length - 1)]);
  return shape.times.map((_, number) => {
    const frame = blank(shape.width, shape.height);
    frame.getContext('2d', {willReadFrequently: true}).drawImage(pictures[0], -number * (shape.width + 4), 0);
    return frame;
  });
}
