import { addMinutes } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { bayZone } from '../fleet.ts'
import { setWall } from '../rental-life.ts'
import { workOverlookingNothing } from '../work/overlooked-work.ts'
import { acts } from './acts.ts'
import { anOrder, type Meant, wallNow, type Walker, type World } from './world.ts'

const timeWorks = ({ server }: World) => workOverlookingNothing(server)

const pass = (name: string, minutes: (amount: number) => number): Walker => ({
  name,
  async run(world, { amount }) {
    await setWall(world.server, addMinutes(wallNow(world), minutes(amount)))
    await timeWorks(world)
  },
})

/** Moves the clock to just before or after the start or the end of an order, where things happen. */
const passTo = (name: string, at: 'starts_at' | 'ends_at', meant: Meant): Walker => ({
  name,
  async run(world, step) {
    const order = await anOrder(world, step, meant)
    const days = at === 'ends_at' ? -(step.amount % 8) : 0
    const wall =
      order && addMinutes(toWall(order[at], bayZone), days * 1440 + (step.amount % 5) * 60 - 90)
    if (wall && wall > wallNow(world)) await setWall(world.server, wall)
    await timeWorks(world)
  },
})

/** Time goes on, and does its own work: steps of minutes up to a server that was off for a week. */
export const clockSteps: Walker[] = [
  pass('minutes', (amount) => amount % 60),
  pass('hours', (amount) => 60 * (amount % 30)),
  pass('days', (amount) => 1440 * (amount % 4)),
  pass('a week', () => 7 * 1440),
  passTo('to the start', 'starts_at', [85]),
  passTo('near the end', 'ends_at', [86, 92, 93]),
  {
    name: 'go to the appointment',
    async run(world, step) {
      const order = await anOrder(world, { ...step, amount: step.amount | 1 }, [92, 85])
      const seat = await world.server.services.db
        .selectFrom('appointment_seat')
        .select('starts_at')
        .where('order_id', '=', order?.id ?? '')
        .orderBy('starts_at', 'desc')
        .executeTakeFirst()
      const wall = toWall(seat?.starts_at ?? order?.starts_at ?? new Date(0), bayZone)
      if (wall > wallNow(world)) await setWall(world.server, wall)
      if (order) await acts.arrive?.(world, step, order)
    },
  },
]
