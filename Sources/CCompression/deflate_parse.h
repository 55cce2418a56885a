#ifndef DEFLATE_PARSE_H
#define DEFLATE_PARSE_H

/*
 * Finds the cheapest way to write a part of a stream as literals and matches, where time counts least.
 *
 * All matches that begin in the part are looked up once. The prices of symbols are not known before the way is, so the way is found
 * by the prices of the block before, the prices are reckoned from the symbols on it, and it is found again.
 */

#include "deflate_strings.h"

enum {
  /* The most bytes of a part; a part ends earlier where its matches take too much room. */
  deflate_part = 1 << 18,
  deflate_part_matches = 1 << 19,
  deflate_roots_bits = 16
};

typedef struct {
  /* Trees of the strings in the window, one for each slot of their first four bytes: the places of the roots, and of the less and greater string below each;
   * 0 is too far back to be one. */
  uint32_t roots[1 << deflate_roots_bits];
  uint32_t children[deflate_window][2];

  /* How many bytes the part has. */
  unsigned count;
  /* The steps of the cheapest way, by the places where they begin: a match, or a literal, whose length is 1. */
  deflate_match steps[deflate_part];

  /* Where the matches of each place begin in `matches`; those of one place are in order of length and of distance. */
  uint32_t first[deflate_part + 1];
  deflate_match matches[deflate_part_matches];
  /* The lowest price at which each place is reached, in 16ths of a bit, and the step that ends there. */
  int32_t price[deflate_part + 1];
  uint32_t last[deflate_part + 1];
  int32_t literal_price[256];
  int32_t length_price[deflate_longest + 1];
  int32_t distance_price[deflate_distances];
} deflate_parse;

/* Makes all strings unknown. */
void deflate_parse_open(deflate_parse *parse);

/* Finds the way for at most `count` bytes, not 0, from `at` on, and enters the strings that begin there. */
void deflate_parse_part(deflate_parse *parse, deflate_strings *strings, const deflate_block *before, size_t at, size_t count);

#endif
