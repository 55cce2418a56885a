#ifndef PROCESS_END_H
#define PROCESS_END_H

/*
 * How a process comes to its end from outside, or by a trap, without leaving temporary files.
 */

#include <stdint.h>

/*
 * Starts the thread that calls `stop` with the number of a signal when one of the watched signals has come. Returns nonzero if there
 * is no thread or no pipe for it; then no signal is watched.
 */
int process_end_start(void (*stop)(int32_t number));

/* Watches a signal, unless the process was started with that signal ignored, as `nohup` does. Programs that the process starts do
   not inherit it. */
void process_end_watch(int32_t number);

/*
 * Lets a trap or crash remove the temporary files in the table of pending_files.h before it takes its usual way. Where a library has
 * trapped for want of memory, one line that begins with `name` says so, and the exit code is `code`.
 */
void process_end_guard(const char *name, int32_t code);

#endif
