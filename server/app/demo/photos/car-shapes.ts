/** How a car looks from a corner with its rear on the right; a frame of 320 × 150, ground at 138. */
export type Corner = { body: string; glass: string; face: string }
type Family = {
  rear: Corner
  /** How tall it is from the ends, beside a sedan. */
  tall: number
}

const skirt = 'V113Q296 122 285 124L216 131Q205 131 201 122L44 113Q28 112 28 106Z'

const sedan: Family = {
  tall: 1,
  rear: {
    body: `M28 106V90Q30 80 46 77L84 71C98 54 112 44 138 41L178 40Q200 41 214 52L244 70Q276 73 288 82Q296 88 296 100${skirt}`,
    glass: 'M96 71C108 56 120 49 140 47L156 46.5L166 71Z',
    face: 'M162 46L180 45.5Q196 46 208 55L234 70.5Q200 67 174 71Z',
  },
}

const tall: Family = {
  tall: 1.13,
  rear: {
    body: `M28 106V90Q30 80 48 75L82 68C96 50 112 40 140 36L226 33Q260 34 276 46Q292 60 296 84${skirt}`,
    glass: 'M94 69C106 54 118 45.500 140 43L150 42.500V68.500ZM157 42L200 40V68.500H157Z',
    face: 'M214 42Q248 40 268 50L284 74Q250 68 214 72Z',
  },
}

const van: Family = {
  tall: 1.3,
  rear: {
    body: `M28 106V88Q30 76 46 70L66 62C78 40 92 27 118 23L226 18Q262 19 278 32Q292 46 296 76${skirt}`,
    glass: 'M78 62C88 46 98 37 116 35V64Z',
    face: 'M216 32Q246 30 264 40L278 68Q246 62 216 66ZM238 31.500L240 64',
  },
}

const pickup: Family = {
  tall: 1.12,
  rear: {
    body: `M28 106V88Q30 79 46 75L78 69C90 52 102 41 122 38L166 37Q176 38 178 47L182 70L274 74Q296 76 296 92${skirt}`,
    glass: 'M90 69C100 54 110 46 124 44L168 43L172 69Z',
    face: 'M210 82L290 84V92Q250 90 212 96Z',
  },
}

const families: Record<string, Family> = {
  hatchback: tall,
  suv: tall,
  wagon: tall,
  minivan: van,
  'passenger-van': van,
  'cargo-van': van,
  pickup,
}

/** Of a body type; what is not named is shaped like a sedan. */
export const familyOf = (subtype: string): Family => families[subtype] ?? sedan

/** Where a place of the car lies on the drawing of an angle: across and down in its frame. */
export const spots: Record<string, Record<string, readonly [x: number, y: number]>> = {
  rearBumper: { rear: [196, 108], rearRight: [258, 112], rearLeft: [258, 112] },
  frontBumper: { front: [122, 108], frontRight: [262, 112], frontLeft: [262, 112] },
  rightDoors: { right: [150, 96], frontRight: [116, 98], rearRight: [132, 98] },
  leftDoors: { left: [176, 98], frontLeft: [116, 98], rearLeft: [132, 98] },
  frontRight: { right: [266, 86], frontRight: [196, 98] },
  frontLeft: { left: [266, 86], frontLeft: [196, 98] },
  rearRight: { right: [54, 84], rearRight: [196, 100] },
  rearLeft: { left: [54, 84], rearLeft: [196, 100] },
}
