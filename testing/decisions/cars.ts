import { writeFleetFile } from '#server/fleet/cars/fleet-file/known-fleet.ts'
import { staffReadFleetFile } from '#protocol/staff/garage/staff-fleet-file.ts'
import { staffCar } from '#protocol/staff/garage/staff-cars.ts'
import { buildCar, type TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

/** What the company sets of its cars, which are nobody's. */
export const ofCars: readonly string[] = ['staffReadFleetFile', 'staffSaveCar']

/** The fields of a car as its form has them. */
async function carForm(server: TestServer, staff: TestUser): Promise<Record<string, string>> {
  const asked = { car: await buildCar(server) }
  const { car } = (await server.as(staff.token).read(staffCar, asked)).body
  return { ...asked, ...car?.values }
}

export const carStories = {
  staffReadFleetFile: async (server, staff) => {
    await buildCar(server, { note: 'To wax' })
    const text = (await writeFleetFile(server.services.db)).replace('To wax', 'Waxed')
    const file = new File([text], 'cars.csv', { type: 'text/csv' })
    const looked = await server.as(staff.token).send(staffReadFleetFile, { file })
    return { file, fingerprint: looked.body.fingerprint }
  },
  staffSaveCar: async (server, staff) => ({ ...(await carForm(server, staff)), note: 'Waxed.' }),
} satisfies Record<
  string,
  (server: TestServer, staff: TestUser) => Promise<Record<string, unknown>>
>
