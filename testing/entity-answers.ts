import { sql } from 'kysely'
import { operations } from '#protocol/operations.ts'
import { createSession } from '#server/platform/auth/sessions.ts'
import { pictureFile } from './help.ts'
import type { SpecifiedEntity } from './specified-entities.ts'
import type { TestServer } from './server.ts'

/** Somebody of the demo whom others have rated and somebody invited, and one of those who rated them. */
async function ratedPerson({ services }: TestServer) {
  const { rows } = await sql<{ person: string; reviewer: string }>`
    select r.subject_id as person, r.reviewer_id as reviewer
    from review r join app_user u on u.id = r.subject_id
    where u.referred_by is not null and u.whatsapp is not null and r.status = 'completed'
      and r.side is distinct from 'company'
      and exists (select from review o where o.subject_id = u.id and o.car_id is not null)
    order by u.id limit 1`.execute(services.db)
  return rows[0] ?? { person: '', reviewer: '' }
}

/**
 * What the server answers about the demo, by the entity of docs/product/entities.md. People who left something out
 * fill it in first, for what is empty does not travel.
 * @param renter the address of somebody who has a car now
 */
export async function entityAnswers(
  server: TestServer,
  renter: string,
): Promise<Record<SpecifiedEntity, readonly unknown[]>> {
  const { db } = server.services
  const signIn = async (id: string) =>
    server.as(
      await db.transaction().execute((tx) => createSession(tx, id, server.services.clock())),
    )
  const idOf = async (email: string) =>
    (await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst())
      ?.id ?? ''
  const read = operations

  const { person, reviewer } = await ratedPerson(server)
  const rated = await signIn(person)
  for (const one of [rated, await signIn(reviewer)])
    await one.send(read.saveAvatar, { picture: await pictureFile('me.png') })
  const details = (await rated.read(read.userInfo, {})).body.userInfo
  await rated.send(read.personalDetails, {
    firstName: details?.firstName ?? '',
    lastName: details?.lastName ?? '',
    phone: details?.phone ?? '',
    birthDate: details?.birthDate ?? '',
    whatsapp: details?.whatsapp,
    social: '@demo',
  })
  const profile = (await rated.read(read.userDetails, { userId: person })).body.userDetails

  const renterId = await idOf(renter)
  const me = await signIn(renterId)
  const covers = { collisionLimits: 30_000, collisionDeductible: 500 }
  const own = { company: 'Bay Mutual', policyNumber: 'POL-1', expirationDate: '2031-01-01' }
  await me.send(read.driverInsurance, { ...own, ...covers, liabilityLimits: 25_000 })
  const order = (await me.read(read.dashboard, {})).body.selectedRental?.orderId ?? ''
  await db
    .insertInto('staff_member')
    .values({ user_id: reviewer, rights: ['owner'] })
    .execute()
  const message = 'Please send a sharper picture of your license.'
  await (await signIn(reviewer)).send(read.staffProposeChanges, { order, message })
  const board = (await me.read(read.dashboard, { order })).body

  const home = (await me.read(read.home, {})).body
  const listed = (await me.read(read.cars, { area: '1', limit: '100' })).body.cars ?? []
  const free = listed.find(({ available }) => available)
  const dates = { start: '2026-11-24T10:00', end: '2027-01-12T10:00' }
  const shown = (await me.read(read.cars, { car: free?.id, ...dates })).body
  // Only who can be reached waits for a car.
  await db
    .updateTable('app_user')
    .set({ email_verified_at: server.services.clock() })
    .where('id', '=', renterId)
    .execute()
  const entry = { area: '1', ...dates, types: ['van'], features: ['bluetooth'] }
  await me.send(read.addWaitingList, { ...entry, highestMonthPrice: 1 })
  return {
    'User info': [profile, details],
    Review: profile?.reviews ?? [],
    'Rating criterion': (await me.read(read.ratingCriteria, {})).body.criteria ?? [],
    Area: home.areas ?? [],
    Language: home.languages ?? [],
    Car: [...listed, shown.car, board.selectedRental?.car],
    'Car type': (await me.read(read.carTypesFeatures, {})).body.types ?? [],
    'Price modifier': home.priceModifiers ?? [],
    'Extras option': home.extras ?? [],
    Appointment: shown.appointments ?? [],
    Driver: board.drivers ?? [],
    Rental: [board.selectedRental],
    'Waiting list item': (await me.read(read.listWaitingLists, {})).body.items ?? [],
    'Payment method': (await me.read(read.paymentGateways, {})).body.paymentMethods ?? [],
    Checkpoint: (await me.read(read.inspectionGuidelines, {})).body.checkpoints ?? [],
  }
}
