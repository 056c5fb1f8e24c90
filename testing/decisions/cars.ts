import { writeFleetFile } from '#server/fleet/cars/fleet-file/known-fleet.ts'
import { staffReadFleetFile } from '#protocol/staff/garage/staff-fleet-file.ts'
import { staffChangeCars } from '#protocol/staff/garage/change-cars.ts'
import { staffCar, staffCars } from '#protocol/staff/garage/staff-cars.ts'
import { staffAddPhoto } from '#protocol/staff/garage/car-photos.ts'
import { readBroken, takeOff } from './broken-car.ts'
import { buildCar, type TestUser } from '../factories.ts'
import { bookedCar } from '../rental-life.ts'
import { staffPhotoFile, staffSendPhotoFile } from '#protocol/staff/garage/photo-file.ts'
import { carPicture, photoZip } from '../proof/car-picture.ts'
import { carTaken, toLookAt, toLosAngeles } from '../jobs/relocation.ts'
import type { TestServer } from '../server.ts'

/** What the company sets of its cars, which are nobody's. */
export const ofCars: readonly string[] = [
  'staffAddPhoto',
  'staffArrangePhotos',
  'staffBlockCar',
  'staffChangeCars',
  'staffDescribePhoto',
  // Of several at once: one's own is refused among them.
  'staffMoveRenters',
  'staffReadFleetFile',
  'staffSaveCar',
  'staffSendPhotoFile',
  'staffTakePhotoFile',
  'staffUnblockCar',
  'staffUndoCars',
]

/** The fields of a car as its form has them. */
async function carForm(server: TestServer, staff: TestUser): Promise<Record<string, string>> {
  const asked = { car: await buildCar(server) }
  const { car } = (await server.as(staff.token).read(staffCar, asked)).body
  return { ...asked, ...car?.values }
}

/** A car with a photo of its own. */
async function photographed(server: TestServer, staff: TestUser) {
  const car = await buildCar(server)
  const picture = await carPicture()
  await server.as(staff.token).send(staffAddPhoto, { car, picture })
  const photos = (await server.as(staff.token).read(staffCar, { car })).body.car?.photos ?? []
  return { car, picture, photo: photos[0]?.id ?? '' }
}

export const carStories = {
  postRelocation: async (server) => ({ ...toLosAngeles, car: await buildCar(server) }),
  staffDecideRelocation: toLookAt,
  relocationTakeBack: async (server, staff) => ({
    id: (await carTaken(server, staff)).id,
    stands: 'from',
    message: 'Nobody came.',
  }),
  staffAddPhoto: async (server) => ({ car: await buildCar(server), picture: await carPicture() }),
  staffArrangePhotos: async (server, staff) => {
    const { car } = await photographed(server, staff)
    return { car, photos: '' }
  },
  staffBlockCar: async (server, staff) => {
    const car = await buildCar(server)
    const { version } = await readBroken(server, staff, car)
    return { car, version, kind: 'broken', reason: 'Transmission' }
  },
  staffUnblockCar: async (server, staff) => {
    const car = await buildCar(server)
    await takeOff(server, staff, car)
    const [span] = (await readBroken(server, staff, car)).spans ?? []
    return { breakdown: span?.id, version: span?.version }
  },
  staffMoveRenters: async (server, staff) => {
    const { car } = await bookedCar(server)
    const other = await buildCar(server)
    await takeOff(server, staff, car)
    const [renter] = (await readBroken(server, staff, car)).renters ?? []
    return { renters: [{ order: renter?.order, version: renter?.version, car: other }] }
  },
  staffMoveBooking: async (server) => ({
    order: (await bookedCar(server)).order,
    car: await buildCar(server),
  }),
  staffChangeCars: async (server, staff) => {
    const asked = { cars: await buildCar(server), percent: '5' }
    const looked = await server.as(staff.token).send(staffChangeCars, asked)
    return { ...asked, fingerprint: looked.body.fingerprint }
  },
  staffUndoCars: async (server, staff) => {
    const me = server.as(staff.token)
    const asked = { cars: await buildCar(server), percent: '5' }
    const { fingerprint } = (await me.send(staffChangeCars, asked)).body
    await me.send(staffChangeCars, { ...asked, fingerprint })
    return { change: (await me.read(staffCars, {})).body.change?.id ?? '' }
  },
  staffDescribePhoto: async (server, staff) => {
    const { photo } = await photographed(server, staff)
    return { photo, altEn: 'From the front' }
  },
  staffReadFleetFile: async (server, staff) => {
    await buildCar(server, { note: 'To wax' })
    const text = (await writeFleetFile(server.services.db)).replace('To wax', 'Waxed')
    const file = new File([text], 'cars.csv', { type: 'text/csv' })
    const looked = await server.as(staff.token).send(staffReadFleetFile, { file })
    return { file, fingerprint: looked.body.fingerprint }
  },
  staffSendPhotoFile: async (server) => ({
    number: '0',
    piece: await photoZip({ [`${await buildCar(server)}-1.jpg`]: await carPicture() }),
  }),
  staffTakePhotoFile: async (server, staff) => {
    const piece = await photoZip({ [`${await buildCar(server)}-1.jpg`]: await carPicture() })
    const sent = await server.as(staff.token).send(staffSendPhotoFile, { number: '0', piece })
    const file = sent.body.file ?? ''
    const { fingerprint } = (await server.as(staff.token).read(staffPhotoFile, { file })).body
    return { file, fingerprint }
  },
  staffSaveCar: async (server, staff) => ({ ...(await carForm(server, staff)), note: 'Waxed.' }),
} satisfies Record<
  string,
  (server: TestServer, staff: TestUser) => Promise<Record<string, unknown>>
>
