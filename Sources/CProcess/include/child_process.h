#ifndef CHILD_PROCESS_H
#define CHILD_PROCESS_H

/*
 * Programs that this one starts, watches and waits for. This header is the manual.
 *
 * Threads     Any function may be called from any thread; a child has one owner, who waits for it.
 * Signals     child_process_signal_all is async-signal-safe.
 */

#include <stddef.h>
#include <stdint.h>

/* How many children there may be at once; more are not passed signals on. */
#define CHILD_PROCESS_LIMIT 256

/*
 * Starts the program at path. arguments ends with NULL and begins with the name that the program sees of itself; the child's
 * descriptors 0 to count - 1 are those listed. environment ends with NULL; if it is NULL itself, the child has this process's own.
 * Returns the child's number, or -errno.
 */
int64_t child_process_start(const char *path, char *const arguments[], char *const environment[], const int32_t *descriptors,
                            size_t count);

/*
 * Waits until the child has ended; with nonzero `now` only looks. Returns 0 while it runs, 1 if it returned *number, 2 if the signal
 * *number ended it, -1 if there is no such child.
 */
int32_t child_process_wait(int64_t child, int32_t now, int32_t *number);

/* Sends a signal to one child, or to all that are not waited for yet. */
void child_process_signal(int64_t child, int32_t number);
void child_process_signal_all(int32_t number);

/* How long the child's first thread has computed, in seconds; where the system does not tell, all its threads. Negative: unknown. */
double child_process_seconds(int64_t child);

/* Makes a pipe that no child inherits but by its list: ends[0] is read from, ends[1] written to. Returns 0 or an errno. */
int32_t child_process_pipe(int32_t ends[2]);

/* Has the system end this process when its parent ends, where the system can. */
void child_process_follow_parent(void);

#endif
