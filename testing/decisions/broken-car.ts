import {
  staffBlockCar,
  staffBrokenCar,
  staffMoveRenters,
} from '#protocol/staff/garage/off-the-road.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import type { TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

type Block = Omit<InputOf<typeof staffBlockCar>, 'car' | 'version'>

/** What staff read of a car that is off the road, or is to be. */
export const readBroken = async (server: TestServer, staff: TestUser, car: string) =>
  (await server.as(staff.token).read(staffBrokenCar, { car })).body

/** Staff take a car off the road as they see it; broken from now on until it is lifted, where nothing else is said. */
export async function takeOff(
  server: TestServer,
  staff: TestUser,
  car: string,
  more: Partial<Block> = {},
) {
  const { version = '' } = await readBroken(server, staff, car)
  const block = { kind: 'broken', reason: 'Transmission', ...more } as const
  return server.as(staff.token).send(staffBlockCar, { car, version, ...block })
}

/** Staff send every renter of a broken car what is proposed, or that nothing fits. */
export async function moveAll(server: TestServer, staff: TestUser, car: string) {
  const { renters = [] } = await readBroken(server, staff, car)
  const chosen = renters.map(({ order, version, best }) => ({ order, version, car: best }))
  const reply = await server.as(staff.token).send(staffMoveRenters, { renters: chosen })
  return reply.body.results
}
