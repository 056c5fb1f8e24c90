import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import type { HelpItem } from '#protocol/help/help/help-item.ts'
import type * as operations from '#protocol/help/help/help-request.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import { limit } from '../../platform/http/limits.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../../money/evidence/evidence-store.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import { addEvent, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { attachPictures, type Picture } from '../messages/attach-pictures.ts'
import { addHelpPictures, type HelpRow } from './help-store.ts'
import { helpNumber, helpTexts, kindTexts } from './help-texts.ts'
import { presentOne } from './present-one.ts'
import { symptomsOf } from './symptoms.ts'
import { tellThread } from '../messages/tell-thread.ts'
import { addToThread } from '../messages/thread-store.ts'

type Report = (
  context: Context<SignedIn> & { db: Tx },
  input: Input,
) => Promise<{ request: HelpItem }>
type Input = ParsedInputOf<(typeof operations)[HelpKind]>

/** Where somebody has to come to the car, they must know where it is. */
const needsPlace: readonly HelpKind[] = ['accidentReport', 'breakdownReport', 'towingRequest']

/** @throws Problem 400 with a sentence at each field that this kind needs */
function checkFields(kind: HelpKind, input: Input, typeId: string): void {
  const errors: Record<string, string> = {}
  const { latitude, longitude, place, symptom } = input
  const hasPosition = latitude !== undefined && longitude !== undefined
  if ((latitude === undefined) !== (longitude === undefined))
    errors.latitude = fieldError('invalidData')
  if (needsPlace.includes(kind) && !hasPosition && !place) errors.place = fieldError('required')
  if (symptom && !symptomsOf(typeId).some(({ id }) => id === symptom))
    errors.symptom = fieldError('invalidData')
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

async function ownRental(tx: Tx, kind: HelpKind, input: Input, user: SignedIn): Promise<OrderRow> {
  const order = await lockOrder(tx, input.order)
  if (order?.user_id !== user.id || (input.car && input.car !== order.car_id))
    throw new Problem(404, texts.lostOrder)
  if (
    order.kind === 'balance' ||
    order.rental_status === null ||
    order.rental_status === RentalStatus.cancelled
  )
    throw conflict(helpTexts.notAfterwards)
  // A breakdown makes a change of car free: only a car that somebody drives can break down.
  if (kind === 'breakdownReport' && waitsForKeys(order)) throw conflict(helpTexts.notYetYours)
  return order
}

async function insertHelp(
  tx: Tx,
  kind: HelpKind,
  order: OrderRow,
  input: Input,
  now: Date,
): Promise<HelpRow> {
  return tx
    .insertInto('help_request')
    .values({
      id: randomId(),
      order_id: order.id,
      car_id: order.car_id,
      user_id: order.user_id,
      kind,
      title: input.title,
      message: input.message,
      problem: input.problem,
      symptom: input.symptom,
      description: input.description,
      insurance: input.insurance,
      license: input.license,
      towing: input.towing,
      place: input.place,
      someone_hurt: input.someoneHurt ?? false,
      latitude: input.latitude,
      longitude: input.longitude,
      rental_status: order.rental_status,
      seen_status: input.statusId,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** History and evidence: what was reported, when, where, with the hash of every picture. */
async function keepRecord(
  tx: Tx,
  order: OrderRow,
  help: HelpRow,
  pictures: Picture[],
): Promise<void> {
  const { id, kind, symptom, problem, description, message, insurance, license, towing } = help
  const { someone_hurt: someoneHurt, seen_status: seenStatus } = help
  const number = helpNumber(help.number)
  const position =
    help.latitude === null || help.longitude === null
      ? undefined
      : { latitude: help.latitude, longitude: help.longitude }
  const said = { symptom, problem, description, message, insurance, license, towing, seenStatus }
  const details = { help: id, number, kind, ...said, someoneHurt, pictures }
  const by = { actor: 'renter', actorId: order.user_id } as const
  await addEvent(tx, order.id, help.created_at, { ...by, code: 'helpOpened', position, details })
  const place = { position: position ?? null, place: help.place }
  await addEvidence(tx, order.id, help.created_at, 'help', { ...details, ...place })
}

/** What staff are told, the most urgent first. */
const news = {
  hurt: { en: 'Somebody may be hurt.', es: 'Puede haber alguien herido.' },
  tow: { en: 'A renter needs a tow truck.', es: 'Un cliente necesita una grúa.' },
  help: { en: 'A renter needs help.', es: 'Un cliente necesita ayuda.' },
}

/** A request with its pictures, in history, evidence and the thread, of which staff are told. */
export async function openHelp(
  tx: Tx,
  kind: HelpKind,
  order: OrderRow,
  input: Input,
  pictures: { damage: Picture[]; other: Picture[] },
  now: Date,
): Promise<HelpRow> {
  const help = await insertHelp(tx, kind, order, input, now)
  await addHelpPictures(tx, help.id, 'damage', pictures.damage)
  await addHelpPictures(tx, help.id, 'picture', pictures.other)
  await keepRecord(tx, order, help, [...pictures.damage, ...pictures.other])
  const details = { number: help.number, kind, title: help.title ?? undefined }
  const by = { author: 'renter', authorId: order.user_id, helpRequest: help.id } as const
  await addToThread(tx, order, { ...by, event: 'helpOpened', details, now })
  const { en, es } = kindTexts[kind]
  const hurt = help.someone_hurt
  await tellThread(
    tx,
    order,
    'staff',
    {
      topic: 'help',
      severity: hurt ? 'danger' : 'warning',
      title: { en: `${helpNumber(help.number)} ${en}`, es: `${helpNumber(help.number)} ${es}` },
      text: hurt ? news.hurt : help.towing === 'needed' ? news.tow : news.help,
    },
    now,
  )
  return help
}

/** All kinds are handled alike; their operations differ in what must be filled in. */
function handlerFor(kind: HelpKind): Report {
  return async (context, input) => {
    const { db: tx, user, now, lang } = context
    limit(context, `help:${user.id}`, 30, 3600)
    const order = await ownRental(tx, kind, input, user)
    const car = await tx
      .selectFrom('car')
      .select('type_id')
      .where('id', '=', order.car_id)
      .executeTakeFirstOrThrow()
    checkFields(kind, input, car.type_id)
    const damage = await attachPictures(tx, { orderId: order.id }, user.id, input.damagePhotos)
    const other = await attachPictures(tx, { orderId: order.id }, user.id, input.pictures)
    const help = await openHelp(tx, kind, order, input, { damage, other }, now)
    return { request: await presentOne(tx, help, lang) }
  }
}

export const reportHandlers = {
  helpRequest: handlerFor('helpRequest'),
  accidentReport: handlerFor('accidentReport'),
  breakdownReport: handlerFor('breakdownReport'),
  damageReport: handlerFor('damageReport'),
  towingRequest: handlerFor('towingRequest'),
  ticketReport: handlerFor('ticketReport'),
  lostKeys: handlerFor('lostKeys'),
}
