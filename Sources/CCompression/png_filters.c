#include "png_filters.h"

#include <string.h>

#include "wide.h"

INLINE void subtract_left(png_filter_input input, uint8_t *result) {
  const uint8_t *left = input.row - input.step;
  for (size_t at = 0; at < input.length; at++) result[at] = (uint8_t)(input.row[at] - left[at]);
}

INLINE void subtract_above(png_filter_input input, uint8_t *result) {
  for (size_t at = 0; at < input.length; at++) result[at] = (uint8_t)(input.row[at] - input.above[at]);
}

INLINE void subtract_mean(png_filter_input input, uint8_t *result) {
  const uint8_t *left = input.row - input.step;
  for (size_t at = 0; at < input.length; at++) {
    result[at] = (uint8_t)(input.row[at] - (left[at] + input.above[at]) / 2);
  }
}

INLINE int16_t distance(int16_t number) { return number < 0 ? (int16_t)-number : number; }

/* Paeth's filter subtracts the byte nearest to left + above - upper left: left, above or upper left, in this order. 16 bits hold
 * all values. */
INLINE void subtract_nearest(png_filter_input input, uint8_t *result) {
  const uint8_t *left = input.row - input.step, *between = input.above - input.step;
  for (size_t at = 0; at < input.length; at++) {
    int16_t a = left[at], b = input.above[at], c = between[at];
    int16_t b_c = (int16_t)(b - c), a_c = (int16_t)(a - c);
    int16_t from_a = distance(b_c), from_b = distance(a_c), from_c = distance((int16_t)(a_c + b_c));
    int16_t of_two = from_b <= from_c ? b : c, least = from_b <= from_c ? from_b : from_c;
    result[at] = (uint8_t)(input.row[at] - (from_a <= least ? a : of_two));
  }
}

INLINE void apply(png_filter_input input, int filter, uint8_t *result) {
  switch (filter) {
    case png_filter_none:
      memcpy(result, input.row, input.length);
      break;
    case png_filter_sub:
      subtract_left(input, result);
      break;
    case png_filter_up:
      subtract_above(input, result);
      break;
    case png_filter_average:
      subtract_mean(input, result);
      break;
    default:
      subtract_nearest(input, result);
      break;
  }
}

/* Adds in 32 sums of 16 bits, each of as many bytes as fit: a byte adds 128 at most. */
INLINE uint64_t height(const uint8_t *bytes, size_t count) {
  enum { lanes = 32, part = lanes * 511 };
  uint64_t all = 0;
  while (count >= lanes) {
    size_t rounds = (count < part ? count : part) / lanes;
    uint16_t sums[lanes] = {0};
    for (size_t round = 0; round < rounds; round++, bytes += lanes) {
      for (int lane = 0; lane < lanes; lane++) {
        uint8_t up = bytes[lane], down = (uint8_t)-up;
        sums[lane] = (uint16_t)(sums[lane] + (up < down ? up : down));
      }
    }
    for (int lane = 0; lane < lanes; lane++) all += sums[lane];
    count -= rounds * lanes;
  }
  for (; count > 0; count--, bytes++) all += *bytes < 128 ? *bytes : 256u - *bytes;
  return all;
}

WIDE static void apply_wide(png_filter_input input, int filter, uint8_t *result) { apply(input, filter, result); }
WIDE static uint64_t height_wide(const uint8_t *bytes, size_t count) { return height(bytes, count); }

void png_filter_apply(png_filter_input input, int filter, uint8_t *result) {
  if (HAS_WIDE) apply_wide(input, filter, result);
  else apply(input, filter, result);
}

uint64_t png_filter_height(const uint8_t *bytes, size_t count) {
  return HAS_WIDE ? height_wide(bytes, count) : height(bytes, count);
}
