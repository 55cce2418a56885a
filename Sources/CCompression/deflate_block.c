#include "deflate_block.h"

#include <string.h>

#include "deflate_codes.h"

enum { length_symbols = 19, stored_limit = 65535 };

static unsigned length_base(unsigned code) {
  if (code == deflate_lengths - 1) return deflate_longest;
  return code < 8 ? code + 3 : ((4 + code % 4) << deflate_length_extra(code)) + 3;
}

static unsigned distance_base(unsigned code) {
  return code < 4 ? code + 1 : ((2 + code % 2) << deflate_distance_extra(code)) + 1;
}

/* MARK: Bits */

static void write_out(deflate_block *block) {
  if (block->length > 0 && !block->refused) block->refused = block->sink(block->context, block->output, block->length) != 0;
  block->length = 0;
}

/* Writes `count` bits, at most 32. */
static void put(deflate_block *block, uint32_t bits, unsigned count) {
  block->pending |= (uint64_t)bits << block->pending_bits;
  block->pending_bits += count;
  if (block->pending_bits < 32) return;
  if (block->length + 4 > deflate_output_size) write_out(block);
  for (unsigned byte = 0; byte < 4; byte++) block->output[block->length++] = (uint8_t)(block->pending >> 8 * byte);
  block->pending >>= 32;
  block->pending_bits -= 32;
}

/* Writes the pending bits, filled up to a whole byte. */
static void put_rest(deflate_block *block) {
  if (block->length + 4 > deflate_output_size) write_out(block);
  for (; block->pending_bits > 0; block->pending_bits -= block->pending_bits < 8 ? block->pending_bits : 8) {
    block->output[block->length++] = (uint8_t)block->pending;
    block->pending >>= 8;
  }
}

/* MARK: What a block is written as */

/* The codes of a block, and the form in which the stream states them. */
typedef struct {
  deflate_codes literals;
  deflate_codes distances;
  deflate_codes lengths;
  unsigned literal_count;
  unsigned distance_count;
  unsigned length_count;
  /* The lengths of the codes, with runs of equal lengths packed: a symbol in the low byte, the extra bits for the run's length
   * above it. */
  uint16_t packed[deflate_literals + deflate_distances];
  unsigned packed_count;
  uint32_t uses[length_symbols];
} tables;

/* The order, fixed by RFC 1951, in which a block states the code lengths of the symbols that state all other code lengths. */
static const uint8_t told[length_symbols] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

static unsigned packed_extra(unsigned symbol) { return symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7; }

static unsigned used(const uint8_t *lengths, unsigned count, unsigned least) {
  while (count > least && lengths[count - 1] == 0) count--;
  return count;
}

static void pack_run(tables *tables, unsigned value, unsigned run) {
  if (value > 0) {
    tables->packed[tables->packed_count++] = (uint16_t)value;
    run--;
  }
  while (run >= 3) {
    unsigned limit = value > 0 ? 6 : 138, part = run < limit ? run : limit;
    unsigned symbol = value > 0 ? 16 : part < 11 ? 17 : 18;
    tables->packed[tables->packed_count++] = (uint16_t)(symbol | (part - (symbol == 18 ? 11 : 3)) << 8);
    run -= part;
  }
  while (run-- > 0) tables->packed[tables->packed_count++] = (uint16_t)value;
}

static void pack(tables *tables) {
  uint8_t lengths[deflate_literals + deflate_distances];
  unsigned count = tables->literal_count + tables->distance_count;
  memcpy(lengths, tables->literals.lengths, tables->literal_count);
  memcpy(lengths + tables->literal_count, tables->distances.lengths, tables->distance_count);
  for (unsigned at = 0, run; at < count; at += run) {
    for (run = 1; at + run < count && lengths[at + run] == lengths[at];) run++;
    pack_run(tables, lengths[at], run);
  }
  for (unsigned place = 0; place < tables->packed_count; place++) tables->uses[tables->packed[place] & 255]++;
}

