#include "PreviewSection.h"

#include <stddef.h>

#if defined(__ELF__)

// The linker defines these for every section whose name is a C identifier; weak, since a program may have no previews.
__attribute__((weak, visibility("hidden"))) extern const PreviewAccessor __start_aloud_previews;
__attribute__((weak, visibility("hidden"))) extern const PreviewAccessor __stop_aloud_previews;

const PreviewAccessor *previewSectionBegin(void) { return &__start_aloud_previews; }
const PreviewAccessor *previewSectionEnd(void) { return &__stop_aloud_previews; }

#else

const PreviewAccessor *previewSectionBegin(void) { return NULL; }
const PreviewAccessor *previewSectionEnd(void) { return NULL; }

#endif
