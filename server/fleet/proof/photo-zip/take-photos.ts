import type { ZipFile } from 'yauzl'
import type { Text } from '#protocol/core/text.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import type { Services } from '../../../platform/api/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { checkPhoto } from '../../../platform/uploads/picture.ts'
import { lockCar } from '../../fleet/change-car.ts'
import { mostOwnPhotos } from '#domain/fleet/proof/own-photos.ts'
import { addToCar, arrangePhotos, keepPicture, ownPhotos } from '../own-photos.ts'
import type { BadEntry, PhotoPlan } from './plan-photos.ts'
import { readEntry } from './read-zip.ts'
import { zipTexts } from './zip-texts.ts'

type Options = {
  replaces: boolean
  /** In the transaction in which a car gets its photos; the car was taken before when it answers false. */
  onCar?: (tx: Tx, done: { car: string; taken: number; bad: BadEntry[] }) => Promise<boolean>
}

/**
 * Gives each car of a plan its photos, one car after the other: what is no picture is left out and told. A car
 * whose photos are all bad keeps those that it has.
 */
export async function takePhotos(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  zip: ZipFile,
  { cars }: Pick<PhotoPlan, 'cars'>,
  { replaces, onCar = async () => true }: Options,
): Promise<{ taken: number; bad: BadEntry[] }> {
  const result = { taken: 0, bad: [] as BadEntry[] }
  for (const [car, entries] of cars) {
    const bad: BadEntry[] = []
    const good: { name: string; id: string }[] = []
    for (const { name, entry } of entries) {
      const bytes = await readEntry(zip, entry)
      const file = { filename: name, mimetype: '', bytes: bytes ?? new Uint8Array() }
      const checked = bytes && (await checkPhoto(file, `photos of ${car}`))
      if (checked && 'bytes' in checked)
        good.push({ name, id: await keepPicture(services, checked.bytes, services.clock()) })
      else bad.push({ entry: name, reason: checked ? sentence(checked.error) : zipTexts.damaged })
    }
    const isTaken = await services.db.transaction().execute(async (tx: Tx) => {
      await lockCar(tx, car)
      const has = replaces ? 0 : (await ownPhotos(tx, car)).length
      const kept = good.slice(0, Math.max(0, mostOwnPhotos - has))
      // Somebody gave it others meanwhile.
      for (const { name } of good.slice(kept.length))
        bad.push({ entry: name, reason: zipTexts.tooMany })
      if (!(await onCar(tx, { car, taken: kept.length, bad }))) return false
      if (replaces && kept.length > 0) await arrangePhotos(tx, car, [])
      await addToCar(
        tx,
        car,
        kept.map(({ id }) => id),
      )
      result.taken += kept.length
      return true
    })
    if (isTaken) result.bad.push(...bad)
  }
  return result
}

const sentence = (error: string): Text => ({
  en: fieldMessage(error, 'en'),
  es: fieldMessage(error, 'es'),
})
