#include "gif_strings.h"

/*
 * A search for the dictionary's string that best approximates the pixels from `at` on. A string's worth is its length less its
 * distance: a pixel more is worth a distance of four levels plus half the tolerance.
 *
 * - Distances are summed, not their squares, since a few pixels far off are seen less than many that are a little off: a push of
 *   text takes 4 % less at the same mean distance from the source.
 * - Pixels that stand still count twice, since they would flicker.
 * - The newest strings beside the exact one come first, and only so many strings are looked at: twice as many give as many bytes at the same
 *   distance, 24 times as many twice the flicker, too. Where a pixel may lose less than a level they are fewer: a video over a drawn page (clip 4 of
 *   seed 1795781736 of scripts/bench clips) then takes .92 of the processor time at as much flicker, at a quality of 95. Three steps of
 *   tolerance for each string, in place of one, took another .05 off that, but a page turn of 750×1334 pixels took 1.9 % more at a quality of 90.
 */
typedef struct {
  const gif_dictionary *dictionary;
  const gif_lzw_image *image;
  size_t at;
  int steps;
  /* The codes of the strings that the one looked at begins with: path[n] has n pixels. */
  uint16_t *path;
  gif_string best;
  int64_t best_worth;
} search;

enum { least_steps = 2 };

static void look_further(search *search, unsigned code, size_t length, size_t distance);

/* Tries the transparent entry in place of a pixel that stays and that has no similar entry. */
static void look_through(search *search, unsigned code, size_t length, size_t distance) {
  if (search->image->pixels[search->at + length] == search->image->transparent) return;
  unsigned free, next = gif_longer(search->dictionary, code, (uint8_t)search->image->transparent, &free);
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
  for (unsigned next = search->dictionary->first_longer[code]; next != 0; next = search->dictionary->next_beside[next]) {
    if (search->steps-- <= 0) return;
    uint8_t pixel = search->dictionary->last_pixel[next];
    if (pixel == own) continue;
    unsigned far = stays ? (pixel == image->transparent ? 0 : apart[pixel] * 2u) : apart[pixel];
    if (far <= image->distances->tolerance) look_further(search, next, length + 1, distance + far);
  }
}

/* Judges the string path[end], whose distance in all is `distance`. Then tries the strings that leave its path, from its end back
 * to its first `length` pixels. */
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

/* Extends a string of `length` pixels by equal pixels as far as the dictionary goes, then tries the strings that leave that path,
 * beginning at its end. */
static void look_further(search *search, unsigned code, size_t length, size_t distance) {
  unsigned free, has_other = 0;
  search->path[length] = (uint16_t)code;
  size_t end = gif_walk(search->dictionary, search->image, search->at, length, search->path, &free, &has_other);
  look_back(search, length, end, distance, has_other);
}

gif_string gif_find_near(const gif_dictionary *dictionary, const gif_lzw_image *image, size_t at, uint16_t *path, size_t length,
                         size_t end) {
  int steps = least_steps + (int)image->distances->tolerance;
  search search = {
      .dictionary = dictionary, .image = image, .at = at, .steps = steps < image->most_steps ? steps : image->most_steps, .path = path, .best_worth = -1};
  look_back(&search, length, end, 0, 1);
  return search.best;
}
