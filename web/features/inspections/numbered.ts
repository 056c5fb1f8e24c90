import type { keysMessages } from './keys-messages.ts'

/** The headings of the keys form with their numbers; a swap has readings and photos of two cars. */
export function numbered(
  words: typeof keysMessages.en,
  old: { car: string; electric: boolean } | undefined,
  { car, electric }: { car: string; electric: boolean },
) {
  let number = 0
  const next = (title: string) => `${++number}. ${title}`
  const readings = (onCharge: boolean) => ({
    odometer: next(words.odometer),
    energy: next(onCharge ? words.charge : words.gas),
  })
  const oldReadings = old ? readings(old.electric) : { odometer: '', energy: '' }
  const ownReadings = readings(electric)
  const location = next(words.location)
  const oldPhotos = old ? next(`${words.photos}: ${old.car}`) : ''
  const photos = next(old ? `${words.photos}: ${car}` : words.photos)
  return { oldReadings, readings: ownReadings, location, oldPhotos, photos, note: next(words.note) }
}
