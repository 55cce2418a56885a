#include "gif_match.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "pixel_differences.h"
#include "wide.h"

void gif_match_prepare(gif_match_palette *palette, const void *colors, size_t count) {
  const uint32_t *all = colors;
  memset(palette, 0, sizeof *palette);
  palette->count = (int32_t)count;
  for (size_t entry = 0; entry < 256; entry++) palette->own[entry] = INT32_MAX;
  for (size_t entry = 0; entry < count; entry++) {
    int32_t red = all[entry] & 255, green = all[entry] >> 8 & 255, blue = all[entry] >> 16 & 255;
    palette->red_green[entry * 2] = (int16_t)(red * 8);
    palette->red_green[entry * 2 + 1] = (int16_t)(green * 8);
    palette->blue[entry * 2] = (int16_t)(blue * 8);
    palette->colors[entry] = all[entry];
    palette->own[entry] = (red * red + green * green + blue * blue) << 8 | (int32_t)entry;
  }
}

/* The nearest entry: the least of all distances, each with its entry in the low eight bits. The palette's eight times a component's 64
 * are the 512 by which a product of two colours counts beside them. */
static uint32_t nearest_plain(const gif_match_palette *palette, uint32_t color) {
  int32_t red = (color & 255) * 64, green = (color >> 8 & 255) * 64, blue = (color >> 16 & 255) * 64;
  int32_t least = INT32_MAX;
  for (int32_t entry = 0; entry < palette->count; entry++) {
    int32_t product = palette->red_green[entry * 2] * red + palette->red_green[entry * 2 + 1] * green + palette->blue[entry * 2] * blue;
    int32_t far = palette->own[entry] - product;
    least = far < least ? far : least;
  }
  return (uint32_t)least & 255;
}

#if defined(__x86_64__)
WIDE static uint32_t nearest_wide(const gif_match_palette *palette, uint32_t color) {
  __m256i red_green = _mm256_set1_epi32((int32_t)((color & 255) * 64 | (color >> 8 & 255) << 22));
  __m256i blue = _mm256_set1_epi32((int32_t)((color >> 16 & 255) * 64)), least = _mm256_set1_epi32(INT32_MAX);
  for (int32_t entry = 0; entry < palette->count; entry += 8) {
    __m256i first = _mm256_madd_epi16(_mm256_loadu_si256((const __m256i *)(palette->red_green + entry * 2)), red_green);
    __m256i second = _mm256_madd_epi16(_mm256_loadu_si256((const __m256i *)(palette->blue + entry * 2)), blue);
    __m256i own = _mm256_loadu_si256((const __m256i *)(palette->own + entry));
    least = _mm256_min_epi32(least, _mm256_sub_epi32(own, _mm256_add_epi32(first, second)));
  }
  __m128i half = _mm_min_epi32(_mm256_castsi256_si128(least), _mm256_extracti128_si256(least, 1));
  half = _mm_min_epi32(half, _mm_shuffle_epi32(half, 0x4E));
  half = _mm_min_epi32(half, _mm_shuffle_epi32(half, 0xB1));
  return (uint32_t)_mm_cvtsi128_si32(half) & 255;
}
#else
#define nearest_wide nearest_plain
#endif

void gif_match_each(const gif_match_palette *palette, const void *pixels, size_t count, uint8_t *found) {
  uint32_t (*search)(const gif_match_palette *, uint32_t) = HAS_WIDE ? nearest_wide : nearest_plain;
  const uint32_t *colors = pixels;
  for (size_t at = 0; at < count; at++) found[at] = (uint8_t)search(palette, colors[at]);
}

static uint32_t squared(uint32_t color, uint32_t other) {
  int32_t red = (int32_t)(color & 255) - (int32_t)(other & 255);
  int32_t green = (int32_t)(color >> 8 & 255) - (int32_t)(other >> 8 & 255);
  int32_t blue = (int32_t)(color >> 16 & 255) - (int32_t)(other >> 16 & 255);
  return (uint32_t)(red * red + green * green + blue * blue);
}

/* How many of some pixels have one colour before another comes, by eight at a time. */
INLINE size_t run_of(uint32_t color, const uint32_t *pixels, size_t count) {
  size_t run = 0;
  for (uint32_t other = 0; run + 8 <= count; run += 8) {
    for (size_t at = 0; at < 8; at++) other |= pixels[run + at] ^ color;
    if (other != 0) break;
  }
  return run;
}

