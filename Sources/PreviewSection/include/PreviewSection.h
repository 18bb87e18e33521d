#ifndef PREVIEW_SECTION_H
#define PREVIEW_SECTION_H

#include "Conformances.h"

/// Writes the metatype of a preview's source to the memory it is given.
typedef void (*PreviewAccessor)(void *_Nonnull result);

/// The first record of the linked program; null where it has no previews.
const PreviewAccessor _Nullable *_Nullable previewSectionBegin(void);

/// The end of the last record; null where the program has no previews.
const PreviewAccessor _Nullable *_Nullable previewSectionEnd(void);

#endif
