import Catalog
import Components

@main struct Aloud: ComponentCatalog {}
