import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { PackFacts } from './read-pack.ts'

/** What became of each part, by its path, for the index: it is written when everything else is. */
export type Made = {
  /** SHA-256 of the bytes that are in the ZIP. */
  hashes: Map<string, string>
  /** Files that are not there, and why. */
  missing: Map<string, 'gone' | 'noRoom'>
  logs: { orderId: string; path: string; entries: number; state: 'sealed' | 'broken' | 'kept' }[]
}

export const contractPath = ({ order_id, version }: PackFacts['contracts'][number]): string =>
  `contract/contract-${order_id}-${version}.pdf`
export const receiptPath = 'money/receipt.pdf'

/** On the clock of the rental's area: 'Wed 2 Dec 2026, 10:00'. */
export const at = (facts: PackFacts, instant: Date | null): string =>
  instant ? dayAndTime(toWall(instant, facts.zone), 'en') : ''

/** What people call an order: its number. */
export const numberOf = ({ orders }: PackFacts, id: string | null): string =>
  String(orders.find((one) => one.id === id)?.number ?? '')

/** Degrees, six places. */
export const placeOf = (one: { latitude: number | null; longitude: number | null }): string =>
  one.latitude === null || one.longitude === null
    ? ''
    : `${one.latitude.toFixed(6)}, ${one.longitude.toFixed(6)}`
