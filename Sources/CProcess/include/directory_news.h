#ifndef DIRECTORY_NEWS_H
#define DIRECTORY_NEWS_H

/*
 * News of directories: that a file in them was written, made, moved or removed. This header is the manual.
 *
 * What a file is called that changed is not told: whoever waits looks at the stamps of the files that concern it.
 */

#include <stdint.h>

/* Opens a source of news, which no child inherits. Returns a descriptor; negative where the system has none to give. */
int32_t directory_news_open(void);

/* Adds a directory; one that is there already is added once. Returns 0 or an errno. Negative sources take none. */
int32_t directory_news_add(int32_t source, const char *directory);

/* Waits for news, for so many milliseconds at most. Returns 1 where there is some, which is then no news any more, else 0. */
int32_t directory_news_wait(int32_t source, int32_t milliseconds);

/* What of a file changes when it is written or another takes its place: device, inode, size, and the time of its last change in
 * seconds and nanoseconds. Links are followed. Returns 0 where there is such a file, else an errno. */
int32_t directory_news_stamp(const char *file, int64_t stamp[5]);

#endif
