#define _GNU_SOURCE
#pragma STDC FP_CONTRACT OFF

#include "stage_clock.h"

#ifdef __linux__

#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// A loop that waits for a time of the clock would never end. From this many questions at one moment on, each passes a millisecond.
#define PATIENCE 1000000
#define NANOSECONDS 1000000000LL

struct shown {
  bool shows;
  double now;
  double slept;
  long asked;
};

static _Thread_local struct shown shown;
static bool shows_beginning;

void stage_clock_show(double seconds) { shown = (struct shown){.shows = true, .now = seconds}; }

void stage_clock_hide(void) { shown.shows = false; }

double stage_clock_slept(void) { return shown.slept; }

void stage_clock_show_beginning(void) { shows_beginning = true; }

static double seconds_shown(void) {
  if (++shown.asked > PATIENCE) shown.slept += 0.001;
  return shown.now + shown.slept;
}

static bool is_first_thread(void) { return syscall(SYS_gettid) == getpid(); }

/// The date that is shown to the calling thread; false if it has the system's.
static bool date(struct timespec *time) {
  if (!shown.shows && !(shows_beginning && is_first_thread())) return false;
  double seconds = shown.shows ? seconds_shown() : 0;
  long long nanoseconds = llrint(seconds * (double)NANOSECONDS);
  time->tv_sec = (time_t)(STAGE_CLOCK_BEGINNING + nanoseconds / NANOSECONDS);
  time->tv_nsec = (long)(nanoseconds % NANOSECONDS);
  return true;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
      if (date(time)) return 0;
      break;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
      if (shown.shows && date(time)) return 0;
      break;
    default: break;
  }
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  struct timespec time;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
  value->tv_sec = time.tv_sec;
  value->tv_usec = time.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec time;
  if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
  if (result != NULL) *result = time.tv_sec;
  return time.tv_sec;
}

int nanosleep(const struct timespec *wanted, struct timespec *left) {
  if (!shown.shows) return (int)syscall(SYS_nanosleep, wanted, left);
  shown.slept += (double)wanted->tv_sec + (double)wanted->tv_nsec / (double)NANOSECONDS;
  return 0;
}

int usleep(useconds_t microseconds) {
  struct timespec wanted = {.tv_sec = microseconds / 1000000, .tv_nsec = (long)(microseconds % 1000000) * 1000};
  return nanosleep(&wanted, NULL);
}

unsigned int sleep(unsigned int seconds) {
  struct timespec wanted = {.tv_sec = (time_t)seconds}, left = {0};
  if (nanosleep(&wanted, &left) == 0) return 0;
  return (unsigned int)left.tv_sec + (left.tv_nsec > 0);
}

#else

void stage_clock_show(double seconds) { (void)seconds; }
void stage_clock_hide(void) {}
double stage_clock_slept(void) { return 0; }
void stage_clock_show_beginning(void) {}

#endif
