/** The fields of a car's form, in the order in which the screen has them (`staffSaveCar`). */
export const sections = {
  about: [
    'make',
    'model',
    'year',
    'subtype',
    'fuel',
    'transmission',
    'seats',
    'doors',
    'mpg',
    'tankGallons',
    'batteryKwh',
    'colour',
  ],
  prices: [
    'dailyRateUsd',
    'weeklyPriceUsd',
    'monthlyPriceUsd',
    'milePriceCents',
    'includedMilesPerDay',
    'minRentalDays',
    'depositMinUsd',
    'depositMaxUsd',
  ],
  place: ['area', 'city', 'address', 'latitude', 'longitude'],
  own: [
    'status',
    'plate',
    'vin',
    'odometerMiles',
    'registrationUntil',
    'inspectionUntil',
    'keyBox',
    'costUsd',
    'sourceId',
    'note',
  ],
} as const

export type FieldName = (typeof sections)[keyof typeof sections][number] | 'features'
export type CarValues = Record<FieldName, string>

const names: readonly FieldName[] = [...Object.values(sections).flat(), 'features']

/** Without these no car is taken (docs/import.md). */
export const wanted: ReadonlySet<FieldName> = new Set<FieldName>([
  'make',
  'model',
  'year',
  'subtype',
  'dailyRateUsd',
  'weeklyPriceUsd',
  'monthlyPriceUsd',
  'milePriceCents',
  'area',
  'city',
])

/** What only one car has: a copy begins without it. */
const ofOne: ReadonlySet<string> = new Set<FieldName>([
  'sourceId',
  'plate',
  'vin',
  'odometerMiles',
  'registrationUntil',
  'inspectionUntil',
  'costUsd',
  'note',
  'status',
])

/** As a form has them: what is absent is empty. */
export const formOf = (values: Readonly<Record<string, string>> = {}): CarValues => ({
  ...(Object.fromEntries(names.map((name) => [name, ''])) as CarValues),
  fuel: 'gas',
  transmission: 'automatic',
  status: 'active',
  ...values,
})

/** What another car begins with that is like this one (docs/product/cars.md#one-car). */
export const copyOf = (values: Readonly<Record<string, string>>): CarValues =>
  formOf(Object.fromEntries(Object.entries(values).filter(([name]) => !ofOne.has(name))))
