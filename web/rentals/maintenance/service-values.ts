import type { Day } from '#domain/core/time/wall-time.ts'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { FieldRule } from '#web/core/forms/form-rules.ts'
import { say } from '#web/core/forms/say.ts'

/** As typed; `receipt` only carries the server's sentence, files lie beside the form. */
export type ServiceValues = {
  item: string[]
  date: string
  odometer: string
  shop: string
  comment: string
  receipt?: string
}

/** What was booked is what was done, today, unless the renter says otherwise. */
export function serviceValues(items: readonly MaintenanceItem[], today: Day): ServiceValues {
  const open = items.filter(({ state }) => state !== 'ok').map(({ id }) => id)
  return { item: open, date: today, odometer: '', shop: '', comment: '' }
}

/** Whole miles in what was typed, `47,900` too; undefined when it is no reading. */
export function typedMiles(text: string): number | undefined {
  const plain = text.replaceAll(/[,\s]/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) : undefined
}

/** «This field only accepts numbers». */
export const isReading: FieldRule = (value) =>
  !value?.trim() || typedMiles(value) !== undefined ? true : say(fieldError('numbers'))

type Known = {
  items: readonly Pick<MaintenanceItem, 'id' | 'lastDone'>[]
  today: Day
  /** The highest reading of the days before today; miles. */
  odometerBefore: number
}

/** What a reading of a service may not be below, as far as it is known here; miles. */
export function lowestReading(
  { item, date }: Pick<ServiceValues, 'item' | 'date'>,
  { items, today, odometerBefore }: Known,
): number {
  const done = items.filter(({ id }) => item.includes(id)).map(({ lastDone }) => lastDone.odometer)
  return Math.max(date === today ? odometerBefore : 0, ...done)
}

/** «The value must be 48210 or more». */
export function notBelow(typed: string | undefined, lowest: number): string | true {
  const miles = typedMiles(typed ?? '')
  return miles === undefined || miles >= lowest ? true : say(fieldError('min', lowest))
}
