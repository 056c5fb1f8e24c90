import type { Success } from '#protocol/core/operation.ts'
import type { staffMonth } from '#protocol/staff/names.ts'
import { sumOfDollars } from '#web/core/money.ts'

export type Month = Success<typeof staffMonth>

/** Without tax and deposits, in dollars. */
export const salesOf = ({ areas }: Pick<Month, 'areas'>): number =>
  sumOfDollars(areas.flatMap(({ rent, extras, rest }) => [rent, extras, rest]))

export const taxOf = ({ taxes }: Pick<Month, 'taxes'>): number =>
  sumOfDollars(taxes.map(({ amount }) => amount))

type Used = { days: number; possible: number }

/** Days that were rented, of a hundred. */
export const percentOf = ({ days, possible }: Used): number =>
  possible === 0 ? 0 : Math.round((days / possible) * 100)

export const together = (all: readonly Used[]): Used => ({
  days: all.reduce((sum, { days }) => sum + days, 0),
  possible: all.reduce((sum, { possible }) => sum + possible, 0),
})
