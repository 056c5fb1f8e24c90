import { pageOfParts, totalOf } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import type {
  appealFee as appealOperation,
  ProposedFee,
  staffDecideFee as decideOperation,
  staffFees as listOperation,
} from '#protocol/money/fees/fees.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { answerAsRenter, decideClaim, openStatesInSql } from '../claims/claim-decisions.ts'
import { claimById, type ClaimRow, claimVersion, presentClaim } from '../claims/claims-store.ts'
import type { FeeFacts, FeeSubject } from '../claims/fee-facts.ts'
import { shownEmail, shownName } from '../../people/people/shown-name.ts'

type Row = ClaimRow & {
  user_id: string
  number: number
  renter: string
  email: string
  car: string
  plate: string
  fee_for: FeeSubject
  fee_facts: FeeFacts
  state: ProposedFee['state']
  total: number
}

const order = sql`created_at, id`
const waiting = { where: sql`fee_for is not null and state in ${openStatesInSql}`, order }
const decided = { where: sql`fee_for is not null and state not in ${openStatesInSql}`, order }

export const staffFees: Handler<typeof listOperation> = async (
  { db, lang, user },
  { filter, ...wanted },
) => {
  const parts = filter === 'all' ? [waiting, decided] : [waiting]
  const { page, total } = pageOfParts('claim', parts, wanted)
  const { rows } = await sql<Row>`
    select f.*, o.user_id, o.number, ${total} as total, ${shownName('u', lang)} as renter, ${shownEmail('u')} as email,
      c.make || ' ' || c.model || ' ' || c.year as car, c.plate
    from ${page} f join rental_order o on o.id = f.order_id
      join app_user u on u.id = o.user_id join car c on c.id = o.car_id
    order by f.list_part, f.list_place`.execute(db)
  return {
    fees: rows.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      number: row.number,
      renter: row.renter,
      email: row.email,
      car: row.car,
      plate: row.plate,
      subject: row.fee_for,
      title: row.fee_facts.what[lang],
      dueOn: row.fee_facts.dueOn,
      warnedOn: row.fee_facts.warnedOn,
      amount: row.estimate_cents / 100,
      state: row.state,
      answer: row.answer ?? undefined,
      decision: row.decision ?? undefined,
      createdAt: row.created_at.toISOString(),
      version: claimVersion(row),
      own: row.user_id === user.id,
    })),
    total: totalOf(rows),
  }
}

/** Nothing is charged but on the word of staff (docs/product/inspections-and-maintenance.md#engine-damage-fee). */
export const staffDecideFee: Handler<typeof decideOperation> = async (
  { db: tx, user, now },
  { fee, ...decision },
) => {
  await mustBeFee(tx, fee)
  await decideClaim(tx, fee, { ...decision, staffId: user.id, now })
  return {}
}

export const appealFee: Handler<typeof appealOperation> = async (
  { db: tx, user, now, lang },
  { fee, text },
) => {
  await mustBeFee(tx, fee)
  const claim = await answerAsRenter(tx, fee, { userId: user.id, answer: 'appeal', text, now })
  return { claim: await presentClaim(tx, claim, lang) }
}

/** @throws Problem 404 for a claim of another kind, as if there were none */
async function mustBeFee(tx: Tx, id: string): Promise<void> {
  const claim = await claimById(tx, id)
  if (!claim?.fee_for) throw new Problem(404, texts.notFound)
}
