const patienceMs = 10_000

export type Position = { latitude: number; longitude: number }

/** Why there is none: the person or the browser said no, or the device could not tell. */
export type NoPosition = 'refused' | 'unavailable'

/** Where the device is; asks the person the first time. */
export function askPosition(): Promise<Position | NoPosition> {
  if (!('geolocation' in navigator)) return Promise.resolve('unavailable')
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    )
  })
}
