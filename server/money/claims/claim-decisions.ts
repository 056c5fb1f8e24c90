import { sql } from 'kysely'
import type { ChargeCode } from '#domain/fleet/pricing/settlement.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { wake } from '../../platform/work/topics.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addCharge } from '../ledger/charges.ts'
import { chargeLines, reversed, writeEntry } from '../ledger/ledger.ts'
import { settleRental } from '../ledger/settle-rental.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { needsReason } from '../../platform/audit/needs-reason.ts'
import { tellOfClaim } from './claim-news.ts'
import { answersTo, type ClaimRow, claimById, claimVersion } from './claims-store.ts'
import { lockOrder, type OrderRow } from '../orders/orders-store.ts'
import { refusalTexts } from '../orders/refusal-texts.ts'

const decidedAlready = refusalTexts.confirmationOpen
/** States in which a claim waits for staff, and the deposit with it. */
export const openStates = ['open', 'agreed', 'appealed']
/** The same as literals, as the conditions of indexes have them. */
export const openStatesInSql = sql`(${sql.join(openStates.map((state) => sql.lit(state)))})`

/** A claim with its order, both locked. @throws Problem 404 */
export async function lockClaim(tx: Tx, id: string): Promise<{ claim: ClaimRow; order: OrderRow }> {
  const found = await claimById(tx, id)
  const order = found && (await lockOrder(tx, found.order_id))
  const claim = order && (await claimById(tx, id))
  if (!claim) throw new Problem(404, texts.notFound)
  return { claim, order }
}

type Answer = { userId: string; answer: 'agree' | 'appeal'; text: string | undefined; now: Date }

/**
 * The renter agrees to a claim, or appeals it; what was charged can be appealed once.
 * @throws Problem 404 for somebody else's, 409 when it is decided
 */
export async function answerAsRenter(
  tx: Tx,
  id: string,
  { userId, answer, text, now }: Answer,
): Promise<ClaimRow> {
  const { claim, order } = await lockClaim(tx, id)
  if (order.user_id !== userId) throw new Problem(404, texts.notFound)
  if (!answersTo(claim).includes(answer)) throw conflict(decidedAlready)
  const appeals = answer === 'appeal'
  const row = await tx
    .updateTable('claim')
    .set({
      state: appeals ? 'appealed' : 'agreed',
      answer: text ?? null,
      answered_at: now,
      ...(claim.state === 'charged' ? { appealed_at: now } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfClaim(tx, order, row, 'claimAnswered', { actor: 'renter', id: userId }, now)
  return row
}

type Decision = {
  staffId: string
  /** Of the claim as it was listed. */
  version: string
  decision: 'charge' | 'drop'
  /** Cents; absent: as estimated, or as charged before an appeal. */
  amount?: number | undefined
  message?: string | undefined
  now: Date
}

/**
 * Staff charge a claim or drop it. One that was charged and appealed is decided anew: what it cost
 * stays, becomes less, or goes back (docs/product/help-and-claims.md#claims).
 * @throws Problem 404, 403 for one's own, 409 when it is decided or has changed, 400 for more than the estimate or an appeal without a reason
 */
export async function decideClaim(tx: Tx, id: string, how: Decision): Promise<void> {
  const { staffId, version, decision, amount, message, now } = how
  const { claim, order } = await lockClaim(tx, id)
  mustNotBeOwn({ id: staffId }, order.user_id)
  if (!openStates.includes(claim.state)) throw conflict(staffTexts.decidedAlready)
  mustBeAsSeen(version, claimVersion(claim))
  if (decision === 'drop') mustBeAbsent({ amount })
  if (claim.state === 'appealed') needsReason(message, 'message')
  const charged = claim.charge_id ? await chargeById(tx, claim.charge_id) : undefined
  const most = charged?.amount_cents ?? claim.estimate_cents
  const cents = decision === 'charge' ? amountOf(most, amount) : undefined
  const stays = charged !== undefined && cents === charged.amount_cents
  if (charged && !stays) await takeBack(tx, order, charged, now)
  const chargeId =
    cents === undefined || stays ? claim.charge_id : await charge(tx, order, claim, cents, now)
  const row = await tx
    .updateTable('claim')
    .set({
      state: decision === 'charge' ? 'charged' : 'dropped',
      decision: message ?? null,
      charge_id: chargeId,
      decided_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await wake(tx, 'claims')
  await tellOfClaim(tx, order, row, 'claimDecided', { actor: 'staff', id: staffId }, now)
  const rental = await tx
    .selectFrom('rental_transaction')
    .select('returned_at')
    .where('id', '=', order.transaction_id)
    .executeTakeFirst()
  if (rental?.returned_at) await settleRental(tx, order, now)
  const said = { order: order.id, from: claim.state, to: row.state, amount: cents, message }
  await audit(tx, staffId, now, `claim ${decision}`, id, said)
}

/**
 * Cents to charge: never more than the estimate that the renter could answer to, nor, after an appeal, than was charged.
 * @throws Problem 400 at `amount`
 */
function amountOf(most: number, amount = most): number {
  if (amount <= most) return amount
  const errors = { amount: fieldError('max', (most / 100).toFixed(2)) }
  throw new Problem(400, texts.malformed, { errors })
}

async function charge(
  tx: Tx,
  order: OrderRow,
  claim: ClaimRow,
  cents: number,
  now: Date,
): Promise<string> {
  const line = { quantity: 1, unit: 'once', unitPrice: cents, amount: cents } as const
  // A fee has a name in both languages already.
  const note = claim.fee_for === null ? claim.description : undefined
  return addCharge(tx, order, { code: claim.code as ChargeCode, ...line }, now, note)
}

type Charged = { id: string; code: string; amount_cents: number }

function chargeById(tx: Tx, id: string): Promise<Charged> {
  return tx
    .selectFrom('charge')
    .select(['id', 'code', 'amount_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What was charged no longer counts: it is refunded, or no longer owed. */
async function takeBack(tx: Tx, order: OrderRow, charged: Charged, now: Date): Promise<void> {
  const { id, code, amount_cents: cents } = charged
  await tx.updateTable('charge').set({ dropped_at: now }).where('id', '=', id).execute()
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    code: 'chargeDropped',
    lines: reversed(chargeLines({ code: code as ChargeCode, amount: cents }, order.quote)),
    now,
  })
}
