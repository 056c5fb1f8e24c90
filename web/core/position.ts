/** How long the device may look with all it has, and then with what it knows roughly. */
const exactMs = 10_000
const roughMs = 5_000
/** Also when the browser's question is never answered. */
const patienceMs = 20_000

export type Position = { latitude: number; longitude: number }

/** `metres`: how far off it may be; `ageMs`: how long ago it was measured. */
export type Found = { position: Position; metres: number; ageMs: number }

/** Why there is none: the person or the browser said no, or the device could not tell in time. */
export type NoPosition = 'refused' | 'unavailable'

function ask(options: PositionOptions): Promise<Found | NoPosition> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        resolve({
          position: { latitude, longitude },
          metres: accuracy,
          ageMs: Math.max(0, Date.now() - timestamp),
        }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      options,
    )
  })
}

async function exactOrRough(): Promise<Found | NoPosition> {
  const exact = await ask({ enableHighAccuracy: true, timeout: exactMs, maximumAge: 60_000 })
  if (exact !== 'unavailable') return exact
  // In a garage there are no satellites, but masts and networks tell where it is.
  return ask({ enableHighAccuracy: false, timeout: roughMs, maximumAge: 5 * 60_000 })
}

/** Where the device is, after 20 seconds at most; asks the person the first time. */
export function askPosition(): Promise<Found | NoPosition> {
  if (!('geolocation' in navigator)) return Promise.resolve('unavailable')
  const tooLong = new Promise<NoPosition>((resolve) =>
    setTimeout(() => resolve('unavailable'), patienceMs),
  )
  return Promise.race([exactOrRough(), tooLong])
}
