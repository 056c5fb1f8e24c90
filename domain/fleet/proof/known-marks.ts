/** What a known mark of a car is, and where: a list, so that nobody's words are in it (docs/product/inspections-and-maintenance.md#known-marks). */
export const markKinds = ['scratch', 'dent', 'chip', 'crack', 'stain', 'worn', 'sticker'] as const
export type MarkKind = (typeof markKinds)[number]

export const markPlaces = [
  'frontBumper',
  'hood',
  'windscreen',
  'roof',
  'frontLeft',
  'frontRight',
  'leftDoors',
  'rightDoors',
  'rearLeft',
  'rearRight',
  'trunk',
  'rearBumper',
  'wheels',
  'interior',
] as const
export type MarkPlace = (typeof markPlaces)[number]

/** How long a mark can be, in inches. */
export const mostInches = 60
/** How many a car can have at one time; a car with more goes to the body shop. */
export const mostMarks = 12
