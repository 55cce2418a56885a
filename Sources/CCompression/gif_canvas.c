#include "gif_canvas.h"

#include <string.h>

#include "wide.h"

/* As many pixels as a processor with AVX2 works on at once. Spans of text are a few pixels each: 32 at once and the rest one by one took 1.5 times the
 * time for text that scrolls (clip 17 of seed 601 of scripts/bench clips). */
enum { piece = 8 };

INLINE uint32_t common_bits(const uint32_t *pixels, size_t count) {
  uint32_t common = UINT32_MAX;
  for (size_t at = 0; at < count; at++) common &= pixels[at];
  return common;
}

INLINE int32_t level(uint32_t color, int shift) { return (int32_t)(color >> shift & 255); }

INLINE int32_t square(uint32_t one, uint32_t other, int shift) {
  int32_t difference = level(one, shift) - level(other, shift);
  return difference * difference;
}

/* The fall of one component's squared error when a pixel changes; the difference of two squares is computed as one product. */
INLINE int32_t gain(uint32_t from, uint32_t to, uint32_t source, int shift) {
  int32_t old = level(from, shift), new = level(to, shift);
  return (old - new) * (old + new - 2 * level(source, shift));
}

INLINE uint32_t changes(const gif_canvas_rule *rule, uint32_t shown, uint32_t color, uint32_t source) {
  int32_t gains = gain(shown, color, source, 0) * 3 + gain(shown, color, source, 8) * 4 + gain(shown, color, source, 16) * 2;
  int32_t distance = square(shown, source, 0) * 3 + square(shown, source, 8) * 4 + square(shown, source, 16) * 2;
  uint32_t may_stay = (uint32_t)(gains <= rule->least) | (uint32_t)(distance < rule->tolerance);
  return (uint32_t)(color != shown) & (uint32_t)(color != 0) & ~(may_stay & (uint32_t)(shown != 0));
}

/* Draws the first `count` of `piece` pixels; returns how many of them changed. All others are read, and written as they are. */
INLINE size_t show_piece(const gif_canvas_rule *rule, const uint8_t *restrict indices, const uint32_t *restrict source,
                         size_t count, uint32_t *restrict canvas, uint8_t *restrict stays, uint8_t *restrict is_used) {
  uint32_t colors[piece], changed[piece], sum = 0;
  for (size_t at = 0; at < piece; at++) colors[at] = rule->colors[indices[at]];
  for (size_t at = 0; at < piece; at++) {
    changed[at] = changes(rule, canvas[at], colors[at], source[at]) & (uint32_t)((uint32_t)at < (uint32_t)count);
    canvas[at] = changed[at] ? colors[at] : canvas[at];
    sum += changed[at];
  }
  if (sum == 0) return 0;
  for (size_t at = 0; at < piece; at++) stays[at] &= (uint8_t)(1 - changed[at]);
  for (size_t at = 0; at < piece; at++) is_used[indices[at] + (256u & (changed[at] - 1))] = 1;
  return sum;
}

/* Does the same with pixels of which no more than `count` are there. */
INLINE size_t show_last(const gif_canvas_rule *rule, const uint8_t *indices, const uint32_t *source, size_t count, uint32_t *canvas,
                        uint8_t *stays, uint8_t *is_used) {
  uint8_t own_indices[piece] = {0}, own_stays[piece] = {0};
  uint32_t own_source[piece] = {0}, own_canvas[piece] = {0};
  memcpy(own_indices, indices, count);
  memcpy(own_stays, stays, count);
  memcpy(own_source, source, count * sizeof *source);
  memcpy(own_canvas, canvas, count * sizeof *canvas);
  size_t sum = show_piece(rule, own_indices, own_source, count, own_canvas, own_stays, is_used);
  memcpy(stays, own_stays, count);
  memcpy(canvas, own_canvas, count * sizeof *canvas);
  return sum;
}

INLINE int is_empty(const uint8_t *indices, int nothing) {
  uint64_t all;
  memcpy(&all, indices, piece);
  return nothing >= 0 && all == 0x0101010101010101u * (unsigned)nothing;
}

/* Draws a span of `count` pixels, behind which others may follow, so that `room` pixels are there in all. */
INLINE size_t show(const gif_canvas_rule *rule, const uint8_t *indices, const uint32_t *source, size_t count, size_t room, uint32_t *canvas,
                   uint8_t *stays, uint8_t *is_used) {
  size_t sum = 0, at = 0;
  for (; at < count && at + piece <= room; at += piece) {
    if (is_empty(indices + at, rule->nothing)) continue;
    sum += show_piece(rule, indices + at, source + at, count - at, canvas + at, stays + at, is_used);
  }
  return at < count ? sum + show_last(rule, indices + at, source + at, count - at, canvas + at, stays + at, is_used) : sum;
}

WIDE static uint32_t common_bits_wide(const uint32_t *pixels, size_t count) { return common_bits(pixels, count); }

