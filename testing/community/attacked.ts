import { sql } from 'kysely'
import { reportReview, revokeInvitation } from '#protocol/community/operations.ts'
import { report } from '../conduct/people.ts'
import type { TestUser } from '../factories.ts'
import { trip } from '../journey.ts'
import { setWall } from '../rental-life.ts'
import { rated } from '../reviews/rentals.ts'
import { written } from '../reviews/written.ts'
import type { TestServer } from '../server.ts'
import { completedRental, invite } from './network.ts'
import { peopleAround, type Standing } from './people.ts'

const tables = `app_user person_privacy connection person_block recommendation invitation review
  review_report person_report account_block trust_seed notification audit_entry message
  rental_order`.split(/\s+/)

/** All rows of what people can change of each other. */
export async function everything(server: TestServer): Promise<Record<string, string>> {
  const parts = tables.map((table) => {
    const rows = sql`select coalesce(string_agg(t::text, ' ' order by t::text), '')
      from ${sql.table(table)} t`
    return sql`(${rows}) as ${sql.ref(table)}`
  })
  const { rows } = await sql<Record<string, string>>`select ${sql.join(parts)}`.execute(
    server.services.db,
  )
  return rows[0] ?? {}
}

export type Attacker = Standing | 'renter' | 'company'
export type Attacked = {
  /** Those around Ana, and the two sides of a rental whose reviews everybody reads. */
  people: Record<Attacker, TestUser | undefined>
  /** The ids of Ana's things and of what is written of her, by what they are. */
  ids: Record<string, string>
}

/** Ana with a thing of each kind that somebody else could reach for. */
export async function attacked(server: TestServer): Promise<Attacked> {
  const { db, clock } = server.services
  const rental = await rated(server)
  await setWall(server, trip.start)
  const { ana, rented, viewers } = await peopleAround(server)
  const people: Attacked['people'] = { ...viewers, renter: rental.user, company: rental.staff }
  const [friend, blocked, blocker] = [viewers.connection, viewers.blocked, viewers.blocker]
  if (!friend || !blocked || !blocker) throw new Error('nobody around')
  for (const one of [blocked, blocker]) await completedRental(server, one)
  const [open, gone, used, old] = [
    await invite(server, ana),
    await invite(server, ana),
    await invite(server, ana),
    await invite(server, ana),
  ]
  await server.as(ana.token).send(revokeInvitation, { invitation: gone.id })
  const set = (id: string, columns: Record<string, unknown>) =>
    db.updateTable('invitation').set(columns).where('id', '=', id).execute()
  await set(used.id, { used_by: friend.id, used_at: clock() })
  await set(old.id, { expires_at: clock() })
  const by = { by: friend, about: ana, value: 8 }
  const replied = { reply: 'Thanks', replied_at: clock() }
  const row = (await db
    .selectFrom('rental_order')
    .select('transaction_id')
    .where('id', '=', rented.order)
    .executeTakeFirst()) ?? { transaction_id: '' }
  await report(server, friend, ana)
  const idOf = async (table: 'connection' | 'recommendation' | 'person_report') =>
    (await db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
  const ids: Record<string, string> = {
    person: ana.id,
    order: rented.order,
    transaction: row.transaction_id,
    ratedOrder: rental.order,
    invitation: open.id,
    gone: gone.code,
    used: used.code,
    usedId: used.id,
    old: old.code,
    open: await written(server, by),
    answered: await written(server, { ...by, columns: replied }),
    waiting: await written(server, { ...by, waits: true }),
    hidden: await written(server, { ...by, columns: { hidden_at: clock() } }),
    connection: await idOf('connection'),
    vouch: await idOf('recommendation'),
    report: await idOf('person_report'),
    nobody: 'NOBODYATALL',
  }
  const reported = { review: ids.open ?? '', reason: 'Not me' }
  await server.as(ana.token).send(reportReview, reported)
  return { people, ids }
}
