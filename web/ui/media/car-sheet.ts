import cargoVan from '../cars/cargo-van.svg?raw'
import coupe from '../cars/coupe-convertible.svg?raw'
import hatchback from '../cars/hatchback.svg?raw'
import minivan from '../cars/minivan.svg?raw'
import pickup from '../cars/pickup.svg?raw'
import sedan from '../cars/sedan.svg?raw'
import suv from '../cars/suv.svg?raw'
import wagon from '../cars/wagon.svg?raw'

/** All side views in one piece, loaded when the first car is shown. */
const drawings: Record<string, string> = {
  sedan,
  hatchback,
  coupe,
  convertible: coupe,
  'coupe-convertible': coupe,
  wagon,
  suv,
  pickup,
  minivan,
  'passenger-van': minivan,
  'cargo-van': cargoVan,
}

/** The drawing of a body type, `Cargo Van` and `cargo-van` alike; unknown ones are a sedan (docs/design.md#illustration). */
export function drawingOf(subtype: string): { svg: string; known: boolean } {
  const found =
    drawings[
      subtype
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-')
    ]
  return { svg: found ?? sedan, known: found !== undefined }
}
