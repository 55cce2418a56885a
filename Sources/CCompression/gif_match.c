#include "gif_match.h"

#include "wide.h"

/* The nearest entry: the least of all distances, each with its entry in the low eight bits. Without a branch the compiler vectorises
 * the loop. */
INLINE uint32_t nearest(const gif_match_palette *palette, uint32_t color) {
  int32_t own_red = color & 255, own_green = color >> 8 & 255, own_blue = color >> 16 & 255;
  uint32_t least = UINT32_MAX;
  for (int32_t entry = 0; entry < palette->count; entry++) {
    int32_t red = palette->red[entry] - own_red, green = palette->green[entry] - own_green, blue = palette->blue[entry] - own_blue;
    uint32_t far = (uint32_t)(red * red + green * green + blue * blue) << 8 | (uint32_t)entry;
    least = far < least ? far : least;
  }
  return least & 255;
}

static uint32_t nearest_plain(const gif_match_palette *palette, uint32_t color) { return nearest(palette, color); }

WIDE static uint32_t nearest_wide(const gif_match_palette *palette, uint32_t color) { return nearest(palette, color); }

static uint32_t squared(const gif_match_palette *palette, uint32_t color, uint32_t entry) {
  int32_t red = palette->red[entry] - (int32_t)(color & 255), green = palette->green[entry] - (int32_t)(color >> 8 & 255);
  int32_t blue = palette->blue[entry] - (int32_t)(color >> 16 & 255);
  return (uint32_t)(red * red + green * green + blue * blue);
}

/* A slot holds a colour in its upper 24 bits and the colour's entry in its lower eight. */
void gif_match(const gif_match_palette *palette, uint32_t *cache, const void *pixels, size_t start, size_t end, uint8_t *found,
               size_t found_start, gif_match_error *error) {
  uint32_t (*search)(const gif_match_palette *, uint32_t) = HAS_WIDE ? nearest_wide : nearest_plain;
  const uint32_t *colors = pixels;
  found += found_start;
  uint32_t last = 0, entry = (uint32_t)palette->count, square = 0;
  uint64_t squares = 0, far_count = 0, nothing_count = 0;
  for (size_t at = start; at < end; at++) {
    uint32_t color = colors[at];
    if (color == last) {
      far_count += square > error->far;
    } else {
      last = color;
      if (color == 0) {
        entry = (uint32_t)palette->count;
        square = 0;
      } else {
        uint32_t *slot = cache + (color * 0x9E3779B1u >> 16);
        if (*slot >> 8 != (color & 0xFFFFFF) || *slot == UINT32_MAX) *slot = color << 8 | search(palette, color);
        entry = *slot & 255;
        square = squared(palette, color, entry);
      }
    }
    *found++ = (uint8_t)entry;
    squares += square;
    nothing_count += color == 0;
  }
  error->squares += squares;
  error->far_count += far_count;
  error->nothing_count += nothing_count;
}
