import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import { staffCloseMaintenance as operation } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { prepared } from '../../platform/api/handler.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { storeUploads } from '../../platform/uploads/uploads.ts'
import { changeCar } from '../../fleet/fleet/change-car.ts'
import { readOdometer } from '../../fleet/fleet/odometer.ts'
import { putBackOnTheRoad } from '../../fleet/occupancy/breakdowns.ts'
import { addCarCost, type CarCost } from '../../fleet/upkeep/car-costs.ts'
import { endRecall, type RecallRow } from '../../fleet/upkeep/recalls.ts'
import { endCarVisit } from '../../fleet/upkeep/visits.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import type { By } from '../../money/orders/status-change.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { endRefundOffers } from '../breakdowns/end-of-car.ts'
import {
  checkService,
  closeItem,
  mostMilesAhead,
  readingBefore,
} from '../maintenance/close-item.ts'
import { endVisit } from '../maintenance/end-visit.ts'
import { stateOf } from '../maintenance/item-state.ts'
import { closedNotice, skippedNotice, threadOf } from '../maintenance/maintenance-notices.ts'
import { maintenanceTexts } from '../maintenance/maintenance-texts.ts'
import { itemsOfCar, type MaintenanceRow } from '../maintenance/maintenance-rows.ts'
import { lockThing } from './lock-thing.ts'
import { registrationOf, type Thing, thingById, thingState, thingVersion } from './things.ts'

/** What was done is written down within so many days, and a registration is good for no more. */
const longAgoDays = 730
const longestRegistrationDays = 5 * 366

type Said = Omit<ParsedInputOf<typeof operation>, 'item' | 'version' | 'paper'>
type Closing = {
  tx: Tx
  said: Said
  /** Files of the paper. */
  uploads: readonly string[]
  staffId: string
  now: Date
}

/**
 * Staff write down that something was done, with what it cost, or that it is not needed this time (docs/product/workshop.md#done).
 * When nothing is left of the visit that was booked, the rental goes on (86).
 */
export const staffCloseMaintenance = prepared(operation, {
  async prepare(context, input): Promise<string[]> {
    if (!(await thingById(context.db, input.item))) throw new Problem(404, texts.notFound)
    return storeUploads(context, context.user.id, 'maintenance', 'paper', input.paper)
  },
  async run({ db: tx, user, now }, input, uploads) {
    const { thing, order } = await lockThing(tx, input.item)
    if (thing.of === 'item' && thing.row.user_id) mustNotBeOwn(user, thing.row.user_id)
    const { decision, date, odometer, shop, cost, note, validUntil } = input
    const said = { decision, date, odometer, shop, cost, note, validUntil }
    const closing = { tx, said, uploads, staffId: user.id, now }
    // A colleague was faster, and it counts anew already.
    if (thingState(thing, now).state === 'ok') throw conflict(maintenanceTexts.closedAlready)
    mustBeAsSeen(input.version, thingVersion(thing))
    if (decision === 'cancel') mustBeAbsent({ cost, paper: input.paper })
    if (thing.of !== 'registration') mustBeAbsent({ validUntil })
    if (thing.of === 'item') await closeOfPlan(closing, thing.row, order)
    else if (thing.of === 'recall') await closeRecall(closing, thing.row)
    else await renewRegistration(closing, thing.row)
    return {}
  },
})

/** An item of the plan counts anew. */
async function closeOfPlan(closing: Closing, row: MaintenanceRow, order: OrderRow | undefined) {
  const { tx, said, staffId, now } = closing
  const { decision, date, odometer, shop, note } = said
  const service = { day: date ?? stateOf(row, now).today, odometer: odometer ?? row.odometer }
  const by = { actor: 'staff', id: staffId } as const
  await checkService(tx, row, { ...service, by }, now)
  const outcome = decision === 'done' ? 'done' : 'skipped'
  const orderId = order?.id
  const done = { ...service, outcome, shop, comment: note, orderId, by } as const
  const serviceId = await closeItem(tx, row, done, now)
  await writeCost(closing, { carId: row.car_id, kind: 'maintenance', day: service.day, serviceId })
  if (order) await tellRenter(tx, { order, row, outcome, by, odometer: service.odometer, now })
  await audit(tx, staffId, now, `maintenance ${decision}`, row.id, {
    car: row.car_id,
    kind: row.kind,
    order: orderId,
    from: stateOf(row, now).state,
    to: outcome,
    ...service,
    ...saidOf(said),
  })
}

const saidOf = ({ shop, cost, note }: Said) => ({
  shop,
  ...(cost === undefined ? {} : { amount: cost }),
  note,
})

/** What it cost, and its paper, where anything was said of either. */
async function writeCost(
  { tx, said, uploads, staffId, now }: Closing,
  of: Pick<
    CarCost,
    'carId' | 'kind' | 'day' | 'serviceId' | 'recallId' | 'about' | 'shop' | 'note'
  >,
) {
  if (said.cost === undefined && uploads.length === 0) return
  await addCarCost(tx, { ...of, cents: said.cost ?? 0, uploads, staffId }, now)
}