static void make(tables *tables, const deflate_block *block) {
  memset(tables, 0, sizeof *tables);
  deflate_codes_measure(&tables->literals, block->literal_uses, deflate_literals, deflate_code_limit);
  deflate_codes_measure(&tables->distances, block->distance_uses, deflate_distances, deflate_code_limit);
  tables->literal_count = used(tables->literals.lengths, deflate_literals, 257);
  tables->distance_count = used(tables->distances.lengths, deflate_distances, 1);
  pack(tables);
  deflate_codes_measure(&tables->lengths, tables->uses, length_symbols, 7);
  tables->length_count = length_symbols;
  while (tables->length_count > 4 && tables->lengths.lengths[told[tables->length_count - 1]] == 0) tables->length_count--;
}

static void make_fixed(tables *tables) {
  for (unsigned symbol = 0; symbol < 288; symbol++) {
    tables->literals.lengths[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
  }
  memset(tables->distances.lengths, 5, deflate_distances);
}

/* The size in bits of all symbols, without the tables. */
static uint64_t size_of_symbols(const deflate_block *block, const tables *tables) {
  uint64_t bits = 0;
  for (unsigned symbol = 0; symbol < deflate_literals; symbol++) {
    unsigned extra = symbol > 256 ? deflate_length_extra(symbol - 257) : 0;
    bits += (uint64_t)block->literal_uses[symbol] * (tables->literals.lengths[symbol] + extra);
  }
  for (unsigned code = 0; code < deflate_distances; code++) {
    bits += (uint64_t)block->distance_uses[code] * (tables->distances.lengths[code] + deflate_distance_extra(code));
  }
  return bits;
}

static uint64_t size_of_tables(const tables *tables) {
  uint64_t bits = 14 + 3 * tables->length_count;
  for (unsigned symbol = 0; symbol < length_symbols; symbol++) {
    bits += tables->uses[symbol] * (tables->lengths.lengths[symbol] + packed_extra(symbol));
  }
  return bits;
}

static void put_tables(deflate_block *block, tables *tables) {
  put(block, (tables->literal_count - 257) | (tables->distance_count - 1) << 5 | (tables->length_count - 4) << 10, 14);
  for (unsigned place = 0; place < tables->length_count; place++) put(block, tables->lengths.lengths[told[place]], 3);
  deflate_codes_assign(&tables->lengths, length_symbols);
  for (unsigned place = 0; place < tables->packed_count; place++) {
    unsigned symbol = tables->packed[place] & 255;
    put(block, tables->lengths.codes[symbol], tables->lengths.lengths[symbol]);
    put(block, tables->packed[place] >> 8, packed_extra(symbol));
  }
}

static void put_symbols(deflate_block *block, tables *tables) {
  deflate_codes *literals = &tables->literals, *distances = &tables->distances;
  deflate_codes_assign(literals, 288);
  deflate_codes_assign(distances, deflate_distances);
  for (unsigned place = 0; place < block->count; place++) {
    uint32_t symbol = block->symbols[place];
    if (symbol < 256) {
      put(block, literals->codes[symbol], literals->lengths[symbol]);
      continue;
    }
    unsigned length = (symbol >> 15 & 255) + deflate_shortest, distance = (symbol & (deflate_window - 1)) + 1;
    unsigned code = deflate_length_code(length), far = deflate_distance_code(distance);
    unsigned bits = literals->lengths[257 + code];
    put(block, literals->codes[257 + code] | (length - length_base(code)) << bits, bits + deflate_length_extra(code));
    bits = distances->lengths[far];
    put(block, distances->codes[far] | (distance - distance_base(far)) << bits, bits + deflate_distance_extra(far));
  }
  put(block, literals->codes[256], literals->lengths[256]);
}

static void put_stored(deflate_block *block, const uint8_t *bytes, size_t count, int is_last) {
  do {
    size_t part = count < stored_limit ? count : stored_limit;
    put(block, is_last && part == count, 3);
    put_rest(block);
    put(block, (uint32_t)part | (uint32_t)~part << 16, 32);
    for (size_t done = 0, some; done < part; done += some) {
      if (block->length == deflate_output_size) write_out(block);
      some = deflate_output_size - block->length < part - done ? deflate_output_size - block->length : part - done;
      memcpy(block->output + block->length, bytes + done, some);
      block->length += some;
    }
    bytes += part;
    count -= part;
  } while (count > 0);
}

/* MARK: From block to block */

/* The cost of a symbol in 16ths of a bit. A symbol that the last block never used counts `instead` bits, about the length that its
 * code would have. */
static uint16_t cost(unsigned length, unsigned instead, unsigned extra) {
  return (uint16_t)(16 * ((length > 0 ? length : instead) + extra));
}

static void weigh(deflate_block *block, const tables *tables) {
  uint64_t bits = 0, uses = 0;
  for (unsigned symbol = 0; symbol < 256; symbol++) {
    bits += (uint64_t)block->literal_uses[symbol] * tables->literals.lengths[symbol];
    uses += block->literal_uses[symbol];
    block->literal_cost[symbol] = cost(tables->literals.lengths[symbol], 12, 0);
  }
  block->mean_cost = uses > 0 ? (unsigned)(bits * 16 / uses) : 8 * 16;
  for (unsigned length = deflate_shortest; length <= deflate_longest; length++) {
    unsigned code = deflate_length_code(length);
    block->length_cost[length] = cost(tables->literals.lengths[257 + code], 12, deflate_length_extra(code));
  }
  for (unsigned code = 0; code < deflate_distances; code++) {
    block->distance_cost[code] = cost(tables->distances.lengths[code], 8, deflate_distance_extra(code));
  }
}

static void start(deflate_block *block) {
  block->count = block->last_count = 0;
  memset(block->literal_uses, 0, sizeof block->literal_uses);
  memset(block->distance_uses, 0, sizeof block->distance_uses);
  memset(block->kinds, 0, sizeof block->kinds);
  memset(block->last_kinds, 0, sizeof block->last_kinds);
}

void deflate_block_open(deflate_block *block, deflate_sink sink, void *context) {
  tables fixed;
  block->sink = sink;
  block->context = context;
  block->refused = 0;
  block->pending = 0;
  block->pending_bits = 0;
  block->length = 0;
  start(block);
  make_fixed(&fixed);
  weigh(block, &fixed);
  put(block, 0x9C78, 16);
}

/* Whether the last symbols are of other kinds than the earlier ones of the block, so that both take fewer bits with codes of their
 * own. */
int deflate_block_changes(deflate_block *block) {
  uint64_t before = block->count - block->last_count, difference = 0;
  for (unsigned kind = 0; kind < deflate_kinds; kind++) {
    uint64_t expected = block->kinds[kind] * (uint64_t)block->last_count, got = block->last_kinds[kind] * before;
    difference += expected > got ? expected - got : got - expected;
    block->kinds[kind] += block->last_kinds[kind];
    block->last_kinds[kind] = 0;
  }
  uint64_t limit = before * block->last_count * 2 / 5;
  block->last_count = 0;
  return before >= 4 * deflate_sample && difference >= limit;
}

void deflate_block_end(deflate_block *block, const uint8_t *bytes, size_t count, int is_last) {
  tables own, fixed;
  block->literal_uses[256] = 1;
  make(&own, block);
  make_fixed(&fixed);
  uint64_t own_size = size_of_symbols(block, &own) + size_of_tables(&own), fixed_size = size_of_symbols(block, &fixed);
  uint64_t stored_size = 8 * (uint64_t)count + 40 * (count / stored_limit + 1);
  if (bytes != NULL && stored_size <= own_size && stored_size <= fixed_size) {
    put_stored(block, bytes, count, is_last);
  } else if (fixed_size <= own_size) {
    put(block, (is_last != 0) | 1 << 1, 3);
    put_symbols(block, &fixed);
  } else {
    put(block, (is_last != 0) | 2 << 1, 3);
    put_tables(block, &own);
    put_symbols(block, &own);
  }
  weigh(block, &own);
  start(block);
}

void deflate_block_close(deflate_block *block, uint32_t checksum) {
  put_rest(block);
  put(block, __builtin_bswap32(checksum), 32);
  write_out(block);
}
