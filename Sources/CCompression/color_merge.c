#include "color_merge.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "wide.h"

#pragma STDC FP_CONTRACT OFF

enum { lanes = 4 };
typedef double four __attribute__((vector_size(32)));
typedef int64_t four_flags __attribute__((vector_size(32)));

/* Where a colour is that has been merged: too far for any union. */
static const double far_away = 1e9;

typedef struct {
  /* The number of colours, and of places, which fill whole vectors. */
  size_t count;
  size_t places;
  int roots;
  /* The means of the colours and their pixels. */
  four *red, *green, *blue, *weight;
  /* The cheapest partner among the colours behind, what the union costs, or did before the partner grew, and whether it has to be looked for again
   * before the union: as a rule it costs more then. */
  four *cost;
  uint32_t *partner;
  uint8_t *is_stale;
} merger;

typedef struct {
  size_t place;
  double cost;
} found;

/* The least of some numbers in each lane, and their places, so far. */
typedef struct {
  four least;
  four place;
} least_in_lanes;

/* What a union adds to the sum of squared distances, by how far the colours are apart and how many pixels they have: numbers or vectors of them. A vector
 * that a function took or gave back would be passed in another way to a WIDE one. */
#define ADDED(red, green, blue, one, other) \
  ((((red) * (red) + (green) * (green)) + (blue) * (blue)) * ((one) * (other) / ((one) + (other))))
#define SPLAT(number) ((four){number, number, number, number})

INLINE double at(const four *numbers, size_t place) { return ((const double *)numbers)[place]; }

/* Puts the numbers and places that are less, and count, in place of those that are kept. */
#define KEEP_LESS(kept, numbers, places, counts) \
  do { \
    four_flags is_less = ((numbers) < (kept).least) & (counts); \
    (kept).least = (four)(((four_flags)(numbers) & is_less) | ((four_flags)(kept).least & ~is_less)); \
    (kept).place = (four)(((four_flags)(places) & is_less) | ((four_flags)(kept).place & ~is_less)); \
  } while (0)

/* The first of the least. */
INLINE found least_of(const least_in_lanes *kept) {
  found found = {0, INFINITY};
  for (int lane = 0; lane < lanes; lane++) {
    double number = kept->least[lane];
    size_t place = (size_t)kept->place[lane];
    if (number < found.cost || (number == found.cost && place < found.place)) found.place = place, found.cost = number;
  }
  return found;
}

/* The cheapest partner behind a place. IEEE arithmetic without contraction gives the same with vectors of any length. */
INLINE found look_for(const merger *merger, size_t place) {
  double own_red = at(merger->red, place), own_green = at(merger->green, place), own_blue = at(merger->blue, place);
  double own_weight = at(merger->weight, place);
  four weight = SPLAT(own_weight);
  least_in_lanes kept = {SPLAT(INFINITY), SPLAT(0)};
  size_t first = (place + 1) / lanes;
  double number = (double)(first * lanes);
  four places = {number, number + 1, number + 2, number + 3};
  for (size_t group = first; group < merger->places / lanes; group++) {
    four red = own_red - merger->red[group], green = own_green - merger->green[group], blue = own_blue - merger->blue[group];
    four other = merger->weight[group], both = weight + other, cost = ADDED(red, green, blue, weight, other);
    if (merger->roots > 0) {
      four root = __builtin_elementwise_sqrt(both);
      for (int more = 1; more < merger->roots; more++) root = __builtin_elementwise_sqrt(root);
      cost /= root;
    }
    KEEP_LESS(kept, cost, places, places > (double)place);
    places += lanes;
  }
  return least_of(&kept);
}

/* The place whose union with its partner costs the least. */
INLINE size_t look_for_cheapest(const merger *merger) {
  least_in_lanes kept = {SPLAT(INFINITY), SPLAT(0)};
  four places = {0, 1, 2, 3};
  for (size_t group = 0; group < merger->places / lanes; group++) {
    KEEP_LESS(kept, merger->cost[group], places, places >= 0);
    places += lanes;
  }
  return least_of(&kept).place;
}

