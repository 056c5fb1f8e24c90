import { cars } from '#protocol/fleet/cars/cars.ts'
import { uploadFile } from '#protocol/people/files/upload-file.ts'
import {
  staffCarProof,
  staffReleasePhotos,
  staffTakeBackPhotos,
} from '#protocol/fleet/proof/staff-car-proof.ts'
import { decideAsSeen } from '../decide.ts'
import type { TestUser } from '../factories.ts'
import { inspect, requiredAngles } from '../inspection.ts'
import { trip } from '../journey.ts'
import { bookedCar, type Rented, setWall } from '../rental-life.ts'
import type { TestServer } from '../server.ts'
import { carPicture } from './car-picture.ts'

const where = { latitude: 37.123456, longitude: -122.654321 }

export async function photos(server: TestServer, user: TestUser) {
  const items = []
  for (const checkpoint of [...requiredAngles, 'odometer', 'damage'] as const) {
    const file = await carPicture({
      width: 1600,
      height: 1200,
      name: `${checkpoint}-guadalupe.jpg`,
    })
    const sent = await server.as(user.token).send(uploadFile, { purpose: 'inspection', file })
    items.push({
      checkpoint,
      file: sent.body.file ?? '',
      takenAt: '2026-12-01T18:00:00.000Z',
      ...where,
      ...(checkpoint === 'damage' && { note: 'Guadalupe saw it' }),
    })
  }
  return items
}

export type Inspected = Rented & { inspection: string; files: string[] }

/** A car whose renter sent the inspection of the pickup, with everything that nobody else may see. */
export async function inspected(server: TestServer): Promise<Inspected> {
  const rented = await bookedCar(server)
  const { user, order } = rented
  await server.services.db
    .updateTable('app_user')
    .set({ first_name: 'Guadalupe' })
    .where('id', '=', user.id)
    .execute()
  await setWall(server, trip.start)
  const items = await photos(server, user)
  const sent = await inspect(server, user, order, 'pickup', { items, comments: 'By Guadalupe' })
  const inspection = sent.body.inspection?.id ?? ''
  return { ...rented, inspection, files: items.map(({ file }) => file) }
}

export const open = (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })

/** What a visitor is answered about a car. */
export const proofOf = async (server: TestServer, car: string, lang?: string) => {
  const { body } = await server.as().read(cars, { car }, lang ? { lang } : {})
  return body.proof
}

export function staffOf(server: TestServer, { staff, inspection }: Inspected) {
  const me = server.as(staff.token)
  return {
    release: (leaveOut = '') =>
      decideAsSeen(server, me, staffReleasePhotos, { inspection, leaveOut }),
    takeBack: () => decideAsSeen(server, me, staffTakeBackPhotos, { inspection }),
    read: async () => (await me.read(staffCarProof, { inspection })).body.proof,
    me,
  }
}
