#include "pending_files.h"

#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

/* `ticket` is 0 while the entry is free, -1 while its owner fills it in, otherwise the owner's. */
typedef struct {
  _Atomic int64_t ticket;
  _Atomic uint32_t count;
  char path[PENDING_FILES_PATH_SIZE];
} entry;

static entry entries[PENDING_FILES_LIMIT];
static _Atomic uint64_t last_unique;
static _Atomic int64_t last_round;

uint64_t pending_files_unique(void) { return atomic_fetch_add(&last_unique, 1) + 1; }

static entry *owned(int64_t ticket) {
  if (ticket <= 0) return NULL;
  entry *candidate = &entries[ticket % PENDING_FILES_LIMIT];
  return atomic_load(&candidate->ticket) == ticket ? candidate : NULL;
}

int64_t pending_files_add(const char *path) {
  size_t size = strlen(path) + 1;
  if (size > PENDING_FILES_PATH_SIZE) return -1;
  for (int64_t slot = 0; slot < PENDING_FILES_LIMIT; slot++) {
    int64_t expected = 0;
    if (!atomic_compare_exchange_strong(&entries[slot].ticket, &expected, -1)) continue;
    memcpy(entries[slot].path, path, size);
    atomic_store(&entries[slot].count, 0);
    int64_t ticket = (atomic_fetch_add(&last_round, 1) + 1) * PENDING_FILES_LIMIT + slot;
    atomic_store(&entries[slot].ticket, ticket);
    return ticket;
  }
  return 0;
}

void pending_files_set_count(int64_t ticket, uint32_t count) {
  entry *mine = owned(ticket);
  if (mine != NULL) atomic_store(&mine->count, count);
}

uint32_t pending_files_count(int64_t ticket) {
  entry *mine = owned(ticket);
  return mine == NULL ? 0 : atomic_load(&mine->count);
}

int pending_files_holds(int64_t ticket) { return owned(ticket) != NULL; }

int pending_files_release(int64_t ticket) {
  entry *mine = owned(ticket);
  return mine != NULL && atomic_compare_exchange_strong(&mine->ticket, &ticket, 0);
}

/* Writes `number` in decimal, terminated; snprintf is not async-signal-safe. */
static void write_decimal(char *to, uint32_t number) {
  char reversed[10];
  size_t digits = 0;
  do {
    reversed[digits++] = (char)('0' + number % 10);
    number /= 10;
  } while (number != 0);
  while (digits > 0) *to++ = reversed[--digits];
  *to = 0;
}

static void remove_directory(const char *path, uint32_t count) {
  char name[PENDING_FILES_PATH_SIZE + 16];
  size_t length = strlen(path);
  memcpy(name, path, length);
  name[length] = '/';
  for (uint32_t index = 0; index < count; index++) {
    write_decimal(name + length + 1, index);
    unlink(name);
  }
  rmdir(path);
}

void pending_files_remove_all(void) {
  for (int64_t slot = 0; slot < PENDING_FILES_LIMIT; slot++) {
    if (atomic_load(&entries[slot].ticket) <= 0) continue;
    unlink(entries[slot].path);
    remove_directory(entries[slot].path, atomic_load(&entries[slot].count));
  }
}
