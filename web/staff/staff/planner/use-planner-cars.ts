import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { InputOf } from '#protocol/core/operation.ts'
import { staffCalendar } from '#protocol/staff/names.ts'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { foundIn, readOptions } from '#web/core/api/use-read.ts'

/** Cars of one answer: few enough to be read between two frames. */
const pageCars = 100
const minuteMs = 60_000

export type Question = Pick<
  InputOf<typeof staffCalendar>,
  'from' | 'days' | 'area' | 'type' | 'freeFrom' | 'freeUntil'
>

/** The cars of the planner, a page at a time as they come into sight; the first page says how many there are. */
export function usePlannerCars(asked: Question, rows: { first: number; last: number }) {
  const pages = new Set([0])
  for (let page = Math.floor(rows.first / pageCars); page <= rows.last / pageCars; page++)
    pages.add(page)
  const numbers = [...pages]
  const reads = useQueries({
    queries: numbers.map((page) => ({
      ...readOptions(staffCalendar, { ...asked, skip: page * pageCars, limit: pageCars }),
      refetchInterval: minuteMs,
      // What is shown stays until the next is there.
      ...(page === 0 && { placeholderData: keepPreviousData }),
    })),
  })
  const found = new Map(numbers.map((page, at) => [page, foundIn(reads[at]?.data)]))
  const first = found.get(0)
  const carAt = (row: number): PlannerCar | undefined =>
    found.get(Math.floor(row / pageCars))?.cars[row % pageCars]
  /** Where a car stands that is read. */
  const rowOf = ({ id }: PlannerCar): number => {
    for (const [page, answer] of found) {
      const at = answer?.cars.findIndex((car) => car.id === id) ?? -1
      if (at >= 0) return page * pageCars + at
    }
    return -1
  }
  return {
    first,
    total: first?.total ?? 0,
    carAt,
    rowOf,
    /** All that are read and near. */
    cars: numbers.flatMap((page) => found.get(page)?.cars ?? []),
    error: reads[0]?.error ?? null,
    refetch: () => void reads[0]?.refetch(),
  }
}
