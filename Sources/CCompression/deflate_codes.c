#include "deflate_codes.h"

#include <stdlib.h>
#include <string.h>

enum { most = 288 };

static int compare(const void *one, const void *other) {
  uint32_t a = *(const uint32_t *)one, b = *(const uint32_t *)other;
  return (a > b) - (a < b);
}

/* Sorts the used symbols, the rarest first. An entry is the number of uses and, in its low 9 bits, the symbol. No two entries are
 * equal, so that every machine gives the same order. */
static unsigned sort(const uint32_t *uses, unsigned count, uint32_t *order) {
  unsigned used = 0;
  for (unsigned symbol = 0; symbol < count; symbol++) {
    if (uses[symbol] > 0) order[used++] = uses[symbol] << 9 | symbol;
  }
  for (unsigned symbol = 0; used < 2; symbol++) {
    if (uses[symbol] == 0) order[used++] = symbol;
  }
  qsort(order, used, sizeof order[0], compare);
  return used;
}

/* Builds the tree of Huffman's code by joining the two rarest nodes again and again, and counts the codes of each length. Leaves
 * come in order of their uses, and so do joined nodes. */
static void count_lengths(const uint32_t *order, unsigned used, unsigned limit, unsigned *of_length) {
  uint32_t weight[most];
  uint16_t leaf_parent[most], joint_parent[most];
  uint8_t depth[most];
  unsigned leaf = 0, joint = 0;
  for (unsigned next = 0; next + 1 < used; next++) {
    weight[next] = 0;
    for (int part = 0; part < 2; part++) {
      if (leaf < used && (joint >= next || order[leaf] >> 9 <= weight[joint])) {
        weight[next] += order[leaf] >> 9;
        leaf_parent[leaf++] = (uint16_t)next;
      } else {
        weight[next] += weight[joint];
        joint_parent[joint++] = (uint16_t)next;
      }
    }
  }
  depth[used - 2] = 0;
  for (unsigned next = used - 2; next-- > 0;) depth[next] = (uint8_t)(depth[joint_parent[next]] + 1);
  for (unsigned place = 0; place < used; place++) {
    unsigned length = depth[leaf_parent[place]] + 1u;
    of_length[length < limit ? length : limit]++;
  }
}

/* Makes shorter codes longer until there is room for all codes, after those that were too long have been cut to `limit`. */
static void make_room(unsigned *of_length, unsigned limit) {
  uint32_t taken = 0;
  for (unsigned length = 1; length <= limit; length++) taken += of_length[length] << (limit - length);
  for (; taken > 1u << limit; taken--) {
    unsigned length = limit - 1;
    while (of_length[length] == 0) length--;
    of_length[length]--;
    of_length[length + 1] += 2;
    of_length[limit]--;
  }
}

void deflate_codes_measure(deflate_codes *codes, const uint32_t *uses, unsigned count, unsigned limit) {
  uint32_t order[most];
  unsigned of_length[deflate_code_limit + 1] = {0};
  unsigned used = sort(uses, count, order), place = 0;
  count_lengths(order, used, limit, of_length);
  make_room(of_length, limit);
  memset(codes->lengths, 0, count);
  for (unsigned length = limit; length > 0; length--) {
    for (unsigned left = of_length[length]; left > 0; left--) codes->lengths[order[place++] & 511] = (uint8_t)length;
  }
}

void deflate_codes_assign(deflate_codes *codes, unsigned count) {
  unsigned of_length[deflate_code_limit + 1] = {0}, next[deflate_code_limit + 1];
  for (unsigned symbol = 0; symbol < count; symbol++) of_length[codes->lengths[symbol]]++;
  of_length[0] = 0;
  for (unsigned length = 1, code = 0; length <= deflate_code_limit; length++) {
    code = (code + of_length[length - 1]) << 1;
    next[length] = code;
  }
  for (unsigned symbol = 0; symbol < count; symbol++) {
    unsigned length = codes->lengths[symbol], turned = 0;
    if (length == 0) continue;
    unsigned code = next[length]++;
    for (unsigned bit = 0; bit < length; bit++) turned |= (code >> bit & 1) << (length - 1 - bit);
    codes->codes[symbol] = (uint16_t)turned;
  }
}