/* A slot holds a colour in its upper 24 bits and the colour's entry in its lower eight. */
void gif_match(const gif_match_palette *palette, uint32_t *cache, const void *pixels, const void *spans, size_t span_count, uint8_t *found,
               uint64_t *counts, gif_match_error *error) {
  uint32_t (*search)(const gif_match_palette *, uint32_t) = HAS_WIDE ? nearest_wide : nearest_plain;
  const uint32_t *colors = pixels;
  const int32_t *bounds = spans;
  uint32_t far = error->far, glaring = error->glaring;
  uint64_t squares = 0, glaring_squares = 0, far_count = 0, glaring_count = 0, turns = 0;
  for (size_t span = 0; span < span_count; span++) {
    uint32_t last = 0, entry = (uint32_t)palette->count, square = 0;
    size_t end = (size_t)bounds[span * 2 + 1];
    for (size_t at = (size_t)bounds[span * 2]; at < end; at++) {
      uint32_t color = colors[at];
      if (color == last) {
        size_t run = run_of(color, colors + at, end - at);
        if (run > 0) {
          memset(found, (int)entry, run);
          counts[entry] += run;
          far_count += square > far ? run : 0;
          if (square > glaring) {
            glaring_count += run;
            glaring_squares += (uint64_t)square * run;
          }
          squares += (uint64_t)square * run;
          found += run;
          at += run - 1;
          continue;
        }
        far_count += square > far;
        glaring_count += square > glaring;
      } else {
        last = color;
        uint32_t before = entry;
        if (color == 0) {
          entry = (uint32_t)palette->count;
          square = 0;
        } else {
          uint32_t *slot = cache + (color * 0x9E3779B1u >> 16);
          if (*slot >> 8 != (color & 0xFFFFFF) || *slot == UINT32_MAX) *slot = color << 8 | search(palette, color);
          entry = *slot & 255;
          square = squared(color, palette->colors[entry]);
        }
        turns += entry != before;
      }
      counts[entry]++;
      *found++ = (uint8_t)entry;
      squares += square;
      glaring_squares += square > glaring ? square : 0;
    }
  }
  error->squares += squares;
  error->glaring_squares += glaring_squares;
  error->far_count += far_count;
  error->glaring_count += glaring_count;
  error->turns += turns;
}

/* Colours as they are met, up to `most`, and a hash table of one more than their places. */
typedef struct {
  uint16_t *slots;
  uint32_t *found;
  uint32_t *counts;
  size_t most;
  size_t count;
} tally;

/* Counts some pixels of one colour; returns whether there is room for it. */
INLINE int add(tally *tally, uint32_t color, size_t pixels) {
  /* Without the shift greys would lie among other colours: dark text (pushed in clip 9 of seed
   * 1795872853 of scripts/bench clips, counted once) took eighteen times as many steps from one slot to the next. */
  size_t slot = (color ^ color >> 13) * 0x9E3779B1u >> 19;
  while (tally->slots[slot] != 0 && tally->found[tally->slots[slot] - 1] != color) slot = (slot + 1) % gif_color_slots;
  if (tally->slots[slot] == 0) {
    if (tally->count == tally->most) return 0;
    tally->found[tally->count] = color;
    tally->counts[tally->count++] = 0;
    tally->slots[slot] = (uint16_t)tally->count;
  }
  tally->counts[tally->slots[slot] - 1] += (uint32_t)pixels;
  return 1;
}

size_t gif_colors(uint16_t *slots, const void *pixels, size_t count, uint32_t *found, uint32_t *counts, size_t most) {
  const uint32_t *colors = pixels;
  tally all = {slots, found, counts, most, 0};
  for (size_t at = 0, run; at < count; at += run) {
    run = at > 0 && colors[at] == colors[at - 1] ? run_of(colors[at], colors + at, count - at) : 0;
    run += run == 0;
    if (colors[at] != 0 && !add(&all, colors[at], run)) return most + 1;
  }
  return all.count;
}

size_t gif_new_colors(uint16_t *slots, const void *pixels, const void *others, uint64_t *differences, size_t count, uint32_t *found,
                      uint32_t *counts, size_t most) {
  const uint32_t *colors = pixels, *before = others;
  tally new = {slots, found, counts, most, 0};
  for (size_t at = 0; at < count; at += 64) {
    if (before != NULL) differences[at / 64] = pixel_differences(colors + at, before + at, count - at < 64 ? count - at : 64);
    for (uint64_t rest = differences[at / 64]; rest != 0; rest &= rest - 1) {
      uint32_t color = colors[at + (size_t)__builtin_ctzll(rest)];
      if (color != 0 && !add(&new, color, 1)) return most + 1;
    }
  }
  return new.count;
}
