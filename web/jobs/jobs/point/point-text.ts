import { whereFrom } from '#domain/fleet/places/point-near.ts'
import type { Position } from '#domain/fleet/places/sphere.ts'
import type { ExactPlace } from '#protocol/jobs/jobs/job.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import type * as z from 'zod/mini'
import type { pointMessages } from './point-messages.ts'

type Words = (typeof pointMessages)['en']
type Exact = z.infer<typeof ExactPlace> | undefined

export function pointOf(exact: Exact): Position | undefined {
  const { latitude, longitude } = exact ?? {}
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** «0.4 miles north of the center of Oakland». */
export function pointText(town: Place, point: Position, words: Words): string {
  const where = whereFrom(town, point)
  return where
    ? words.away(String(where.miles), where.direction, town.name)
    : words.middle(town.name)
}

/** The address and the mark, as far as the reader may know them. */
export function exactText(exact: Exact, town: Place, words: Words): string | undefined {
  const point = pointOf(exact)
  const parts = [exact?.address, point && pointText(town, point, words)]
  return parts.filter((part) => part !== undefined).join(' · ') || undefined
}
