#include "pixel_rows.h"

#include <string.h>

/*
 * A word says how many pixels follow it as they are, in its lower half, and how often the last of them is repeated then, in its upper half.
 * Groups of four pixels are looked at, so that runs of less than eight may stay as they are.
 */
enum { most = 65535, group = 4 };

static int is_run(const uint32_t *pixels, uint32_t color) {
  uint64_t two[2], same = (uint64_t)color << 32 | color;
  memcpy(two, pixels, sizeof two);
  return ((two[0] ^ same) | (two[1] ^ same)) == 0;
}

/* How many pixels from `at` on are to stay as they are before a run begins, with the run's first one; at least one. */
static size_t plain_count(const uint32_t *pixels, size_t at, size_t count) {
  size_t last = count - at > most ? at + most : count;
  for (size_t end = at + 1; end + group <= last; end += group) {
    if (is_run(pixels + end, pixels[end])) return end + 1 - at;
  }
  return last - at;
}

/* How many pixels from `at` on equal the one before them. */
static size_t repeat_count(const uint32_t *pixels, size_t at, size_t count) {
  size_t end = at, last = count - at > most ? at + most : count;
  uint32_t color = pixels[at - 1];
  while (end + group <= last && is_run(pixels + end, color)) end += group;
  while (end < last && pixels[end] == color) end++;
  return end - at;
}

size_t pixel_rows_pack(const uint32_t *pixels, size_t count, uint32_t *packed, size_t room) {
  size_t words = 0;
  for (size_t at = 0; at < count;) {
    size_t plain = plain_count(pixels, at, count);
    size_t repeats = repeat_count(pixels, at + plain, count);
    if (words + 1 + plain > room) return room + 1;
    packed[words] = (uint32_t)(plain | repeats << 16);
    memcpy(packed + words + 1, pixels + at, plain * sizeof *pixels);
    words += 1 + plain;
    at += plain + repeats;
  }
  return words;
}

void pixel_rows_unpack(const uint32_t *packed, uint32_t *pixels, size_t count) {
  for (size_t at = 0; at < count;) {
    size_t plain = *packed & 65535, repeats = *packed >> 16;
    memcpy(pixels + at, packed + 1, plain * sizeof *pixels);
    at += plain;
    packed += 1 + plain;
    uint32_t color = packed[-1];
    for (size_t end = at + repeats; at < end; at++) pixels[at] = color;
  }
}
