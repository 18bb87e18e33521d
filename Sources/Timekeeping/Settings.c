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

typedef TimekeepingValue Getter(void);

static TimekeepingValue retained(const TimekeepingValue *value) {
  swift_retain((void *)value->words[0]);
  return *value;
}

// Foundation's locale on Linux is that of the world in English, and its zone the machine's. Its getters take nothing and
// return two words, which C does in the same registers.
#define STAND_IN_GETTER(function, symbol, value)                        \
  TimekeepingValue function(void) __asm__(symbol);                      \
  STAND_IN TimekeepingValue function(void) {                            \
    if (settings) return retained(&settings->value);                    \
    static Getter *hidden;                                              \
    if (!hidden) hidden = (Getter *)hiddenFunction(symbol);             \
    if (!hidden) abort();                                               \
    return hidden();                                                    \
  }

STAND_IN_GETTER(currentLocale, "$s20FoundationEssentials6LocaleV7currentACvgZ", locale)
STAND_IN_GETTER(updatingLocale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", updatingLocale)
STAND_IN_GETTER(currentCalendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", calendar)
STAND_IN_GETTER(updatingCalendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", calendar)
STAND_IN_GETTER(currentZone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ", timeZone)
STAND_IN_GETTER(updatingZone, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", timeZone)

typedef const void *LanguagesGetter(void);
#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

const void *preferredLanguages(void) __asm__(LANGUAGES);
STAND_IN const void *preferredLanguages(void) {
  if (settings) return swift_retain((void *)settings->languages);
  static LanguagesGetter *hidden;
  if (!hidden) hidden = (LanguagesGetter *)hiddenFunction(LANGUAGES);
  if (!hidden) abort();
  return hidden();
}

#endif
