#include "Conformances.h"

#include <stdbool.h>
#include <string.h>

#if defined(__ELF__)

// The records that the Swift compiler writes for every conformance (ABI/ProtocolConformances and TypeMetadata of its
// documentation). The linker defines the two names, since the section's name is a C identifier.
__attribute__((weak, visibility("hidden"))) extern const int32_t __start_swift5_protocol_conformances;
__attribute__((weak, visibility("hidden"))) extern const int32_t __stop_swift5_protocol_conformances;

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessFunction;
} TypeDescriptor;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
} ProtocolDescriptor;

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witnessTable;
  uint32_t flags;
} Conformance;

static const void *direct(const int32_t *offset) { return (const char *)offset + *offset; }

/// Follows an offset whose lowest bit tells that it leads to a pointer.
static const void *indirectable(const int32_t *offset) {
  const char *address = (const char *)offset + (*offset & ~1);
  return *offset & 1 ? *(const void *const *)address : address;
}

/// The type of a conformance; null where it is generic or no Swift type.
static const TypeDescriptor *descriptor(const Conformance *conformance) {
  enum { directType = 0, indirectType = 1, generic = 0x80 };
  const void *address = direct(&conformance->type);
  switch ((conformance->flags >> 3) & 7) {
  case directType: break;
  case indirectType: address = *(const void *const *)address; break;
  default: return NULL;
  }
  const TypeDescriptor *type = address;
  return type == NULL || type->flags & generic ? NULL : type;
}

void forEachConformingType(const char *protocolName, void *context, void (*body)(void *context, const void *metadata)) {
  const int32_t *end = &__stop_swift5_protocol_conformances;
  for (const int32_t *record = &__start_swift5_protocol_conformances; record < end; record++) {
    const Conformance *conformance = direct(record);
    const ProtocolDescriptor *protocol = indirectable(&conformance->protocol);
    if (protocol == NULL || strcmp(direct(&protocol->name), protocolName) != 0) continue;
    const TypeDescriptor *type = descriptor(conformance);
    if (type == NULL) continue;
    MetadataResponse (*access)(size_t request) = (MetadataResponse(*)(size_t))direct(&type->accessFunction);
    body(context, access(0).metadata);
  }
}

#else

void forEachConformingType(const char *protocolName, void *context, void (*body)(void *context, const void *metadata)) {}

#endif
