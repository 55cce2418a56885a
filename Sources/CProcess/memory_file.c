/* For memfd_create. */
#define _GNU_SOURCE

#include "memory_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/mman.h>

static int new_file(void) { return memfd_create("picture", MFD_CLOEXEC); }
#else
static int new_file(void) {
  FILE *file = tmpfile();
  if (!file) return -1;
  int descriptor = dup(fileno(file));
  fclose(file);
  if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  return descriptor;
}
#endif

int32_t memory_file_make(const void *bytes, size_t count) {
  int descriptor = new_file();
  if (descriptor < 0) return -errno;
  for (size_t done = 0; done < count;) {
    ssize_t more = write(descriptor, (const char *)bytes + done, count - done);
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) {
      int error = more < 0 ? errno : EIO;
      close(descriptor);
      return -error;
    }
    done += (size_t)more;
  }
  return descriptor;
}
