import { addDays, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { extendHold } from '#protocol/rentals/holds/extend-hold.ts'
import { releaseHold } from '#protocol/rentals/holds/release-hold.ts'
import { submitMaintenance } from '#protocol/rentals/maintenance/submit-maintenance.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { appointments } from '#protocol/rentals/appointments/appointments.ts'
import { bookingChangesCompleted } from '#protocol/rentals/confirmation/booking-changes.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { carChange, carChangeByCar, carChangeByType } from '#protocol/rentals/swap/car-change.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { scheduleAppointment } from '#protocol/rentals/appointments/schedule-appointment.ts'
import { setStatusToVehiclePickUp } from '#protocol/rentals/appointments/set-status-to-vehicle-pick-up.ts'
import { bayZone } from '../fleet.ts'
import { aPicture } from '../inspection.ts'
import { confirmAtGateway } from '../journey.ts'
import { me, type Order, reading, type Step, wallNow, type World } from './world.ts'

type Answer = { http: number; body: { status: number; message?: string; rentalStatus?: number } }
/** Undefined: the world has nothing to do it with now, no slot and no other car. */
type Act = (world: World, step: Step, order: Order) => Promise<Answer | undefined>

function visit(rentalStatus: 86 | 88 | 91): Act {
  return async (world, step, order) => {
    const { caller } = me(world, step)
    const previous = order.previous_order_id
      ? await world.server.services.db
          .selectFrom('rental_order')
          .select('car_id')
          .where('id', '=', order.previous_order_id)
          .executeTakeFirst()
      : undefined
    const gas = step.amount % 9
    const odometer = async (car: string) => (await reading(world, car)) + (step.amount % 400)
    return caller.send(getOrReturnKeys, {
      order: order.id,
      rentalStatus,
      odometer: await odometer(order.car_id),
      gas,
      latitude: 37.8,
      longitude: -122.3,
      ...(previous ? { oldOdometer: await odometer(previous.car_id), oldGas: gas } : {}),
    })
  }
}

function schedule(rentalStatus: 85 | 92 | 93, kind: 'pickup' | 'return' | 'maintenance'): Act {
  return async (world, step, order) => {
    const { caller } = me(world, step)
    const wanted = kind === 'pickup' && order.kind === 'swap' ? 'swap' : kind
    const asked = { order: order.id, kind: wanted } as const
    const { body: first } = await caller.read(appointments, asked)
    const day = first.days?.[step.amount % first.days.length]
    const { body } = await caller.read(appointments, { ...asked, ...(day ? { day } : {}) })
    const free = (body.appointments ?? []).filter(({ available }) => available)
    const slot = free[step.amount % free.length]
    if (!slot) return undefined
    return caller.send(scheduleAppointment, {
      order: order.id,
      rentalStatus,
      appt: slot.appointmentId,
    })
  }
}

/** Every action of a renter with fields that the world can be asked for (docs/product/rental.md#states). */
export const acts: Record<string, Act> = {
  async pay(world, step, order) {
    const how =
      step.amount % 5 === 0
        ? { paymentMethod: 'bankTransfer', confirmationNumber: 'B1' }
        : { paymentMethod: 'creditCard' }
    const asked = { order: order.id, ...how }
    const reply = await me(world, step).caller.send(submitPaymentRefund, asked)
    const secret = reply.body.payment?.clientSecret
    // Some cards are confirmed later or never.
    if (secret && step.amount % 7 !== 0) await confirmAtGateway(world.server, secret)
    if (reply.body.status === 1) await world.server.work()
    return reply
  },
  extendHold: (world, step, order) => me(world, step).caller.send(extendHold, { order: order.id }),
  releaseHold: (world, step, order) =>
    me(world, step).caller.send(releaseHold, { order: order.id }),
  async acceptContract(world, step, order) {
    const { caller } = me(world, step)
    const { body } = await caller.read(orderHistory, { order: order.id })
    const version = body.contract?.version ?? 1
    return caller.send(acceptContract, { order: order.id, version })
  },
  acceptAppointment: schedule(85, 'pickup'),
  arrive: visit(91),
  getKeys: visit(86),
  returnKeys: visit(88),
  scheduleReturn: schedule(92, 'return'),
  scheduleMaintenance: schedule(93, 'maintenance'),
  setStatusToVehiclePickUp: (world, step, order) =>
    me(world, step).caller.send(setStatusToVehiclePickUp, { order: order.id, message: 'Later' }),
  async submitMaintenance(world, step, order) {
    // An order that went on under another one stands for its whole rental.
    if (order.rental_status === 89 || order.rental_status === 90) return undefined
    // A change of car that is to come has no car yet.
    if (order.kind === 'swap' && order.rental_status === 85) return undefined
    const item = await world.server.services.db
      .selectFrom('maintenance_item')
      .select('id')
      .where('car_id', '=', order.car_id)
      .executeTakeFirstOrThrow()
    return me(world, step).caller.send(submitMaintenance, {
      order: order.id,
      item: item.id,
      date: dayOf(wallNow(world)),
      odometer: (await reading(world, order.car_id)) + 1 + (step.amount % 50),
      shop: 'Lakeside Garage',
      receipt: [await aPicture('receipt.jpg')],
    })
  },
  async extendCar(world, step, order) {
    const { caller } = me(world, step)
    const odometer = (await reading(world, order.car_id)) + (step.amount % 50)
    const [over, now] = [toWall(order.ends_at, bayZone), wallNow(world)]
    const end = addDays(over > now ? over : now, 1 + (step.amount % 10))
    const { body } = await caller.read(orderHistory, { order: order.id })
    const reply = await caller.send(extendCar, { order: order.id, end, odometer })
    const [cost, late] = [reply.body.calculatorData?.total, body.rental?.late?.cost ?? 0]
    if (cost !== undefined && cost < late)
      throw new Error(`${cost} for going on, ${late} for bringing the car back`)
    return reply
  },
  async carChange(world, step, order) {
    const { caller } = me(world, step)
    const reason = step.amount % 2 === 0 ? undefined : 'preference'
    const { body } = await caller.read(carChange, { order: order.id, reason, cars: world.cars })
    const [found] = body.cars ?? []
    const car = found?.car.id ?? world.cars[step.car]
    if (body.cars?.length === 0 && body.dates) return undefined
    return step.amount % 3 === 0
      ? caller.send(carChangeByType, { order: order.id, reason, features: world.tag })
      : caller.send(carChangeByCar, { order: order.id, reason, car: car ?? '' })
  },
  cancelContract: (world, step, order) =>
    me(world, step).caller.send(cancelContract, { order: order.id }),
  async bookingChangesCompleted(world, step, order) {
    const { caller } = me(world, step)
    const { body } = await caller.read(orderHistory, { order: order.id })
    const changesAsked = body.rental?.changesAsked
    return caller.send(bookingChangesCompleted, { order: order.id, changesAsked })
  },
}
