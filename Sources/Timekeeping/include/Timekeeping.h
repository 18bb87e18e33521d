#ifndef TIMEKEEPING_H
#define TIMEKEEPING_H

#include <stdbool.h>
#include <stdint.h>

/// What the clocks of a thread show while somebody keeps its time, in nanoseconds.
typedef struct TimekeepingMoment {
  /// False for the machine's own time.
  bool isKept;
  /// Since the machine started.
  int64_t uptime;
  /// Since 1970.
  int64_t wall;
} TimekeepingMoment;

/// Takes what code asks to have run, now or later, while its time is kept.
typedef struct TimekeepingTaker {
  /// Work after so many nanoseconds, to be handed to `timekeepingRun` once.
  void (*_Nonnull takeWork)(void *_Nonnull work, int64_t delay);
  /// A timer of Foundation's after so many nanoseconds, and then in an interval; 0 for a timer that fires once.
  void (*_Nonnull takeTimer)(void *_Nonnull timer, int64_t delay, int64_t interval);
} TimekeepingTaker;

/// Says who takes work, once for the process.
void timekeepingInstall(TimekeepingTaker taker);

/// Lets the clocks of this thread show a moment, and sends what its code wants run to the taker.
///
/// Returns the moment that was shown before, which is to be restored.
TimekeepingMoment timekeepingExchange(TimekeepingMoment moment);

/// A value of Swift's that is an object and what it conforms by, as Foundation's locales, calendars and zones are.
typedef struct TimekeepingValue {
  const void *_Nullable words[2];
} TimekeepingValue;

/// What code finds where it asks Foundation for the user's own settings.
typedef struct TimekeepingSettings {
  TimekeepingValue locale;
  /// The locale that follows the user's choice; equal to the other one, and another object.
  TimekeepingValue updatingLocale;
  TimekeepingValue calendar;
  TimekeepingValue timeZone;
  /// The object of an array of strings.
  const void *_Nullable languages;
} TimekeepingSettings;

/// Lets the code of this thread find other settings; null for the machine's own.
///
/// Returns what it found before, which is to be restored. In a program that is linked statically with Swift's libraries
/// it goes on to find the machine's.
const TimekeepingSettings *_Nullable timekeepingExchangeSettings(const TimekeepingSettings *_Nullable settings);

/// Runs work that was taken, and frees it.
void timekeepingRun(void *_Nonnull work);

/// What tells apart whose work it is: for the job of a task, the task.
void *_Nullable timekeepingOwner(void *_Nonnull work);

/// Frees work that will never run.
void timekeepingDrop(void *_Nonnull work);

#endif
