#pragma once

// The system's clocks and sleeps as they look to code that a stage runs.
//
// While a stage performs on a thread, `clock_gettime`, `gettimeofday` and `time` show the stage's time there, and `sleep`, `usleep` and
// `nanosleep` return at once and are counted. So whatever asks the system for the time (Foundation's `Date()`, `systemUptime`, C)
// answers the same in every film. Other threads, and the same thread outside of a stage, have the system's own.
//
// This replaces the C library's functions in the whole program, which only the linker of Linux allows; elsewhere the clocks are the
// system's.

/// The date on which every stage's time begins, in seconds since 1970: 9 January 2024, 9:41 in UTC.
#define STAGE_CLOCK_BEGINNING 1704793260

/// Shows a stage's time to the calling thread from now on, in seconds since the stage began. What was slept before counts no more.
void stage_clock_show(double seconds);

/// Gives the calling thread the system's clocks again.
void stage_clock_hide(void);

/// The seconds that the calling thread has slept since `stage_clock_show`; they are part of the time that it is shown.
double stage_clock_slept(void);

/// Shows the date on which stages begin to the process's first thread even where no stage performs: for a process that does nothing
/// but film, so that what is made before its stage has dates of the film, too.
void stage_clock_show_beginning(void);
