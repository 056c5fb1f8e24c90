import { afterAll, beforeAll, expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { carTypesFeatures } from '#protocol/fleet/cars/car-types-features.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { home } from '#protocol/fleet/home/home.ts'
import { staffCalendar } from '#protocol/staff/planner/staff-calendar.ts'
import { extendHold } from '#protocol/rentals/holds/extend-hold.ts'
import { userInfo } from '#protocol/people/account/user-info.ts'
import { paymentGateways } from '#protocol/money/payments/payment-gateways.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { rules } from '#protocol/fleet/site/rules.ts'
import { randomId } from '#server/platform/random.ts'
import { countedQueries } from '#testing/counted-queries.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { inspectForKeys } from '#testing/inspection.ts'
import { holdCar, trip, tripSlot } from '#testing/journey.ts'
import { bookedCar, pickedUp, setWall } from '#testing/rental-life.ts'
import { type Caller, testServer, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { Signals } from '../platform/db/signals.ts'

/*
 * How many statements an operation asks of the database, the session's included; not counted are
 * BEGIN and COMMIT. A number grows only with something new that is told; nothing is asked for row by row.
 */

/* As a running server does; what is kept in memory is kept while somebody listens. */
let signals: Signals
beforeAll(async () => {
  signals = await (await testDatabase()).signals({ heard: () => {}, missed: () => {} })
})
afterAll(() => signals.close())

type Ask = () => Promise<{ http: number; body: { status: number } }>
type As = (user?: TestUser) => Caller
type Case = {
  name: string
  most: number
  /** @returns what is counted, made anew for each time */
  ask: (server: TestServer, as: As) => Promise<Ask>
}

const again = () => ({ requestId: randomId() })

const cases: Case[] = [
  {
    name: 'home, for a visitor',
    most: 2,
    ask: async (_server, as) => () => as().read(home, {}),
  },
  {
    name: 'home, signed in',
    most: 3,
    ask: async (server, as) => {
      const user = await buildUser(server)
      return () => as(user).read(home, {})
    },
  },
  {
    name: 'carTypesFeatures',
    most: 1,
    ask: async (_server, as) => () => as().read(carTypesFeatures, {}),
  },
  {
    name: 'rules',
    most: 0,
    ask: async (_server, as) => () => as().read(rules, {}),
  },
  {
    name: 'cars, a search with dates',
    most: 1,
    ask: async (_server, as) => () => as().read(cars, { area: '1', ...trip }),
  },
  {
    name: 'cars, a search with what can be filtered by',
    most: 2,
    ask: async (_server, as) => () => as().read(cars, { area: '1', ...trip, choices: true }),
  },
  {
    name: 'cars, one car',
    most: 7,
    ask: async (server, as) => {
      const car = await buildCar(server)
      return () => as().read(cars, { car })
    },
  },
  {
    name: 'cars, one car with dates, signed in',
    most: 11,
    ask: async (server, as) => {
      const [car, user] = [await buildCar(server), await buildUser(server)]
      return () => as(user).read(cars, { car, ...trip })
    },
  },
  {
    name: 'userInfo',
    most: 5,
    ask: async (server, as) => {
      const user = await buildUser(server)
      return () => as(user).read(userInfo, {})
    },
  },
  {
    name: 'booking, what it would cost',
    most: 9,
    ask: async (server, as) => {
      const [car, user] = [await buildCar(server), await buildUser(server)]
      return () => as(user).read(booking, { car, ...trip })
    },
  },
  {
    name: 'booking, an order',
    most: 18,
    ask: async (server, as) => {
      const user = await buildUser(server)
      const order = await holdCar(server, user, await buildCar(server))
      return () => as(user).read(booking, { order })
    },
  },
  {
    name: 'submitBooking',
    most: 21,
    ask: async (server, as) => {
      const [car, user] = [await buildCar(server), await buildUser(server)]
      return () => as(user).send(submitBooking, { car, ...trip, appt: tripSlot }, again())
    },
  },
  {
    name: 'extendHold',
    most: 20,
    ask: async (server, as) => {
      const user = await buildUser(server)
      const order = await holdCar(server, user, await buildCar(server))
      return () => as(user).send(extendHold, { order }, again())
    },
  },
  {
    name: 'paymentGateways',
    most: 3,
    ask: async (server, as) => {
      const user = await buildUser(server)
      const order = await holdCar(server, user, await buildCar(server))
      return () => as(user).read(paymentGateways, { order })
    },
  },
  {
    // The gateway is asked before the transaction and after it, each time about a row that is looked up.
    name: 'submitPaymentRefund, a card',
    most: 21,
    ask: async (server, as) => {
      const user = await buildUser(server)
      const order = await holdCar(server, user, await buildCar(server))
      return () =>
        as(user).send(submitPaymentRefund, { order, paymentMethod: 'creditCard' }, again())
    },
  },
  {
    name: 'submitPaymentRefund, cash',
    // One of them writes down what other programs are told.
    most: 61,
    ask: async (server, as) => {
      const user = await buildUser(server)
      const order = await holdCar(server, user, await buildCar(server))
      return () => as(user).send(submitPaymentRefund, { order, paymentMethod: 'cash' }, again())
    },
  },
  {
    name: 'getOrReturnKeys, the keys',
    most: 46,
    ask: async (server, as) => {
      const { user, order } = await bookedCar(server)
      await setWall(server, trip.start)
      await verifyPapers(server, user)
      await inspectForKeys(server, user, order, 86)
      const fields = { order, rentalStatus: 86, odometer: 47_380, gas: 8 } as const
      return () => as(user).send(getOrReturnKeys, fields, again())
    },
  },
  {
    name: 'dashboard, no rental',
    most: 6,
    ask: async (server, as) => {
      const user = await buildUser(server)
      return () => as(user).read(dashboard, {})
    },
  },
  {
    name: 'dashboard, a running rental',
    most: 31,
    ask: async (server, as) => {
      const { user } = await pickedUp(server)
      return () => as(user).read(dashboard, {})
    },
  },
  {
    name: 'orderHistory',
    most: 15,
    ask: async (server, as) => {
      const { user, order } = await pickedUp(server)
      return () => as(user).read(orderHistory, { order })
    },
  },
  {
    // The session, the kinds of cars, how many there are, and a page of them with their bars.
    name: 'staffCalendar, a page of the planner',
    most: 4,
    ask: async (server, as) => {
      await bookedCar(server)
      const staff = await buildUser(server, { staff: true })
      return () => as(staff).read(staffCalendar, { days: 92 })
    },
  },
]

test.each(cases)('$name asks at most $most statements', async ({ ask, most }) => {
  const server = await testServer()
  const { counted, during } = await countedQueries(server)
  const as: As = (user) => counted.as(user?.token)
  const times: number[] = []
  // Once before, because some things are learned the first time.
  for (let time = 0; time < 2; time++) {
    const run = await ask(server, as)
    counted.setNow(server.services.clock())
    const statements = await during(async () => {
      const { http, body } = await run()
      expect([http, body.status]).toEqual([200, 1])
    })
    times.push(statements)
  }
  expect(times[1]).toBeLessThanOrEqual(most)
})
