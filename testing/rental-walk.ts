import { appointmentId } from '#domain/fleet/pickup-slots.ts'
import { addDays, addMinutes } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import { submitPaymentRefund } from '#protocol/payments/submit-payment-refund.ts'
import { acceptContract } from '#protocol/rentals/accept-contract.ts'
import { bookingChangesCompleted, staffProposeChanges } from '#protocol/rentals/booking-changes.ts'
import { cancelContract } from '#protocol/rentals/cancel-contract.ts'
import { carChangeByCar } from '#protocol/rentals/car-change.ts'
import { staffDecideClaim, staffOpenClaim } from '#protocol/rentals/claims.ts'
import { extendCar } from '#protocol/rentals/extend-car.ts'
import { getOrReturnKeys } from '#protocol/rentals/get-or-return-keys.ts'
import { scheduleAppointment } from '#protocol/rentals/schedule-appointment.ts'
import { setStatusToVehiclePickUp } from '#protocol/rentals/set-status-to-vehicle-pick-up.ts'
import { staffDecideBooking } from '#protocol/staff/staff-bookings.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff-payments.ts'
import { bayZone } from './fleet.ts'
import { inspect, inspectForKeys } from './inspection.ts'
import { confirmAtGateway, payByCard } from './journey.ts'
import { confirm, setWall } from './rental-life.ts'
import { bookings } from './walk-bookings.ts'
import {
  anOrder,
  byStaff,
  type Meant,
  me,
  onOrder,
  reading,
  type Step,
  type Walker,
  wallNow,
  type World,
} from './walk-steps.ts'

export type { World } from './walk-steps.ts'
export type Actor = Step & { what: string }

const visit = (name: string, rentalStatus: 86 | 88 | 91, meant: Meant) =>
  onOrder(name, meant, async (caller, order, world, step) => {
    const previous = order.previous_order_id
      ? await world.server.services.db
          .selectFrom('rental_order')
          .select('car_id')
          .where('id', '=', order.previous_order_id)
          .executeTakeFirst()
      : undefined
    // Now and then somebody forgets the pictures.
    if (step.amount % 7 > 0)
      await inspectForKeys(world.server, me(world, step).user, order.id, rentalStatus)
    return caller.send(getOrReturnKeys, {
      order: order.id,
      rentalStatus,
      odometer: await reading(world, order.car_id, step.amount),
      gas: step.amount % 9,
      latitude: 37.8,
      longitude: -122.3,
      ...(previous
        ? {
            oldOdometer: await reading(world, previous.car_id, step.amount),
            oldGas: step.amount % 9,
          }
        : {}),
    })
  })

const schedule = (
  name: string,
  rentalStatus: 85 | 92 | 93,
  kind: 'pickup' | 'return' | 'maintenance',
  meant: Meant,
) =>
  onOrder(name, meant, async (caller, order, world, { amount }) => {
    const day =
      kind === 'pickup' ? toWall(order.starts_at, bayZone) : addDays(wallNow(world), amount % 4)
    const wall = `${day.slice(0, 10)}T${String(8 + (amount % 12)).padStart(2, '0')}:00`
    return caller.send(scheduleAppointment, {
      order: order.id,
      rentalStatus,
      appt: appointmentId(kind, '1', wall),
    })
  })

const pass = (name: string, minutes: (amount: number) => number): Walker => ({
  name,
  async run(world, { amount }) {
    await setWall(world.server, addMinutes(wallNow(world), minutes(amount)))
    await world.server.work()
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
    await world.server.work()
  },
})