static found look_for_plain(const merger *merger, size_t place) { return look_for(merger, place); }
WIDE static found look_for_wide(const merger *merger, size_t place) { return look_for(merger, place); }
static size_t cheapest_plain(const merger *merger) { return look_for_cheapest(merger); }
WIDE static size_t cheapest_wide(const merger *merger) { return look_for_cheapest(merger); }

static void find_partner(merger *merger, size_t place) {
  found found = HAS_WIDE ? look_for_wide(merger, place) : look_for_plain(merger, place);
  ((double *)merger->cost)[place] = found.cost;
  merger->partner[place] = (uint32_t)found.place;
  merger->is_stale[place] = 0;
}

/* The colour whose union with its partner costs the least. */
static size_t cheapest(merger *merger) {
  for (;;) {
    size_t best = HAS_WIDE ? cheapest_wide(merger) : cheapest_plain(merger);
    if (!merger->is_stale[best]) return best;
    find_partner(merger, best);
  }
}

static void put(merger *merger, size_t place, double red, double green, double blue, double weight) {
  ((double *)merger->red)[place] = red;
  ((double *)merger->green)[place] = green;
  ((double *)merger->blue)[place] = blue;
  ((double *)merger->weight)[place] = weight;
}

static void put_mean(merger *merger, size_t place, const double *sum) {
  put(merger, place, sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3], sum[3]);
}

static double cost_of(const merger *merger, size_t one, size_t other) {
  double red = at(merger->red, one) - at(merger->red, other), green = at(merger->green, one) - at(merger->green, other);
  double blue = at(merger->blue, one) - at(merger->blue, other);
  return ADDED(red, green, blue, at(merger->weight, one), at(merger->weight, other));
}

static void merge(merger *merger, double *sums, size_t first) {
  size_t second = merger->partner[first];
  double *sum = sums + first * 4, *other = sums + second * 4;
  for (int part = 0; part < 4; part++) sum[part] += other[part];
  memset(other, 0, 4 * sizeof *other);
  put_mean(merger, first, sum);
  put(merger, second, far_away, far_away, far_away, 1);
  ((double *)merger->cost)[second] = INFINITY;
  for (size_t place = 0; place < merger->count; place++) {
    merger->is_stale[place] |= merger->partner[place] == first || merger->partner[place] == second;
  }
  find_partner(merger, first);
}

static void merge_all(merger *merger, double *sums, const color_merge_goal *goal) {
  for (size_t place = 0; place < merger->places; place++) {
    put(merger, place, far_away, far_away, far_away, 1);
    ((double *)merger->cost)[place] = INFINITY;
  }
  for (size_t place = 0; place < merger->count; place++) put_mean(merger, place, sums + place * 4);
  for (size_t place = 0; place < merger->count; place++) find_partner(merger, place);
  double total = 0;
  for (size_t left = merger->count; left > 1; left--) {
    size_t first = cheapest(merger);
    total += cost_of(merger, first, merger->partner[first]);
    if (left <= goal->limit && total > goal->error) return;
    merge(merger, sums, first);
  }
}

int color_merge(double *sums, size_t count, const color_merge_goal *goal) {
  size_t groups = (count + lanes - 1) / lanes, places = groups * lanes;
  four *means = aligned_alloc(sizeof(four), sizeof(four) * (groups * 5 + 1));
  uint32_t *partners = malloc(places * (sizeof *partners + 1) + 1);
  if (means != NULL && partners != NULL) {
    merger merger = {
        .count = count, .places = places, .roots = goal->roots, .red = means, .green = means + groups, .blue = means + groups * 2,
        .weight = means + groups * 3, .cost = means + groups * 4, .partner = partners, .is_stale = (uint8_t *)(partners + places)};
    merge_all(&merger, sums, goal);
  }
  free(means);
  free(partners);
  return means != NULL && partners != NULL;
}
