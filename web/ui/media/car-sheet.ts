import cargoVan from '../cars/cargo-van.svg?raw'
import coupe from '../cars/coupe-convertible.svg?raw'
import hatchback from '../cars/hatchback.svg?raw'
import minivan from '../cars/minivan.svg?raw'
import pickup from '../cars/pickup.svg?raw'
import sedan from '../cars/sedan.svg?raw'
import suv from '../cars/suv.svg?raw'
import wagon from '../cars/wagon.svg?raw'

/** All side views in one piece, loaded when the first small car is shown. */
export const drawings = {
  sedan,
  hatchback,
  'coupe-convertible': coupe,
  wagon,
  suv,
  pickup,
  minivan,
  'cargo-van': cargoVan,
}
