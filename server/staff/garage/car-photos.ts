import { arranged } from '#domain/fleet/proof/own-photos.ts'
import {
  staffAddPhoto as addOperation,
  type staffArrangePhotos as arrangeOperation,
  type staffDescribePhoto as describeOperation,
} from '#protocol/staff/garage/car-photos.ts'
import type { OwnPhoto as ShownPhoto } from '#protocol/staff/garage/staff-cars.ts'
import { photoAddresses } from '../../fleet/fleet/car-photo-files.ts'
import { lockCar } from '../../fleet/fleet/change-car.ts'
import {
  addToCar,
  arrangePhotos,
  describePhoto,
  keepPicture,
  type OwnPhoto,
  ownPhoto,
  ownPhotos,
} from '../../fleet/proof/own-photos.ts'
import { type Handler, prepared } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { audit } from '../../platform/audit/audit.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { limit } from '../../platform/http/limits.ts'
import { checkPhoto } from '../../platform/uploads/picture.ts'
import { auditChange } from '../opening/audit-change.ts'

/** Which photos there are in which order, as staff are shown it now. */
export const photosVersion = (photos: readonly OwnPhoto[]): string =>
  versionOf(photos.map(({ id }) => id))

/** What one shows, as staff are shown it now. */
export const photoVersion = ({ id, alt_en, alt_es }: OwnPhoto): string =>
  versionOf({ id, alt_en, alt_es })

/** The photos of a car as staff see them. */
export const presentPhotos = (photos: readonly OwnPhoto[]) => ({
  photos: photos.map((photo): ShownPhoto => {
    const { medium, small } = photoAddresses(photo.id)
    const { id, alt_en: altEn, alt_es: altEs } = photo
    return { id, medium, small, altEn, altEs, version: photoVersion(photo) }
  }),
  photosVersion: photosVersion(photos),
})

/**
 * One more photo of a car (docs/product/cars.md#photos).
 * @throws Problem 400 at `picture`, 404 without such a car, 409 when it has as many as it can have
 */
export const staffAddPhoto = prepared(addOperation, {
  async prepare(context, { car, picture }) {
    const { services, user, now, outsideQueue } = context
    limit(context, `car photos ${user.id}`, 1000, 3600)
    const checked = await outsideQueue(() => checkPhoto(picture, `photos of ${car}`))
    if ('error' in checked)
      throw new Problem(400, texts.malformed, { errors: { picture: checked.error } })
    return keepPicture(services, checked.bytes, now)
  },

  async run({ db: tx, user, now }, { car: id }, photo) {
    if (!(await lockCar(tx, id))) throw new Problem(404, texts.notFound)
    await addToCar(tx, id, [photo])
    await audit(tx, user.id, now, 'photo added', id, { from: 'none', to: photo })
    return { photo }
  },
})

/**
 * Another order of a car's photos, or fewer of them.
 * @throws Problem 404, 409 when a colleague changed them meanwhile, 400 for one that is not among them
 */
export const staffArrangePhotos: Handler<typeof arrangeOperation> = async (
  { db: tx, user, now },
  { car: id, version, photos },
) => {
  if (!(await lockCar(tx, id))) throw new Problem(404, texts.notFound)
  const before = await ownPhotos(tx, id)
  mustBeAsSeen(version, photosVersion(before))
  const ids = before.map((photo) => photo.id)
  const result = arranged(ids, photos)
  if (!result) throw new Problem(400, texts.malformed)
  await arrangePhotos(tx, id, result.kept)
  const done = { staffId: user.id, now, action: 'photos arranged', subject: id } as const
  await auditChange(tx, done, { photos: ids.join(', ') }, { photos: result.kept.join(', ') })
  return {}
}

/** What a photo shows. @throws Problem 404, 409 when a colleague said something else meanwhile */
export const staffDescribePhoto: Handler<typeof describeOperation> = async (
  { db: tx, user, now },
  { photo: id, version, altEn, altEs },
) => {
  const car = (await ownPhoto(tx, id))?.car_id
  // Who removes it meanwhile has locked the car.
  if (car) await lockCar(tx, car)
  const before = await ownPhoto(tx, id)
  if (!car || !before) throw new Problem(404, texts.notFound)
  mustBeAsSeen(version, photoVersion(before))
  await describePhoto(tx, id, { alt_en: altEn, alt_es: altEs })
  const words = (en: string, es: string) => `en: ${en}\nes: ${es}`
  const [from, to] = [words(before.alt_en, before.alt_es), words(altEn, altEs)]
  if (from !== to) await audit(tx, user.id, now, 'photo described', id, { car, from, to })
  return {}
}
