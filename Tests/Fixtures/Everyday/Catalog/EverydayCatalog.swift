import Catalog
import Everyday
import EverydayStrict

/// A program whose components are a whole app, and the same idioms in Swift 6.
@main struct EverydayCatalog: ComponentCatalog {}
