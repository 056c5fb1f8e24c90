import type { WallTime } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { TestUser } from './factories.ts'
import { bayZone } from './fleet.ts'
import type { Caller, TestServer } from './server.ts'

/** Two renters, one of the staff, three cars. */
export type World = { server: TestServer; staff: TestUser; users: TestUser[]; cars: string[] }
export type Step = { who: number; car: number; amount: number }
export type Walker = { name: string; run(world: World, step: Step): Promise<void> }

export const wallNow = ({ server }: World): WallTime => toWall(server.services.clock(), bayZone)

export function me(world: World, { who }: Step): { user: TestUser; caller: Caller } {
  const user = world.users[who % world.users.length]
  if (!user) throw new Error('nobody there')
  return { user, caller: world.server.as(user.token) }
}

/**
 * One of the person's orders. Mostly one whose code the step is meant for, so that walks get
 * somewhere; now and then any, so that everything is tried everywhere.
 */
export async function anOrder(world: World, step: Step, meant: Meant = []) {
  const rows = await world.server.services.db
    .selectFrom('rental_order')
    .selectAll()
    .where('user_id', '=', me(world, step).user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const fitting = rows.filter((row) =>
    meant.some((code) => code === (row.rental_status ?? row.state)),
  )
  const choice = step.amount % 5 === 0 || fitting.length === 0 ? rows : fitting
  return choice[Math.min(step.amount % 3, choice.length - 1)]
}

/** Codes, or `held`. */
export type Meant = (number | 'held')[]

export async function reading(world: World, carId: string, amount: number): Promise<number> {
  const car = await world.server.services.db
    .selectFrom('car')
    .select('odometer')
    .where('id', '=', carId)
    .executeTakeFirstOrThrow()
  // Now and then less than the last reading.
  return Math.max(0, car.odometer + amount - 50)
}

type Order = NonNullable<Awaited<ReturnType<typeof anOrder>>>

/** A step on one of the person's orders; nothing when there is none. Refusals are part of the walk, failures are not. */
export function onOrder(
  name: string,
  meant: Meant,
  act: (caller: Caller, order: Order, world: World, step: Step) => Promise<{ http: number }>,
): Walker {
  return {
    name,
    async run(world, step) {
      const order = await anOrder(world, step, meant)
      if (!order) return
      const reply = await act(me(world, step).caller, order, world, step)
      if (reply.http >= 500) throw new Error(`${name} failed with ${reply.http}`)
    },
  }
}

export const byStaff = (
  name: string,
  meant: Meant,
  act: (staff: Caller, order: Order, step: Step) => Promise<{ http: number }>,
) =>
  onOrder(name, meant, (_, order, world, step) =>
    act(world.server.as(world.staff.token), order, step),
  )
