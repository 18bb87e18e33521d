#include "PreviewSection.h"

// The linker makes these two symbols for every section whose name is a C identifier.
extern const char __start_aloud_previews[] __attribute__((weak));
extern const char __stop_aloud_previews[] __attribute__((weak));

const void *aloud_previews_begin(void) { return __start_aloud_previews; }
const void *aloud_previews_end(void) { return __stop_aloud_previews; }
