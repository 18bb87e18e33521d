import Catalog
import Shop
import ShopClassic

@main struct ShopCatalog: ComponentCatalog {}
