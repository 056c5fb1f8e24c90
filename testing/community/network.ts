import { sql } from 'kysely'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { operations } from '#protocol/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { testNow, type TestServer } from '../server.ts'

/** Somebody with a first name of their own; the last is Prado. */
export const named = (server: TestServer, firstName: string) =>
  buildUser(server, { user: { first_name: firstName, last_name: 'Prado' } })

/** What somebody does about their connection to another; the state or the sentence. */
export async function act(
  server: TestServer,
  who: TestUser,
  other: { id: string },
  action: 'request' | 'confirm' | 'ignore' | 'cancel' | 'remove' | 'block' | 'unblock' = 'request',
  comment?: string,
): Promise<string | undefined> {
  const { body } = await server
    .as(who.token)
    .send(operations.userConnection, { userId: other.id, action, comment })
  return body.state ?? body.message
}

export async function connect(server: TestServer, one: TestUser, other: TestUser): Promise<void> {
  await act(server, one, other)
  await act(server, other, one, 'confirm')
}

/** An invitation of somebody, with the code of its link. */
export async function invite(server: TestServer, who: TestUser, firstName = 'Rosa') {
  const { body } = await server.as(who.token).send(operations.referralInvite, {
    firstName,
    review: 'We drove together for years.',
    reputation: 9,
  })
  const invitation = body.invitation
  if (!invitation?.link) throw new Error(`no invitation: ${JSON.stringify(body)}`)
  return { ...invitation, code: new URL(invitation.link).searchParams.get('referral') ?? '' }
}

/** A rental that a person completed; of no matter what. */
export async function completedRental(server: TestServer, user: TestUser): Promise<void> {
  const car = await buildCar(server)
  const id = randomId()
  await sql`
    with rental as (
      insert into rental_transaction (id, user_id, created_at) values (${id}, ${user.id}, ${testNow}) returning id
    )
    insert into rental_order (id, transaction_id, user_id, car_id, area_id, state, rental_status, confirmation, paid,
      starts_at, ends_at, price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at, created_at)
    select ${id}, rental.id, ${user.id}, ${car}, '1', 'ended', ${RentalStatus.returned}::smallint, 'confirmed', true, '2026-09-01', '2026-10-01',
      (select id from price_modifier limit 1), 'own', '{}', 0, 0, '2026-09-01', '2026-09-01' from rental`.execute(
    server.services.db,
  )
}