const walkers: Walker[] = [
  ...bookings,
  onOrder('pay', ['held'], async (caller, order, { server }, { amount }) => {
    const method = amount % 5 === 0 ? 'bankTransfer' : 'creditCard'
    const asked = { order: order.id, paymentMethod: method, confirmationNumber: 'B1' }
    const reply = await caller.send(submitPaymentRefund, asked)
    const secret = reply.body.payment?.clientSecret
    // Some cards are confirmed later or never.
    if (secret && amount % 7 !== 0) await confirmAtGateway(server, secret)
    await server.work()
    return reply
  }),
  onOrder('accept', [85], (caller, order, _world, { amount }) =>
    caller.send(acceptContract, { order: order.id, version: 1 + (amount % 2) }),
  ),
  byStaff('confirm', [85], (staff, order) =>
    staff.send(staffDecideBooking, { order: order.id, decision: 'confirm' }),
  ),
  byStaff('refuse', [85], (staff, order, { amount }) =>
    staff.send(staffDecideBooking, {
      order: order.id,
      decision: amount % 4 === 0 ? 'refuse' : 'confirm',
      message: 'As agreed.',
    }),
  ),
  visit('arrive', 91, [85, 92]),
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
      await walk(world, { ...step, what: 'arrive' })
    },
  },
  visit('get keys', 86, [85, 91]),
  visit('get keys', 86, [85, 91]),
  visit('return keys', 88, [86, 92, 91]),
  onOrder('weekly inspection', [86, 92, 93], async (_caller, order, world, step) => {
    const odometer = await reading(world, order.car_id, step.amount)
    return inspect(world.server, me(world, step).user, order.id, 'weekly', { odometer })
  }),
  schedule('pickup', 85, 'pickup', [85]),
  schedule('return', 92, 'return', [86, 92]),
  schedule('maintenance', 93, 'maintenance', [86, 93]),
  onOrder('take back', [92, 93, 91], (caller, order) =>
    caller.send(setStatusToVehiclePickUp, { order: order.id, message: 'Later' }),
  ),
  onOrder('cancel', [85], (caller, order) => caller.send(cancelContract, { order: order.id })),
  onOrder('extend', [86, 93], async (caller, order, world, { amount }) =>
    caller.send(extendCar, {
      order: order.id,
      end: addDays(toWall(order.ends_at, bayZone), 1 + (amount % 10)),
      odometer: await reading(world, order.car_id, amount),
    }),
  ),
  onOrder('swap', [86, 85], (caller, order, { cars }, { amount, car }) =>
    caller.send(carChangeByCar, {
      order: order.id,
      car: cars[car] ?? '',
      reason: amount % 2 === 0 ? 'breakdown' : 'wish',
    }),
  ),
  onOrder('extend and pay', [86, 93], async (caller, order, world, step) => {
    const { amount } = step
    const reply = await caller.send(extendCar, {
      order: order.id,
      end: addDays(toWall(order.ends_at, bayZone), 1 + (amount % 10)),
      odometer: (await reading(world, order.car_id, amount)) + 50,
    })
    if (reply.body.orderId) await payByCard(world.server, me(world, step).user, reply.body.orderId)
    return reply
  }),
  onOrder('swap up to the visit', [86, 85], async (caller, order, world, step) => {
    const asked = await caller.send(carChangeByCar, {
      order: order.id,
      car: world.cars[step.car] ?? '',
      reason: 'wish',
    })
    const swap = asked.body.orderId
    if (!swap) return asked
    if (!asked.body.paid) await payByCard(world.server, me(world, step).user, swap)
    await confirm(world.server, world.staff, swap)
    return caller.send(acceptContract, { order: swap, version: 1 })
  }),
  byStaff('ask for changes', [85, 86], (staff, order) =>
    staff.send(staffProposeChanges, { order: order.id, message: 'Please look again.' }),
  ),
  onOrder('changes done', [85, 86], (caller, order) =>
    caller.send(bookingChangesCompleted, { order: order.id }),
  ),
  byStaff('claim', [86, 88], async (staff, order, { amount }) => {
    const what = { code: 'damage', description: 'A dent', estimate: 1 + amount } as const
    const opened = await staff.send(staffOpenClaim, { order: order.id, ...what })
    const claim = opened.body.claim?.id
    if (!claim || amount % 3 === 0) return opened
    return staff.send(staffDecideClaim, { claim, decision: amount % 2 === 0 ? 'drop' : 'charge' })
  }),
  byStaff('money', [85, 88], async (staff, order, { amount }) => {
    const list = await staff.read(staffPayments, {})
    const payment = list.body.payments?.find((one) => one.orderId === order.id)?.paymentId
    const decision = amount % 4 === 0 ? 'refuse' : 'confirm'
    return payment ? staff.send(staffDecidePayment, { payment, decision }) : list
  }),
  pass('minutes', (amount) => amount % 60),
  pass('hours', (amount) => 60 * (amount % 30)),
  pass('days', (amount) => 1440 * (amount % 4)),
  passTo('to the start', 'starts_at', [85]),
  passTo('near the end', 'ends_at', [86, 92, 93]),
]

export const walkerNames = walkers.map((walker) => walker.name)

/** Does one step of a walk; refusals are part of it, failures are not. */
export async function walk(world: World, actor: Actor): Promise<void> {
  await walkers.find((walker) => walker.name === actor.what)?.run(world, actor)
}
