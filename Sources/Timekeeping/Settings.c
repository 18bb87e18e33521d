#define _GNU_SOURCE
#include "Timekeeping.h"

_Thread_local const TimekeepingSettings *settings;

const TimekeepingSettings *timekeepingExchangeSettings(const TimekeepingSettings *newSettings) {
  const TimekeepingSettings *former = settings;
  settings = newSettings;
  return former;
}

#if defined(__linux__)

#include <stdlib.h>

extern void *swift_retain(void *object);

static TimekeepingValue retained(const TimekeepingValue *value) {
  swift_retain((void *)value->words[0]);
  return *value;
}

// Foundation's locale on Linux is that of the world in English, and its zone the machine's. Its getters, which are named
// here as Swift's linker names them, take nothing and return one or two words, which C does in the same registers.
#define STAND_IN_GETTER(type, getter, value)          \
  type getter(void);                                  \
  STAND_IN type getter(void) {                        \
    if (settings) return value;                       \
    HIDDEN(getter);                                   \
    return hidden();                                  \
  }
#define STAND_IN_VALUE(getter, value) STAND_IN_GETTER(TimekeepingValue, getter, retained(&settings->value))

STAND_IN_VALUE($s20FoundationEssentials6LocaleV7currentACvgZ, locale)
STAND_IN_VALUE($s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ, updatingLocale)
STAND_IN_VALUE($s20FoundationEssentials8CalendarV7currentACvgZ, calendar)
STAND_IN_VALUE($s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ, calendar)
STAND_IN_VALUE($s20FoundationEssentials8TimeZoneV7currentACvgZ, timeZone)
STAND_IN_VALUE($s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ, timeZone)
STAND_IN_GETTER(
    const void *, $s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ,
    swift_retain((void *)settings->languages))

#endif
