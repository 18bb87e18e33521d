#define _GNU_SOURCE
#include "Timekeeping.h"

#if defined(__linux__)

#include <stddef.h>

// Foundation's timers and what is to be done in the next turn of a run loop; weak, as a program may have no Foundation.

extern __attribute__((weak)) double CFRunLoopTimerGetNextFireDate(void *timer);
extern __attribute__((weak)) double CFRunLoopTimerGetInterval(void *timer);

typedef struct {
  intptr_t version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*describe)(const void *);
} TimerContext;

extern __attribute__((weak)) void CFRunLoopTimerGetContext(void *timer, TimerContext *context);

/// The seconds from 1970 to the first moment of 2001, from which Foundation counts.
static const double reference = 978307200;

STAND_IN void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  if (moment.isKept && CFRunLoopTimerGetContext && CFRunLoopTimerGetNextFireDate && CFRunLoopTimerGetInterval) {
    TimerContext context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    if (!context.info) return;
    // A date of Foundation's is some microseconds off by the time it comes here; a tenth of a millisecond is certain.
    double delay = CFRunLoopTimerGetNextFireDate(timer) + reference - (double)moment.wall / SECOND;
    double interval = CFRunLoopTimerGetInterval(timer);
    double limit = 1e9;
    if (!(delay > 0)) delay = 0;
    // On Linux a timer that is made with an interval alone is due at once; everywhere else after the interval.
    if (delay == 0 && interval > 0) delay = interval;
    if (delay > limit) delay = limit;
    if (!(interval > 0)) interval = 0;
    if (interval > limit) interval = limit;
    return taker.takeTimer(
        context.info, (int64_t)(delay * 1e4 + 0.5) * 100000, (int64_t)(interval * 1e6 + 0.5) * 1000);
  }
  static void (*hidden)(void *, void *, const void *);
  if (!hidden) hidden = hiddenFunction("CFRunLoopAddTimer");
  if (hidden) hidden(loop, timer, mode);
}

STAND_IN void CFRunLoopPerformBlock(void *loop, const void *mode, const void *block) {
  if (moment.isKept) return takeBlock(block, 0);
  static void (*hidden)(void *, const void *, const void *);
  if (!hidden) hidden = hiddenFunction("CFRunLoopPerformBlock");
  if (hidden) hidden(loop, mode, block);
}

#endif
