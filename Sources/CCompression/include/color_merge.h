#ifndef COLOR_MERGE_H
#define COLOR_MERGE_H

/* Merges colours until few are left. */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  /* At most so many colours are left … */
  size_t limit;
  /* … and fewer if these keep the sum of squared distances, from the colours to their means, below this. */
  double error;
  /* When unions are compared, what each adds to that sum is divided by a root of the number of its pixels: so many square roots in each other; 0 for
   * none. */
  int roots;
} color_merge_goal;

/*
 * Merges always the two colours whose union adds the least (Ward, 1963). `sums` has, for each of `count` colours, the sums of red, green and blue over its
 * pixels, and their number. A colour that is merged into another becomes four zeros. Returns 0 when memory is short.
 */
int color_merge(double *sums, size_t count, const color_merge_goal *goal);

#ifdef __cplusplus
}
#endif

#endif
