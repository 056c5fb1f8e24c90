import type { Text } from '#protocol/core/text.ts'

type Named = { id: string } & Text

/** The two types of vehicle (docs/product/search.md#cars). */
export const carTypes: Named[] = [
  { id: 'car', en: 'Cars', es: 'Autos' },
  { id: 'van', en: 'Vans', es: 'Vans' },
]

/** The body types, in the order in which filters show them. */
export const carSubtypes: (Named & { type: 'car' | 'van' })[] = [
  { id: 'sedan', type: 'car', en: 'Sedan', es: 'Sedán' },
  { id: 'hatchback', type: 'car', en: 'Hatchback', es: 'Hatchback' },
  { id: 'suv', type: 'car', en: 'SUV', es: 'SUV' },
  { id: 'wagon', type: 'car', en: 'Wagon', es: 'Vagoneta' },
  { id: 'coupe', type: 'car', en: 'Coupe', es: 'Cupé' },
  { id: 'convertible', type: 'car', en: 'Convertible', es: 'Convertible' },
  { id: 'pickup', type: 'car', en: 'Pickup', es: 'Pickup' },
  { id: 'autocycle', type: 'car', en: 'Autocycle', es: 'Autociclo' },
  { id: 'minivan', type: 'van', en: 'Minivan', es: 'Minivan' },
  { id: 'passenger-van', type: 'van', en: 'Passenger van', es: 'Van de pasajeros' },
  { id: 'cargo-van', type: 'van', en: 'Cargo van', es: 'Van de carga' },
]

/** What a car may have. A feature that a car does not name is not known, not absent. */
export const carFeatures: Named[] = [
  { id: 'electric', en: 'Electric', es: 'Eléctrico' },
  { id: 'hybrid', en: 'Hybrid', es: 'Híbrido' },
  { id: 'plug-in-hybrid', en: 'Plug-in hybrid', es: 'Híbrido enchufable' },
  { id: 'fast-charging', en: 'Fast charging', es: 'Carga rápida' },
  { id: 'apple-carplay', en: 'Apple CarPlay', es: 'Apple CarPlay' },
  { id: 'android-auto', en: 'Android Auto', es: 'Android Auto' },
  { id: 'bluetooth', en: 'Bluetooth', es: 'Bluetooth' },
  { id: 'backup-camera', en: 'Backup camera', es: 'Cámara de reversa' },
  { id: 'adaptive-cruise', en: 'Adaptive cruise control', es: 'Control de crucero adaptativo' },
  { id: 'all-wheel-drive', en: 'All-wheel drive', es: 'Tracción en las cuatro ruedas' },
  { id: 'heated-seats', en: 'Heated seats', es: 'Asientos con calefacción' },
  { id: 'rideshare-ready', en: 'Rideshare ready', es: 'Listo para viajes por app' },
  { id: 'third-row', en: 'Third row', es: 'Tercera fila' },
  { id: 'sliding-doors', en: 'Sliding doors', es: 'Puertas corredizas' },
  { id: 'open-top', en: 'Open top', es: 'Techo descapotable' },
  { id: 'truck-bed', en: 'Truck bed', es: 'Caja de carga' },
  { id: 'tow-hitch', en: 'Tow hitch', es: 'Enganche de remolque' },
  { id: 'cargo-space', en: 'Large cargo space', es: 'Gran espacio de carga' },
]
