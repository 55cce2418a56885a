#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/*
 * Lets all threads take memory from one arena; to be called before the first thread starts. glibc gives each thread an arena of its
 * own, where memory that one thread has freed is of no use to the others. With one arena a film's peak is 8 to 20 % lower, in the
 * same time. Small blocks, which are asked for often, come from a list of each thread's own in either case. Memory that is free stays with
 * the process for the next picture, and comes in huge pages where the system has any.
 */

void process_memory_share(void);

#endif