int gif_canvas_is_opaque(const void *pixels, size_t count) {
  return (HAS_WIDE ? common_bits_wide(pixels, count) : common_bits(pixels, count)) >= 0xFF000000;
}

WIDE static size_t show_wide(const gif_canvas_rule *rule, const uint8_t *indices, const uint32_t *source, size_t count, size_t room,
                             uint32_t *canvas, uint8_t *stays, uint8_t *is_used) {
  return show(rule, indices, source, count, room, canvas, stays, is_used);
}

static size_t show_plain(const gif_canvas_rule *rule, const uint8_t *indices, const uint32_t *source, size_t count, size_t room,
                         uint32_t *canvas, uint8_t *stays, uint8_t *is_used) {
  return show(rule, indices, source, count, room, canvas, stays, is_used);
}

static size_t least(size_t one, size_t other) { return one < other ? one : other; }
static size_t most(size_t one, size_t other) { return one > other ? one : other; }

/* Notes that `count` pixels from `start` to `end`, which lie in one row, have changed. */
static void note(gif_canvas_change *change, size_t count, const uint8_t *stays, size_t start, size_t end, size_t width) {
  while (stays[start]) start++;
  while (stays[end - 1]) end--;
  size_t top = start / width;
  change->left = change->count == 0 ? start - top * width : least(change->left, start - top * width);
  change->top = change->count == 0 ? top : least(change->top, top);
  change->right = most(change->right, end - top * width);
  change->bottom = most(change->bottom, top + 1);
  change->count += count;
}

void gif_canvas_show(const gif_canvas_rule *rule, const void *spans, size_t span_count, size_t width, const uint8_t *image, size_t image_count,
                     const void *source, void *canvas, uint8_t *stays, uint8_t *indices, uint8_t is_used[512],
                     gif_canvas_change *change) {
  size_t (*show_span)(const gif_canvas_rule *, const uint8_t *, const uint32_t *, size_t, size_t, uint32_t *, uint8_t *, uint8_t *) =
      HAS_WIDE ? show_wide : show_plain;
  const int32_t *bounds = spans;
  for (size_t span = 0; span < span_count; span++) {
    size_t start = (size_t)bounds[span * 2], end = (size_t)bounds[span * 2 + 1], length = end - start;
    size_t count = show_span(rule, image, (const uint32_t *)source + start, length, image_count, (uint32_t *)canvas + start, stays + start,
                             is_used);
    if (count > 0) {
      note(change, count, stays, start, end, width);
      memcpy(indices + start, image, length);
    }
    image += length;
    image_count -= length;
  }
}

INLINE int are_alike(const uint32_t *pixels) {
  uint32_t difference = 0;
  for (size_t at = 1; at < 8; at++) difference |= pixels[at] ^ pixels[0];
  return difference == 0;
}

/* The palette entry of a colour; `other` if the palette lacks it. The code has no branch, which noise would mispredict: with
 * branches, photographs took a quarter to a third more time. */
INLINE uint8_t place_of(gif_canvas_part part, const uint32_t *colors, const uint8_t *places, uint32_t color) {
  uint32_t slot = color * part.factor >> part.shift;
  uint8_t is_known = (uint8_t)-(colors[slot] == color);
  return part.other ^ ((part.other ^ places[slot]) & is_known);
}

static void write_row(gif_canvas_part part, const uint32_t *restrict colors, const uint8_t *restrict places,
                      const uint8_t *restrict changed, const uint32_t *restrict canvas, const uint8_t *restrict stays,
                      const uint8_t *restrict indices, uint8_t *restrict entries) {
  const uint64_t all = 0x0101010101010101u;
  for (size_t at = 0; at < part.width;) {
    size_t end = at + 8 < part.width ? at + 8 : part.width;
    uint64_t eight = 1;
    if (at + 8 <= part.width) memcpy(&eight, stays + at, 8);
    if (eight == 0) {
      for (; at < end; at++) entries[at] = changed[indices[at]];
    } else if (eight == all && are_alike(canvas + at)) {
      memset(entries + at, place_of(part, colors, places, canvas[at]), 8);
      at = end;
    } else {
      for (; at < end; at++) {
        uint8_t new = changed[indices[at]], old = place_of(part, colors, places, canvas[at]);
        entries[at] = new ^ ((new ^ old) & (uint8_t)-stays[at]);
      }
    }
  }
}

void gif_canvas_write(const gif_canvas_part *part, const uint32_t *colors, const uint8_t *places, const uint8_t changed[256],
                      const void *canvas, const uint8_t *stays, const uint8_t *indices, uint8_t *entries) {
  for (size_t y = 0; y < part->height; y++) {
    size_t start = (part->top + y) * part->canvas_width + part->left;
    if (stays != NULL) {
      write_row(*part, colors, places, changed, (const uint32_t *)canvas + start, stays + start, indices + start, entries);
    } else {
      for (size_t x = 0; x < part->width; x++) entries[x] = changed[indices[start + x]];
    }
    entries += part->width;
  }
}
