import { fewestStops, mostStops } from '#domain/jobs/jobs/saved-route.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Town } from '#protocol/fleet/places/place.ts'

/** A stop while it is typed; its key stays when it moves, so that what is typed moves with it. */
export type StopRow = { key: number; town: Town | null }

const nextKey = (rows: readonly StopRow[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1

/** The rows of some towns, with empty ones up to the fewest that are a way. */
export function rowsOf(towns: readonly Town[]): StopRow[] {
  const rows = towns.map((town, key): StopRow => ({ key, town }))
  while (rows.length < fewestStops) rows.push({ key: nextKey(rows), town: null })
  return rows
}

/** The towns that were chosen, in order. */
export const townsOf = (rows: readonly StopRow[]): Town[] =>
  rows.flatMap(({ town }) => (town ? [town] : []))

/** With an empty stop before the last one, which most often is where somebody goes. */
export function withStop(rows: readonly StopRow[]): StopRow[] {
  return rows.toSpliced(-1, 0, { key: nextKey(rows), town: null })
}

/** Without one; the fewest stay, empty if need be. */
export function withoutStop(rows: readonly StopRow[], key: number): StopRow[] {
  const left = rows.filter((row) => row.key !== key)
  return left.length < fewestStops
    ? rows.map((row) => (row.key === key ? emptied(row) : row))
    : left
}

const emptied = (row: StopRow): StopRow => ({ ...row, town: null })

/** One row changes places with the one before or after it. */
export function movedStop(rows: readonly StopRow[], key: number, by: -1 | 1): StopRow[] {
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  const other = rows[at + by]
  if (!row || !other) return [...rows]
  return rows.with(at, other).with(at + by, row)
}

export const hasRoom = (rows: readonly StopRow[]): boolean => rows.length < mostStops

/** What is wrong with one row, as a key of the field messages: the ends must be chosen, what is between may be empty. */
export function rowProblem(rows: readonly StopRow[], key: number): string | undefined {
  const at = rows.findIndex((row) => row.key === key)
  const isEnd = at === 0 || at === rows.length - 1
  return isEnd && !rows[at]?.town ? fieldError('required') : undefined
}

export const areComplete = (rows: readonly StopRow[]): boolean =>
  rows.every(({ key }) => rowProblem(rows, key) === undefined)
