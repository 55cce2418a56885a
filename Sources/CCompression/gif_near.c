#include "gif_strings.h"

/*
 * A search among the dictionary's strings for the best that looks like the pixels from `at` on. A string is worth its
 * length less its distance: a pixel more may cost four levels and half of what one pixel may be off. Sums of distances rather than of
 * their squares, since a few pixels far off are seen less than many a little: of a push of text, at the same mean distance
 * from the source, 4 % less. What stands still counts twice, since it would flicker. Among the strings beside the exact one
 * the newest come first, and so few are looked at that neither long lists nor small gains count: 12 times as many steps
 * cost as many bytes at the same distance and twice the flicker.
 */
typedef struct {
  const gif_lzw_coder *coder;
  const gif_lzw_image *image;
  size_t at;
  int steps;
  /* The strings on the way to the one looked at, by their length. */
  uint16_t *path;
  gif_string best;
  int64_t best_worth;
} search;

enum { step_limit = 32 };

static void look_further(search *search, unsigned code, size_t length, size_t distance);

/* Where a pixel stays and no other looks like it, but for the transparent one. */
static void look_through(search *search, unsigned code, size_t length, size_t distance) {
  if (search->image->pixels[search->at + length] == search->image->transparent) return;
  unsigned free, next = gif_longer(search->coder, code, (uint8_t)search->image->transparent, &free);
  if (next != 0 && search->steps-- > 0) look_further(search, next, length + 1, distance);
}

static void look_beside(search *search, unsigned code, size_t length, size_t distance) {
  const gif_lzw_image *image = search->image;
  size_t at = search->at + length;
  uint8_t own = image->pixels[at];
  int stays = image->stays != NULL && image->stays[at];
  if (stays ? !image->distances->has_very_near[own] : !image->distances->has_near[own]) {
    if (stays) look_through(search, code, length, distance);
    return;
  }
  const uint16_t *apart = image->distances->apart[own];
  for (unsigned next = search->coder->first_longer[code]; next != 0; next = search->coder->next_beside[next]) {
    if (search->steps-- <= 0) return;
    uint8_t pixel = search->coder->last_pixel[next];
    if (pixel == own) continue;
    unsigned far = stays ? (pixel == image->transparent ? 0 : apart[pixel] * 2u) : apart[pixel];
    if (far <= image->distances->tolerance) look_further(search, next, length + 1, distance + far);
  }
}

/* Strings that begin as one of `end` pixels does, the first `length` of them so far off in all, and go on beside it. */
static void look_back(search *search, size_t length, size_t end, size_t distance, unsigned has_other) {
  const gif_lzw_image *image = search->image;
  int64_t worth = (int64_t)(end * (image->distances->tolerance + 128)) - (int64_t)distance * 2;
  if (worth > search->best_worth) {
    search->best = (gif_string){search->path[end], end};
    search->best_worth = worth;
  }
  for (size_t place = end + 1; has_other && place-- > length && search->steps > 0;) {
    if (search->at + place < image->count) look_beside(search, search->path[place], place, distance);
  }
}

/* From a string of so many pixels, so far off in all: as far as pixels are the same, then beside that way, from its end. */
static void look_further(search *search, unsigned code, size_t length, size_t distance) {
  unsigned free, has_other = 0;
  search->path[length] = (uint16_t)code;
  size_t end = gif_walk(search->coder, search->image, search->at, length, search->path, &free, &has_other);
  look_back(search, length, end, distance, has_other);
}

gif_string gif_find_near(const gif_lzw_coder *coder, const gif_lzw_image *image, size_t at, uint16_t *path, size_t length,
                         size_t end) {
  search search = {.coder = coder, .image = image, .at = at, .steps = step_limit, .path = path, .best_worth = -1};
  look_back(&search, length, end, 0, 1);
  return search.best;
}
