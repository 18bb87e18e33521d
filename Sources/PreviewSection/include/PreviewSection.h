#ifndef PREVIEW_SECTION_H
#define PREVIEW_SECTION_H

/// The first record of a preview that is linked into the program, or null when there is none.
const void *_Nullable aloud_previews_begin(void);

/// The end of the records.
const void *_Nullable aloud_previews_end(void);

#endif
