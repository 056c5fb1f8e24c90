import { staffFees } from '#protocol/money/fees/fees.ts'
import { pickedUp, type Rented, setWall } from './rental-life.ts'
import type { TestServer } from './server.ts'

/** Moves the clock to a wall time, where time does what it does by itself. */
export async function workAt(server: TestServer, wall: string): Promise<void> {
  await setWall(server, wall)
  await server.work()
}

/** A rental of `trip` whose first weekly inspection is missing for a week: the fee is proposed. */
export async function missedWeek(server: TestServer): Promise<Rented & { fee: string }> {
  const rented = await pickedUp(server)
  for (const day of ['02', '04', '08']) await workAt(server, `2026-12-${day}T10:00`)
  const { body } = await server.as(rented.staff.token).read(staffFees, {})
  const fee = body.fees?.find((one) => one.orderId === rented.order)?.id
  if (!fee) throw new Error('no fee was proposed')
  return { ...rented, fee }
}
