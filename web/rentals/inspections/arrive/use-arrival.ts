import { useEffect, useRef, useState } from 'react'
import { takeWanted } from '#web/rentals/rentals/wanted-camera.ts'
import type { ListedRental } from '../use-rental.ts'
import { type OverFinder, type Place, useAsk } from './use-ask.ts'

type Options = {
  rental: ListedRental
  /** IANA zone of the area. */
  zone: string | undefined
  place: Place
  onPlace: (place: Place) => void
  onArrive: ((place: Place) => void) | undefined
  /** The first angle that is missing of this step; undefined where arriving opens no camera. */
  firstMissing: string | undefined
  cameraAt: string | undefined
  onCamera: (at: string | undefined) => void
}

/** Arriving opens the camera at once: the location is found meanwhile, and what is to be asked about it is asked there. */
export function useArrival(options: Options) {
  const { rental, zone, place, onPlace, onArrive, firstMissing, cameraAt, onCamera } = options
  const { pickupPoint: point, pickupAddress: address, orderId } = rental
  const car = point && address ? { point, address } : undefined
  const asking = useAsk({ place, car, onPlace, onArrive })
  /** The camera was opened by arriving, and what came of it is told there. */
  const [isHere, setHere] = useState(false)
  const start = () => {
    if (firstMissing) {
      setHere(true)
      onCamera(firstMissing)
    }
    if (onArrive) void asking.ask()
  }
  // A press on the dashboard was for the camera.
  useEffect(() => {
    if (takeWanted(orderId)) queueMicrotask(start)
  })
  const isOpen = cameraAt !== undefined
  const wasOpen = useRef(false)
  useEffect(() => {
    // Opened once more, it is for the photos alone.
    if (wasOpen.current && !isOpen) setHere(false)
    wasOpen.current = isOpen
  }, [isOpen])
  const over: OverFinder | undefined = isHere
    ? {
        asking,
        place,
        zone,
        address,
        onPlace,
        onLater: () => setHere(false),
        onLeave: () => onCamera(undefined),
      }
    : undefined
  return {
    start: onArrive && firstMissing ? start : undefined,
    /** For the page below: one place asks at a time. */
    asking: isHere ? { ...asking, problem: undefined } : asking,
    over,
  }
}
