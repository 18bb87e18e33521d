#ifndef TIMEKEEPING_PRIVATE_H
#define TIMEKEEPING_PRIVATE_H

#include "include/Timekeeping.h"

#define SECOND 1000000000LL
/// Stands in for a function of a library, for the whole program; weak, since a static library may bring its own.
#define STAND_IN __attribute__((weak, used, visibility("default")))

extern _Thread_local TimekeepingMoment moment;
extern TimekeepingTaker taker;

/// The function of the library that a stand-in of the same name hides; null in a static program.
void *hiddenFunction(const char *name);

/// Declares `hidden`, the function of the library that a stand-in of the same name hides.
#define HIDDEN(name)                                         \
  static __typeof__(name) *hidden;                           \
  if (!hidden) hidden = (__typeof__(name) *)hiddenFunction(#name); \
  if (!hidden) abort()

/// How long it is until a `dispatch_time_t`: an uptime, or with its highest bit set a time since 1970, negated, or an
/// uptime of another kind.
int64_t delayUntil(uint64_t when);

void takeBlock(const void *block, int64_t delay);
void takeFunction(void (*function)(void *), void *context, int64_t delay);

#endif
