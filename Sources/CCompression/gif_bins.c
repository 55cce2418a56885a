#include "gif_bins.h"

#include <string.h>

#include "wide.h"

/* Looks up the entries of some pixels; returns whether all of their bins are known. */
INLINE int look_up(const uint8_t *entries, const uint32_t *pixels, const uint32_t *before, uint8_t stays, size_t count,
                          uint8_t *found, uint32_t *common) {
  uint8_t highest = 0;
  for (size_t at = 0; at < count; at++) {
    uint8_t entry = entries[gif_bin(pixels[at])];
    *common &= pixels[at];
    highest = entry > highest ? entry : highest;
    found[at] = before != NULL && pixels[at] == before[at] ? stays : entry;
  }
  return highest < gif_bin_unknown;
}

size_t gif_bin_entries(const uint8_t *entries, const void *pixels, const void *before, uint8_t stays, size_t start, size_t end,
                       uint8_t *found, size_t found_start, uint32_t *common) {
  uint32_t all = *common;
  found += found_start;
  while (start < end) {
    size_t count = end - start < 8 ? end - start : 8;
    const uint32_t *now = (const uint32_t *)pixels + start, *old = before == NULL ? NULL : (const uint32_t *)before + start;
    if (old != NULL && count == 8 && memcmp(now, old, 32) == 0) {
      memset(found, stays, 8);
    } else if (!(count == 8 ? look_up(entries, now, old, stays, 8, found, &all)
                            : look_up(entries, now, old, stays, count, found, &all))) {
      while (entries[gif_bin(*now)] != gif_bin_unknown) now++;
      start = (size_t)(now - (const uint32_t *)pixels);
      break;
    }
    start += count;
    found += count;
  }
  *common = all;
  return start;
}
