import { addDays, addMinutes } from '#domain/core/time/wall-time.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { verifyPapers } from '../factories.ts'
import { inspectForKeys } from '../inspection.ts'
import { payByCard } from '../journey.ts'
import { confirm } from '../rental-life.ts'
import { me, reading, type Walker, wallNow } from './world.ts'

/** The steps of a random walk that a rental begins with. */
export const bookings: Walker[] = [
  /** A whole booking up to the keys, so that many walks begin there. */
  {
    name: 'book and pick up',
    async run(world, step) {
      const { user, caller } = me(world, step)
      const start = addMinutes(wallNow(world), 60)
      const car = world.cars[step.car] ?? ''
      const end = addDays(start, 7 + (step.amount % 14))
      const held = await caller.send(submitBooking, { car, start, end })
      const order = held.body.orderId
      if (!order) return
      await payByCard(world.server, user, order)
      await verifyPapers(world.server, user)
      await confirm(world.server, world.staff, order)
      await caller.send(acceptContract, { order, version: 1 })
      const odometer = (await reading(world, car)) + 50
      await inspectForKeys(world.server, user, order, 86)
      const got = await caller.send(getOrReturnKeys, { order, rentalStatus: 86, odometer, gas: 6 })
      if (got.body.rentalStatus !== 86) throw new Error(`no keys: ${JSON.stringify(got.body)}`)
    },
  },
  {
    name: 'book',
    async run(world, step) {
      const start = addMinutes(wallNow(world), 120)
      const car = world.cars[step.car] ?? ''
      const end = addDays(start, 7 + (step.amount % 14))
      const reply = await me(world, step).caller.send(submitBooking, { car, start, end })
      if (reply.http >= 500) throw new Error('booking failed')
    },
  },
]
