import { operations } from '#protocol/operations.ts'
import { makeOffer } from '#server/rentals/rental-offers/make-offer.ts'
import { lockOrder } from '#server/money/orders/orders-store.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser } from './factories.ts'
import { uploaded } from './inspection.ts'
import { holdCar, payByCard } from './journey.ts'
import { invite } from './community/network.ts'
import { postJob, saveRoute } from './jobs/jobs.ts'
import { planItem, receipt } from './maintenance.ts'
import { testNow, type TestServer } from './server.ts'
import { joinList } from './waiting-list.ts'

export type OwnersThings = Awaited<ReturnType<typeof ownersThings>>

/** Somebody with one of everything that can be asked about, a stranger, and a person of the staff. */
export async function ownersThings(server: TestServer) {
  const owner = await buildUser(server, {
    user: { first_name: 'Guadalupe', phone: '+13055559999' },
  })
  const stranger = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const paper = await receipt()
  const otherCar = await buildCar(server)
  const car = await buildCar(server)
  const order = await holdCar(server, owner, car)
  const maintenanceItem = await planItem(server, car, {
    kind: 'oil',
    doneOn: '2026-11-01',
    doneAt: 0,
  })
  await payByCard(server, owner, order)
  const row = await server.services.db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirst()
  const paymentId = row?.id ?? ''
  const notice = await server.services.db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', owner.id)
    .executeTakeFirst()
  const noticeId = notice?.id ?? ''
  const { db } = server.services
  const offer = await db.transaction().execute(async (tx) => {
    const booked = await lockOrder(tx, order)
    if (!booked) throw new Error('no order')
    const validUntil = new Date(testNow.getTime() + 86_400_000)
    const by = { actor: 'system' } as const
    return makeOffer(tx, booked, { kind: 'swap', validUntil, by, now: testNow })
  })
  const offerId = offer.id
  const me = server.as(owner.token)
  const help = await me.send(operations.lostKeys, { order, message: 'Guadalupe lost them' })
  const helpId = help.body.request?.id ?? ''
  await me.send(operations.specialRequest, { kind: 'pet', text: 'Guadalupe has a dog', order })
  const specialRequestId =
    (await me.read(operations.specialRequests, { order })).body.requests?.[0]?.id ?? ''
  await server.as(staff.token).send(operations.staffAnswerSpecialRequest, {
    request: specialRequestId,
    decision: 'offer',
    price: 20,
    answer: 'For Guadalupe',
  })
  const pictureId = await uploaded(server, owner)
  await uploaded(server, owner, 'help')
  await uploaded(server, owner, 'claim')
  const claim = {
    order_id: order,
    description: 'For Guadalupe',
    estimate_cents: 100,
    created_at: testNow,
  }
  const rental = await db
    .selectFrom('rental_order')
    .select('transaction_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const [claimId, feeId] = [randomId(), randomId()]
  const facts = { what: { en: 'Week 1', es: 'Semana 1' }, dueOn: '2026-11-01', warnedOn: [] }
  const fee = { fee_for: 'inspection', fee_key: feeId, fee_facts: JSON.stringify(facts) }
  await db
    .insertInto('claim')
    .values([
      { ...claim, ...rental, id: claimId, code: 'damage' },
      { ...claim, ...rental, id: feeId, code: 'engineDamage', ...fee },
    ])
    .execute()
  // Written for the company, and nobody else's to read yet.
  const reviewId = randomId()
  await db
    .insertInto('review')
    .values({
      id: reviewId,
      reviewer_id: staff.id,
      subject_id: owner.id,
      car_id: car,
      ...rental,
      side: 'company',
      status: 'completed',
      ratings: JSON.stringify({ 1: 9 }),
      language: 'en',
      comment: 'Guadalupe was on time',
      created_at: testNow,
      reveal_at: new Date(testNow.getTime() + 14 * 86_400_000),
    })
    .execute()
  const waitingId = await joinList(server, owner, { highestMonthPrice: 1 })
  const jobId = await postJob(server, owner, {
    type: 'carWash',
    title: 'For Guadalupe',
    to: undefined,
    seats: undefined,
    visibility: 'network',
  })
  const invitation = await invite(server, owner, 'Guadalupe')
  return {
    owner,
    stranger,
    staff,
    order,
    paper,
    paymentId,
    otherCar,
    car,
    maintenanceItem,
    noticeId,
    waitingId,
    offerId,
    helpId,
    specialRequestId,
    claimId,
    feeId,
    pictureId,
    invitationId: invitation.id,
    reviewId,
    jobId,
    routeId: await saveRoute(server, owner),
  }
}
