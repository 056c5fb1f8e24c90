import cargoVan from '../cars/corner-cargo-van.svg?raw'
import coupe from '../cars/corner-coupe-convertible.svg?raw'
import hatchback from '../cars/corner-hatchback.svg?raw'
import minivan from '../cars/corner-minivan.svg?raw'
import pickup from '../cars/corner-pickup.svg?raw'
import sedan from '../cars/corner-sedan.svg?raw'
import suv from '../cars/corner-suv.svg?raw'
import wagon from '../cars/corner-wagon.svg?raw'
import type { drawings as sides } from './car-sheet.ts'

/** All three-quarter views in one piece, loaded when the first car is shown on its stage. */
export const drawings: typeof sides = {
  sedan,
  hatchback,
  'coupe-convertible': coupe,
  wagon,
  suv,
  pickup,
  minivan,
  'cargo-van': cargoVan,
}
