import type { keysMessages } from './keys-messages.ts'

/** The headings of the keys form with their numbers; a swap has readings and photos of two cars. */
export function numbered(words: typeof keysMessages.en, oldCar: string | undefined, car: string) {
  let number = 0
  const next = (title: string) => `${++number}. ${title}`
  const readings = () => ({ odometer: next(words.odometer), gas: next(words.gas) })
  const oldReadings = oldCar === undefined ? { odometer: '', gas: '' } : readings()
  const ownReadings = readings()
  const location = next(words.location)
  const oldPhotos = oldCar === undefined ? '' : next(`${words.photos}: ${oldCar}`)
  const photos = next(oldCar === undefined ? words.photos : `${words.photos}: ${car}`)
  return { oldReadings, readings: ownReadings, location, oldPhotos, photos, note: next(words.note) }
}
