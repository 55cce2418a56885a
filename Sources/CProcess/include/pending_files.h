#ifndef PENDING_FILES_H
#define PENDING_FILES_H

/*
 * The temporary files that must not outlive the process. This header is the manual.
 *
 * A fixed table, because a signal handler may neither lock nor allocate. An entry is a file, or a directory whose files
 * are called 0, 1, 2 …
 *
 * Tickets     Greater than 0, never used twice.
 * Threads     Any function may be called from any thread; an entry has one owner.
 * Signals     pending_files_remove_all is async-signal-safe.
 */

#include <stdint.h>

/* How many entries there may be at once: a gallery of every style has two for each, which appear together. */
#define PENDING_FILES_LIMIT 1024
/* The longest path, its terminator included. */
#define PENDING_FILES_PATH_SIZE 4096

/* A number no earlier call in this process returned, for naming temporary files. */
uint64_t pending_files_unique(void);

/* Enters a path, before its file is made. Returns a ticket; 0 if the table is full, -1 if the path is too long. */
int64_t pending_files_add(const char *path);

/* Marks the entry as a directory that holds files named 0 to count - 1. */
void pending_files_set_count(int64_t ticket, uint32_t count);

/* The count that was set for the entry; 0 for a file, and once the entry is released. */
uint32_t pending_files_count(int64_t ticket);

/* Takes the entry out of the table. Only the first call for a ticket returns nonzero. */
int pending_files_release(int64_t ticket);

/* Nonzero while the entry is in the table. */
int pending_files_holds(int64_t ticket);

/* Unlinks everything in the table. The entries stay, so that their owners may clean up as usual. */
void pending_files_remove_all(void);

#endif
