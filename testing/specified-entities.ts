/**
 * docs/product/entities.md: each entity with its fields. A dot leads into a field of a field; of a list, into its
 * items. Jobs and connections are later parts of the product.
 */
export const specifiedEntities = {
  'User info':
    'id firstName lastName email img phone whatsapp social score.value score.title rating reviews referredBy.userId',
  Review: 'id user.img user.firstName car period dateTimeCreated score.value score.title comment',
  'Rating criterion': 'id name',
  Area: 'id name offsetToUTC gasPrice',
  Language: 'languageName languageShort languageCode bcp47',
  Car: 'id typeId subtypeId areaId price.day price.week price.month price.mile depositMinimum depositMaximum minimumRentalDurationDays availabilityDateTime appointments lastOdometerReading currentPM rentalEnd maintenanceDue',
  'Car type': 'id name subtypes.id subtypes.name',
  'Price modifier': 'coefficient name description',
  'Extras option': 'id price',
  Appointment: 'appointmentId id date price',
  Driver:
    'firstName lastName birthDate phone insurance.expirationDate insurance.coverage.collision.limits insurance.coverage.collision.deductible license.birthDate license.expirationDate',
  Rental:
    'orderId transactionId rentalStatus rentalTitle rentalDescription adminMessage contractUrl car dates.start dates.end offers.items calculatorData.total pm options',
  'Waiting list item': 'id area start features types',
  'Payment method': 'id transactionFee',
  Checkpoint: 'title flag',
} satisfies Record<string, string>

export type SpecifiedEntity = keyof typeof specifiedEntities

/** The fields of an entity that none of its objects carries. */
export function lacking(entity: SpecifiedEntity, objects: readonly unknown[]): string[] {
  return specifiedEntities[entity]
    .split(' ')
    .filter((path) => !objects.some((object) => carries(object, path.split('.'))))
}

function carries(value: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) return value !== undefined && value !== null
  if (Array.isArray(value)) return value.some((item) => carries(item, [name, ...rest]))
  if (typeof value !== 'object' || value === null) return false
  return carries((value as Record<string, unknown>)[name], rest)
}
