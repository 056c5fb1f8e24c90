import { useEffect, useRef, useState } from 'react'
import {
  exactMetres,
  feetFromCar,
  metresAMile,
  milesFromCar,
} from '#domain/rentals/inspections/miles-from-car.ts'
import { askPosition, type NoPosition, type Position } from '#web/core/position.ts'

/** Where the renter is; `reason` in words when the device does not tell, or not exactly. */
export type Place = {
  position?: Position
  reason?: string
  roughMiles?: number
  farMiles?: number
  nearFeet?: number
}

/** What came of asking: at the car, far from it, or nothing, and when (by this device's clock). */
export type Answered = { what: 'here' | 'far' | NoPosition; at: Date }

type Options = {
  place: Place
  /** Where the car is; who is far from it is asked before they have arrived. */
  car: { point: Position; address: string } | undefined
  onPlace: (place: Place) => void
  /** «I have arrived» is asked for; without it the position only goes along with the keys. */
  onArrive: ((place: Place) => void) | undefined
}

export type Asking = ReturnType<typeof useAsk>

/** What is told and asked over the finder while one arrives. */
export type OverFinder = {
  asking: Asking
  place: Place
  onPlace: (place: Place) => void
  /** IANA zone of the area; the device's own while it is not known. */
  zone: string | undefined
  /** Where the car is, for people. */
  address: string | undefined
  /** To the photos; the question stays on the page. */
  onLater: () => void
  /** To the way there, out of the camera. */
  onLeave: () => void
}

/** Asks the device where it is, after a press; who is at the car has arrived with that. */
export function useAsk({ place, car, onPlace, onArrive }: Options) {
  const [isAsking, setAsking] = useState(false)
  const [answered, setAnswered] = useState<Answered>()
  // The device takes its time, and words may be typed meanwhile.
  const latest = useRef(place)
  useEffect(() => {
    latest.current = place
  }, [place])
  const settle = (what: Answered['what']) => setAnswered({ what, at: new Date() })
  const ask = async () => {
    setAsking(true)
    const answer = await askPosition()
    setAsking(false)
    if (typeof answer === 'string') return settle(answer)
    const { position, metres } = answer
    const found = {
      ...latest.current,
      position,
      roughMiles: metres > exactMetres ? Math.max(0.1, metres / metresAMile) : undefined,
      farMiles: car && milesFromCar(position, metres, car.point),
      nearFeet: car && feetFromCar(position, metres, car.point),
    }
    onPlace(found)
    if (found.farMiles !== undefined && onArrive) return settle('far')
    settle('here')
    onArrive?.(found)
  }
  return {
    ask,
    isAsking,
    answered,
    /** Why there is no position. */
    problem:
      answered?.what === 'refused' || answered?.what === 'unavailable' ? answered.what : undefined,
    /** They say that they are there. */
    arrive: () => {
      settle('here')
      onArrive?.(latest.current)
    },
  }
}
