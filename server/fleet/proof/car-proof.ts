import { carName } from '#domain/fleet/fleet/car-name.ts'
import { photoOfPlace } from '#domain/fleet/proof/mark-photo.ts'
import { serviceMonths } from '#domain/fleet/proof/service-months.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { CarProof, KnownMark } from '#protocol/fleet/proof/car-proof.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { CarRow } from '../fleet/cars-store.ts'
import { checkpointTexts } from '../fleet/checkpoint-texts.ts'
import { ownPhotoAddresses, photoAddresses } from '../fleet/car-photo-files.ts'
import { ownPhotos } from './own-photos.ts'
import {
  knownMarks,
  lastServices,
  type MarkRow,
  type PhotoRow,
  shownPhotos,
} from './proof-store.ts'

/** A mark as everybody reads it; `photos` are those among which its point lies in one, when it is of the same inspection. */
export function presentMark(
  { kind, place, inches, x, y, inspection_id: inspection }: MarkRow,
  photos: readonly Pick<PhotoRow, 'inspection_id' | 'checkpoint'>[],
): KnownMark {
  const angle = photoOfPlace(place)
  const isShown = photos.some(
    (photo) => photo.inspection_id === inspection && photo.checkpoint === angle,
  )
  const isKnown = isShown && x !== null && y !== null
  return { kind, place, inches: inches ?? undefined, point: isKnown ? { x, y } : undefined }
}

type ShownCar = Pick<CarRow, 'id' | 'odometer' | 'make' | 'model' | 'year' | 'photos'>

/**
 * What is shown of the very car: the company's own photos; those that staff released, with the day in its area and nothing else of
 * the inspection; marks, and what was last done (docs/product/inspections-and-maintenance.md#photos-of-the-car).
 */
export async function proofOfCar(
  db: Db | Tx,
  { id, odometer, make, model, year, photos: shown }: ShownCar,
  zone: string,
  { now, lang }: { now: Date; lang: Lang },
): Promise<CarProof> {
  const [own, photos, marks, services] = await Promise.all([
    // What is not there is not asked for.
    shown.length > 0 ? ownPhotos(db, id) : [],
    shownPhotos(db, id),
    knownMarks(db, id),
    lastServices(db, id),
  ])
  const [first] = photos
  const done = services.flatMap(({ kind, on }) => (on ? [{ kind, on }] : []))
  const next = services.find(({ due_odometer: due }) => due !== null && due > odometer)
  return {
    ownPhotos: own.map((photo) => ({
      ...ownPhotoAddresses(photo.id),
      alt: (lang === 'es' ? photo.alt_es : photo.alt_en) || carName({ make, model, year }),
    })),
    photographedOn: first && dayOf(toWall(first.submitted_at, zone)),
    isDrawn: first?.is_drawn || undefined,
    photos: photos.map((photo) => ({
      ...photoAddresses(photo.id),
      checkpoint: photo.checkpoint,
      title: checkpointTexts[photo.checkpoint].title[lang],
    })),
    marks: marks.map((mark) => presentMark(mark, photos)),
    services: serviceMonths(done, dayOf(toWall(now, zone))),
    nextService: next && { kind: next.kind, odometer: next.due_odometer ?? 0 },
  }
}
