import { useSyncExternalStore } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { watched } from '#web/core/api/watched.ts'
import { remember, remembered } from '#web/core/session/session-memory.ts'
import { whenSignedOut } from '#web/core/session/session.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'

/** As much of a car as the bar shows, so that it stands there before anything is asked. */
export type ComparedCar = {
  id: string
  name: string
  subtype: string
  colour: string
  photo?: string
}

/** More do not fit side by side on a phone. */
export const mostCompared = 3
export const leastCompared = 2

const key = 'tramo.comparedCars'

function kept(): readonly ComparedCar[] {
  const found = remembered(key)
  return Array.isArray(found) ? found.filter(isCompared).slice(0, mostCompared) : []
}

function isCompared(one: unknown): one is ComparedCar {
  if (typeof one !== 'object' || one === null) return false
  const { id, name, subtype, colour, photo } = one as Record<string, unknown>
  return (
    [id, name, subtype, colour].every((text) => typeof text === 'string') &&
    ['string', 'undefined'].includes(typeof photo)
  )
}

const compared = watched(kept())

// Sign-out clears the browser's storage; a lost session leaves it: look again either way.
whenSignedOut(() => compared.set(kept()))

function keep(cars: readonly ComparedCar[]): void {
  remember(key, cars)
  compared.set(cars)
}

/** What a bar or a table draws of a car. */
export function shortOf(car: Car): ComparedCar {
  const [photo] = car.photos
  const { id, subtypeId: subtype, colour } = car
  return { id, name: carName(car), subtype, colour, ...(photo !== undefined && { photo }) }
}

/** Puts a car beside the others of this visit or takes it away; a fourth one stays out (docs/product/search.md#favourites-and-comparing). */
export function toggleCompared(car: Car): void {
  const now = compared.get()
  if (now.some(({ id }) => id === car.id)) removeCompared(car.id)
  else if (now.length < mostCompared) keep([...now, shortOf(car)])
}

export function removeCompared(id: string): void {
  keep(compared.get().filter((one) => one.id !== id))
}

export function clearCompared(): void {
  keep([])
}

/** The cars that are compared in this visit, in the order in which they were chosen. */
export function useComparedCars(): readonly ComparedCar[] {
  return useSyncExternalStore(compared.subscribe, compared.get)
}