/** A recall is over, and its car back on the road. */
async function closeRecall(closing: Closing, row: RecallRow) {
  const { tx, said, staffId, now } = closing
  const { decision, shop, note } = said
  const today = dayOf(toWall(now, row.zone))
  const day = said.date ?? today
  const odometer = said.odometer ?? row.odometer
  const errors: Record<string, string> = {}
  if (day > today) errors.date = fieldError('notYet')
  if (day < addDaysToDay(today, -longAgoDays)) errors.date = fieldError('tooLongAgo')
  const lowest = await readingBefore(tx, row.car_id, row.zone, day)
  if (odometer < lowest) errors.odometer = fieldError('min', lowest)
  if (odometer > row.odometer + mostMilesAhead)
    errors.odometer = fieldError('max', row.odometer + mostMilesAhead)
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
  const done = decision === 'done' ? { day, odometer, shop } : undefined
  await endRecall(tx, { id: row.id, staffId, now, note, ...(done && { done }) })
  if (done) await readOdometer(tx, row.car_id, odometer, now)
  await endCarVisit(tx, row.id, done ? 'done' : 'canceled', now)
  if (row.breakdown_id) {
    await putBackOnTheRoad(tx, { id: row.breakdown_id, staffId, now })
    await endRefundOffers(tx, row.car_id, now)
  }
  await writeCost(closing, { carId: row.car_id, kind: 'recall', day, recallId: row.id })
  await audit(tx, staffId, now, done ? 'recall done' : 'recall withdrawn', row.id, {
    car: row.car_id,
    from: 'open',
    to: done ? 'done' : 'withdrawn',
    title: row.title,
    ...done,
    ...saidOf(said),
  })
}

/** A registration is renewed: it is good until a later day. */
async function renewRegistration(
  closing: Closing,
  row: Extract<Thing, { of: 'registration' }>['row'],
) {
  const { tx, said, staffId, now } = closing
  const { decision, shop, note, validUntil } = said
  if (decision === 'cancel')
    throw new Problem(400, texts.malformed, { errors: { decision: fieldError('invalidData') } })
  mustBeAbsent({ odometer: said.odometer })
  const today = dayOf(toWall(now, row.zone))
  const day = said.date ?? today
  const errors: Record<string, string> = {}
  if (day > today) errors.date = fieldError('notYet')
  if (day < addDaysToDay(today, -longAgoDays)) errors.date = fieldError('tooLongAgo')
  if (validUntil === undefined) errors.validUntil = fieldError('required')
  else if (validUntil <= row.until || validUntil < today)
    errors.validUntil = fieldError(
      'notBefore',
      formatDay(addDaysToDay(row.until > today ? row.until : today, 1)),
    )
  else if (validUntil > addDaysToDay(today, longestRegistrationDays))
    errors.validUntil = fieldError('tooFarAhead')
  if (validUntil === undefined || Object.keys(errors).length > 0)
    throw new Problem(400, texts.malformed, { errors })
  await changeCar(tx, row.car_id, { registration_until: validUntil })
  const id = registrationOf(row.car_id)
  await endCarVisit(tx, id, 'done', now)
  const about = `${row.until} – ${validUntil}`
  await addCarCost(
    tx,
    {
      carId: row.car_id,
      kind: 'registration',
      cents: said.cost ?? 0,
      day,
      about,
      shop,
      note,
      uploads: closing.uploads,
      staffId,
    },
    now,
  )
  await audit(tx, staffId, now, 'registration renewed', id, {
    car: row.car_id,
    from: row.until,
    to: validUntil,
    ...saidOf(said),
  })
}

type Closed = {
  order: OrderRow
  row: MaintenanceRow
  outcome: 'done' | 'skipped'
  by: By
  odometer: number
  now: Date
}

async function tellRenter(tx: Tx, { order, row, outcome, by, odometer, now }: Closed) {
  const text = outcome === 'done' ? closedNotice([row.kind]) : skippedNotice(row.kind)
  const left = (await itemsOfCar(tx, row.car_id)).some(
    (one) => stateOf(one, now).state === 'booked',
  )
  if (order.rental_status === RentalStatus.maintenanceScheduled && !left) {
    const details = { kinds: [row.kind], outcome }
    await changeStatus(tx, order, {
      action: 'submitMaintenance',
      by,
      now,
      odometer,
      details,
      notice: { text, severity: 'success' },
    })
    await endVisit(tx, order, now)
    return
  }
  await notify(
    tx,
    {
      userId: order.user_id,
      orderId: order.id,
      topic: 'maintenance',
      thread: threadOf(row.id),
      severity: 'success',
      title: { en: 'Maintenance', es: 'Mantenimiento' },
      text,
      route: 'vehicleMaintenance',
      query: { order: order.id },
    },
    now,
  )
}
