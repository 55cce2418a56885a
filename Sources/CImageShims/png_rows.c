#include "png_rows.h"

#include <stdlib.h>
#include <string.h>

enum { filter_count = 5, ahead = 8 };

struct png_rows {
  const png_shim_picture *picture;
  png_shim_filter filter;
  /* From one pixel to the next; 1 where several share a byte. */
  size_t step;
  size_t length;
  uint32_t y;
  /* Packed: this row and the one above, with `ahead` zeros before each. */
  uint8_t *row;
  uint8_t *above;
  /* Each filter's row, with its number before it. */
  uint8_t *filtered[filter_count];
};

/* MARK: Packing */

static unsigned bits_per_pixel(const png_shim_picture *picture) {
  switch (picture->form) {
    case PNG_SHIM_RGB:
      return 24;
    case PNG_SHIM_RGBA:
      return 32;
    case PNG_SHIM_GRAY_ALPHA:
      return 16;
    case PNG_SHIM_PALETTE:
    case PNG_SHIM_GRAY:
      break;
  }
  return (unsigned)picture->bit_depth;
}

static void drop_fourth(const uint8_t *pixels, size_t count, uint8_t *row) {
  for (size_t x = 0; x < count; x++) {
    row[3 * x] = pixels[4 * x];
    row[3 * x + 1] = pixels[4 * x + 1];
    row[3 * x + 2] = pixels[4 * x + 2];
  }
}

static void pack_bits(const uint8_t *pixels, size_t count, unsigned depth, uint8_t *row) {
  memset(row, 0, (count * depth + 7) / 8);
  for (size_t x = 0; x < count; x++) row[x * depth / 8] |= (uint8_t)(pixels[x] << (8 - depth - x * depth % 8));
}

static void pack(png_rows *rows) {
  const png_shim_picture *picture = rows->picture;
  const uint8_t *pixels = picture->pixels + rows->y * picture->row_bytes;
  if (picture->form == PNG_SHIM_RGB) {
    drop_fourth(pixels, picture->width, rows->row);
  } else if (bits_per_pixel(picture) < 8) {
    pack_bits(pixels, picture->width, bits_per_pixel(picture), rows->row);
  } else {
    memcpy(rows->row, pixels, rows->length);
  }
}

/* MARK: Filters */

static void subtract_left(const uint8_t *row, size_t step, size_t length, uint8_t *result) {
  for (size_t at = 0; at < length; at++) result[at] = (uint8_t)(row[at] - (row - step)[at]);
}

static void subtract_above(const uint8_t *row, const uint8_t *above, size_t length, uint8_t *result) {
  for (size_t at = 0; at < length; at++) result[at] = (uint8_t)(row[at] - above[at]);
}

static void subtract_mean(const uint8_t *row, const uint8_t *above, size_t step, size_t length, uint8_t *result) {
  const uint8_t *left = row - step;
  for (size_t at = 0; at < length; at++) result[at] = (uint8_t)(row[at] - (left[at] + above[at]) / 2);
}

static int distance(int number) { return number < 0 ? -number : number; }

/* Of left, above and the one between, that which is nearest to left + above - between, in this order. */
static void subtract_nearest(const uint8_t *row, const uint8_t *above, size_t step, size_t length, uint8_t *result) {
  const uint8_t *left = row - step, *between = above - step;
  for (size_t at = 0; at < length; at++) {
    int a = left[at], b = above[at], c = between[at];
    int from_a = distance(b - c), from_b = distance(a - c), from_c = distance(a + b - 2 * c);
    int of_two = from_b <= from_c ? b : c;
    int nearest = from_a <= from_b && from_a <= from_c ? a : of_two;
    result[at] = (uint8_t)(row[at] - nearest);
  }
}

static void apply(const png_rows *rows, int filter) {
  uint8_t *result = rows->filtered[filter];
  *result++ = (uint8_t)filter;
  switch (filter) {
    case 0:
      memcpy(result, rows->row, rows->length);
      break;
    case 1:
      subtract_left(rows->row, rows->step, rows->length, result);
      break;
    case 2:
      subtract_above(rows->row, rows->above, rows->length, result);
      break;
    case 3:
      subtract_mean(rows->row, rows->above, rows->step, rows->length, result);
      break;
    default:
      subtract_nearest(rows->row, rows->above, rows->step, rows->length, result);
      break;
  }
}

/* How far its bytes lie from 0, up or down: the less, the better they compress, as a rule. */
static uint64_t height(const uint8_t *row, size_t length) {
  uint64_t all = 0;
  while (length > 0) {
    size_t part = length < 1 << 16 ? length : 1 << 16;
    uint32_t sum = 0;
    for (size_t at = 0; at < part; at++) {
      uint8_t down = (uint8_t)-row[at];
      sum += row[at] < down ? row[at] : down;
    }
    all += sum;
    row += part;
    length -= part;
  }
  return all;
}

static int lowest(const png_rows *rows) {
  int best = 0;
  uint64_t least = UINT64_MAX;
  /* In the first row, nothing is above. */
  for (int filter = 0; filter < (rows->y == 0 ? 2 : filter_count); filter++) {
    apply(rows, filter);
    uint64_t height_of = height(rows->filtered[filter] + 1, rows->length);
    if (height_of < least) {
      least = height_of;
      best = filter;
    }
  }
  return best;
}

/* MARK: From row to row */

png_rows *png_rows_make(const png_shim_picture *picture, png_shim_filter filter) {
  png_rows *rows = calloc(1, sizeof *rows);
  if (rows == NULL) return NULL;
  unsigned bits = bits_per_pixel(picture);
  rows->picture = picture;
  rows->filter = filter;
  rows->step = bits < 8 ? 1 : bits / 8;
  rows->length = ((size_t)picture->width * bits + 7) / 8;
  size_t each = rows->length + ahead;
  uint8_t *bytes = calloc(2 + filter_count, each);
  if (bytes == NULL) {
    free(rows);
    return NULL;
  }
  rows->row = bytes + ahead;
  rows->above = bytes + each + ahead;
  for (size_t number = 0; number < filter_count; number++) rows->filtered[number] = bytes + (2 + number) * each;
  return rows;
}

void png_rows_free(png_rows *rows) {
  if (rows == NULL) return;
  free((rows->row < rows->above ? rows->row : rows->above) - ahead);
  free(rows);
}

const uint8_t *png_rows_next(png_rows *rows, size_t *length) {
  int filter = (int)rows->filter;
  pack(rows);
  if (rows->filter == PNG_SHIM_FILTER_ADAPTIVE) filter = lowest(rows);
  else apply(rows, filter);
  uint8_t *row = rows->row;
  rows->row = rows->above;
  rows->above = row;
  rows->y++;
  *length = rows->length + 1;
  return rows->filtered[filter];
}
