import {
  furthestAheadDays,
  jobShapes,
  type JobSize,
  type JobType,
  longestWindowDays,
  type Visibility,
} from '#domain/jobs/jobs/job.ts'
import type { Position } from '#domain/fleet/places/sphere.ts'
import { formatDay, formatWallTime } from '#domain/core/time/format-date.ts'
import { addDays, addMinutes, dayOf } from '#domain/core/time/wall-time.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import type { updateJob } from '#protocol/jobs/jobs/update-job.ts'
import type { Town } from '#protocol/fleet/places/place.ts'
import { pointOf } from '../point/point-text.ts'

/** A job as it is typed; every value by the name that the server has for it. */
export type JobValues = {
  type: JobType | ''
  from: Town | null
  fromAddress: string
  /** The mark on the map, which belongs to the town. */
  fromPoint: Position | null
  to: Town | null
  toAddress: string
  toPoint: Position | null
  /** A row that is still empty is none. */
  via: (Town | null)[]
  /** On the wall clock of the area where it begins. */
  start: string
  end: string
  title: string
  description: string
  pays: 'price' | 'offers'
  price: string
  seats: string
  size: JobSize
  maxDetour: string
  visibility: Visibility
  /** Ids of pictures that the server has. */
  photos: string[]
}

export const noValues: JobValues = {
  type: '',
  from: null,
  fromAddress: '',
  fromPoint: null,
  to: null,
  toAddress: '',
  toPoint: null,
  via: [],
  start: '',
  end: '',
  title: '',
  description: '',
  pays: 'price',
  price: '',
  seats: '1',
  size: 'medium',
  maxDetour: '5',
  visibility: 'all',
  photos: [],
}

/** A job that is changed, as it stands. */
export function valuesOf(job: Job): JobValues {
  return {
    type: job.type,
    from: { ...job.from, area: job.area },
    fromAddress: job.exactFrom?.address ?? '',
    fromPoint: pointOf(job.exactFrom) ?? null,
    to: job.to ?? null,
    toAddress: job.exactTo?.address ?? '',
    toPoint: pointOf(job.exactTo) ?? null,
    via: job.via,
    start: job.start,
    end: job.end,
    title: job.title,
    description: job.description,
    pays: job.price === undefined ? 'offers' : 'price',
    price: job.price === undefined ? '' : String(job.price),
    seats: String(job.seats ?? 1),
    size: job.size ?? 'medium',
    maxDetour: String(job.maxDetour ?? 5),
    visibility: job.visibility,
    photos: job.photos,
  }
}

export const hasDestination = (type: JobType | ''): boolean =>
  type !== '' && jobShapes[type].destination !== 'none'

const isTown = (town: Town | null): town is Town => town !== null

/** Where it goes, in order; the last one is missing while it leads nowhere. */
export function wayOf({ type, from, via, to }: Pick<JobValues, 'type' | 'from' | 'via' | 'to'>) {
  const goal = hasDestination(type) ? to : null
  return { from, via: goal ? via.filter(isTown) : [], to: goal }
}

/** What is sent: only what a job of this type has. */
export function inputOf(values: JobValues): InputOf<typeof updateJob> | undefined {
  const { type, title, description, start, end, visibility, photos } = values
  const { from, via, to } = wayOf(values)
  if (type === '' || !from) return undefined
  const { room } = jobShapes[type]
  return {
    type,
    title,
    description,
    from: spot(from, values.fromAddress, values.fromPoint),
    ...(to && { to: spot(to, values.toAddress, values.toPoint) }),
    via: via.map(({ id }) => id),
    start,
    end,
    ...(values.pays === 'price' && { price: values.price }),
    ...(room === 'seats' && { seats: values.seats }),
    ...(room === 'size' && { size: values.size }),
    ...(type === 'rideOffer' && { maxDetour: values.maxDetour }),
    photos,
    visibility,
  }
}

function spot({ id }: Town, typed: string, point: Position | null) {
  const address = typed.trim()
  return { place: id, ...(address && { address }), ...point }
}

/** What is wrong with where it begins, as a key of the field messages. */
export function fromProblem(from: Town | null): string | undefined {
  if (!from) return fieldError('required')
  return from.area === undefined ? fieldError('notServed') : undefined
}

export function toProblem(to: Town | null, type: JobType | ''): string | undefined {
  const isNeeded = type !== '' && jobShapes[type].destination === 'required'
  return isNeeded && !to ? fieldError('required') : undefined
}

/** The moments that a window may have; @param min the first that can still be chosen */
export function windowLimits(start: string, min: string | undefined) {
  return {
    start: { min, max: min && addDays(min, furthestAheadDays) },
    end: start
      ? { min: addMinutes(start, 30), max: addDays(start, longestWindowDays) }
      : { min, max: undefined },
  }
}

/** @param min the first moment that can still be chosen; @param kept the start before it was changed */
export function startProblem(start: string, min: string | undefined, kept?: string) {
  if (!start) return fieldError('required')
  if (start === kept) return undefined
  const { max } = windowLimits(start, min).start
  if (min && start < min) return fieldError('notEarlier', formatWallTime(min))
  return max && start > max ? fieldError('notAfter', formatDay(dayOf(max))) : undefined
}

export function endProblem(end: string, start: string): string | undefined {
  if (!end) return fieldError('required')
  if (!start) return undefined
  const latest = addDays(start, longestWindowDays)
  if (end <= start) return fieldError('notEarlier', formatWallTime(addMinutes(start, 30)))
  return end > latest ? fieldError('notAfter', formatDay(dayOf(latest))) : undefined
}

const usualHours = 2

/** A new start keeps a sound end, else the window is two hours long. */
export function endAfter(start: string, end: string): string {
  return endProblem(end, start) === undefined ? end : addMinutes(start, usualHours * 60)
}
