#define _GNU_SOURCE
#include "Timekeeping.h"

#if defined(__linux__)

#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static bool isShown(clockid_t clock) {
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME: return true;
    default: return false;
  }
}

STAND_IN int clock_gettime(clockid_t clock, struct timespec *result) {
  if (moment.isKept && isShown(clock)) {
    bool isWall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
    int64_t time = isWall ? moment.wall : moment.uptime;
    int64_t rest = ((time % SECOND) + SECOND) % SECOND;
    result->tv_sec = (time - rest) / SECOND;
    result->tv_nsec = rest;
    return 0;
  }
  static int (*hidden)(clockid_t, struct timespec *);
  if (!hidden) hidden = hiddenFunction("clock_gettime");
  return hidden ? hidden(clock, result) : (int)syscall(SYS_clock_gettime, clock, result);
}

STAND_IN int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  int status = clock_gettime(CLOCK_REALTIME, &now);
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return status;
}

#endif
