#include "gif_canvas.h"

#include "wide.h"

enum { piece = 32 };

INLINE uint32_t common_bits(const uint32_t *pixels, size_t count) {
  uint32_t common = UINT32_MAX;
  for (size_t at = 0; at < count; at++) common &= pixels[at];
  return common;
}

INLINE int is_empty(const uint8_t *indices, int nothing) {
  uint8_t others = 0;
  for (size_t at = 0; at < piece; at++) others |= indices[at] ^ (uint8_t)nothing;
  return nothing >= 0 && others == 0;
}

INLINE int32_t level(uint32_t color, int shift) { return (int32_t)(color >> shift & 255); }

INLINE int32_t square(uint32_t one, uint32_t other, int shift) {
  int32_t difference = level(one, shift) - level(other, shift);
  return difference * difference;
}

/* A difference of squares as one product. */
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

/* Up to `piece` pixels. */
INLINE size_t show_piece(const gif_canvas_rule *rule, const uint8_t *restrict indices, const uint32_t *restrict source,
                         size_t count, uint32_t *restrict canvas, uint8_t *restrict stays, uint8_t *restrict is_used) {
  uint32_t colors[piece], changed[piece], sum = 0;
  for (size_t at = 0; at < count; at++) colors[at] = rule->colors[indices[at]];
  for (size_t at = 0; at < count; at++) {
    changed[at] = changes(rule, canvas[at], colors[at], source[at]);
    canvas[at] = changed[at] ? colors[at] : canvas[at];
    sum += changed[at];
  }
  if (sum == 0) return 0;
  for (size_t at = 0; at < count; at++) {
    stays[at] = (uint8_t)(1 - changed[at]);
    is_used[indices[at] + (256u & (changed[at] - 1))] = 1;
  }
  return sum;
}

INLINE size_t show(const gif_canvas_rule *rule, const uint8_t *indices, const uint32_t *source, size_t count, uint32_t *canvas,
                   uint8_t *stays, uint8_t *is_used) {
  size_t sum = 0, at = 0;
  for (; at + piece <= count; at += piece) {
    if (is_empty(indices + at, rule->nothing)) continue;
    sum += show_piece(rule, indices + at, source + at, piece, canvas + at, stays + at, is_used);
  }
  return sum + show_piece(rule, indices + at, source + at, count - at, canvas + at, stays + at, is_used);
}

WIDE static uint32_t common_bits_wide(const uint32_t *pixels, size_t count) { return common_bits(pixels, count); }

int gif_canvas_is_opaque(const uint32_t *pixels, size_t count) {
  return (HAS_WIDE ? common_bits_wide(pixels, count) : common_bits(pixels, count)) >= 0xFF000000;
}

WIDE static size_t show_wide(const gif_canvas_rule *rule, const uint8_t *indices, const uint32_t *source, size_t count,
                             uint32_t *canvas, uint8_t *stays, uint8_t *is_used) {
  return show(rule, indices, source, count, canvas, stays, is_used);
}

size_t gif_canvas_show(const gif_canvas_rule *rule, const uint8_t *indices, const uint32_t *source, size_t count,
                       uint32_t *canvas, uint8_t *stays, uint8_t is_used[512]) {
  return HAS_WIDE ? show_wide(rule, indices, source, count, canvas, stays, is_used)
                  : show(rule, indices, source, count, canvas, stays, is_used);
}
