import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { bayZone } from '../fleet.ts'
import { planItem } from '../maintenance.ts'
import { type Caller, type TestServer, testServer } from '../server.ts'

/** Two renters, one of the staff, three cars; `seen` is the last line of history that was checked. */
export type World = {
  server: TestServer
  staff: TestUser
  users: TestUser[]
  cars: string[]
  /** A feature of these cars alone. */
  tag: string
  seen: number
}
export type Step = { who: number; car: number; amount: number }
export type Walker = { name: string; run(world: World, step: Step): Promise<void> }

export async function aWorld(given?: TestServer): Promise<World> {
  const server = given ?? (await testServer())
  // Each turn of the background looks at every mail that lies there: those of earlier walks are of no use.
  rmSync(join(server.dataDir, 'mail'), { recursive: true, force: true })
  const staff = await buildUser(server, { staff: true })
  const users = [await buildUser(server), await buildUser(server)]
  const tag = `walk-${staff.id}`
  const features = [tag]
  const dear = { month_cents: 150_000, day_cents: 7_000, included_miles_per_day: 5 }
  const cars = [
    await buildCar(server, { features }),
    await buildCar(server, { features, week_cents: 18_000 }),
    await buildCar(server, { features, ...dear }),
  ]
  // One car needs its oil changed before long, so that warnings and fees come about.
  for (const [index, car] of cars.entries()) {
    const doneOn = index === 0 ? '2026-06-04' : '2026-11-01'
    await planItem(server, car, { kind: 'oil', doneOn, doneAt: 0 })
  }
  return { server, staff, users, cars, tag, seen: 0 }
}

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

export type Order = NonNullable<Awaited<ReturnType<typeof anOrder>>>

/** The last reading of a car's odometer; miles. */
export async function reading({ server }: World, carId: string): Promise<number> {
  const car = await server.services.db
    .selectFrom('car')
    .select('odometer')
    .where('id', '=', carId)
    .executeTakeFirstOrThrow()
  return car.odometer
}

/** A step on one of the person's orders; nothing when there is none. Refusals are part of the walk, failures are not. */
export function onOrder(
  name: string,
  meant: Meant,
  act: (
    caller: Caller,
    order: Order,
    world: World,
    step: Step,
  ) => Promise<{ http: number } | undefined>,
): Walker {
  return {
    name,
    async run(world, step) {
      const order = await anOrder(world, step, meant)
      if (!order) return
      const reply = await act(me(world, step).caller, order, world, step)
      if (reply && reply.http >= 500) throw new Error(`${name} failed with ${reply.http}`)
    },
  }
}

export const byStaff = (
  name: string,
  meant: Meant,
  act: (
    staff: Caller,
    order: Order,
    step: Step,
    world: World,
  ) => Promise<{ http: number } | undefined>,
) =>
  onOrder(name, meant, (_, order, world, step) =>
    act(world.server.as(world.staff.token), order, step, world),
  )
