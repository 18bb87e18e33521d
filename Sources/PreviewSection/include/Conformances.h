#ifndef CONFORMANCES_H
#define CONFORMANCES_H

#include <stddef.h>
#include <stdint.h>

/// Calls a function with each type of the linked program that conforms to a protocol of the name given.
///
/// Generic types are left out. The protocol's module is not asked for: the caller has to cast.
void forEachConformingType(const char *_Nonnull protocolName, void *_Nullable context,
                           void (*_Nonnull body)(void *_Nullable context, const void *_Nonnull metadata));

#endif
