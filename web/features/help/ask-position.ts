const patienceMs = 10_000

export type Position = { latitude: number; longitude: number }

/** Where the device is; undefined when the person or the device says nothing about it. */
export function askPosition(): Promise<Position | undefined> {
  if (!('geolocation' in navigator)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    )
  })
}
