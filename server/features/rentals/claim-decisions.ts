import type { ChargeCode } from '#domain/pricing/settlement.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import type { Tx } from '../../db/database.ts'
import { addCharge } from '../payments/charges.ts'
import { chargeLines, reversed, writeEntry } from '../payments/ledger.ts'
import { settleRental } from '../payments/settle-rental.ts'
import { audit } from '../staff/audit.ts'
import { tellOfClaim } from './claim-news.ts'
import { answersTo, type ClaimRow, claimById } from './claims-store.ts'
import { lockOrder, type OrderRow } from './orders-store.ts'
import { refusalTexts } from './refusal-texts.ts'

const decidedAlready = refusalTexts.confirmationOpen
/** States in which a claim waits for staff, and the deposit with it. */
export const openStates = ['open', 'agreed', 'appealed']

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
export async function answerOf(
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
  decision: 'charge' | 'drop'
  /** Cents; absent: as estimated. */
  amount?: number | undefined
  message?: string | undefined
  now: Date
}

/**
 * Staff charge a claim or drop it; one that was charged and is dropped after an appeal goes back.
 * @throws Problem 404, 409 when it is decided
 */
export async function decideClaim(tx: Tx, id: string, how: Decision): Promise<void> {
  const { staffId, decision, amount, message, now } = how
  const { claim, order } = await lockClaim(tx, id)
  if (!openStates.includes(claim.state)) throw conflict(decidedAlready)
  const chargeId =
    decision === 'charge' ? await charge(tx, order, claim, amount, now) : claim.charge_id
  if (decision === 'drop' && claim.charge_id) await takeBack(tx, order, claim.charge_id, now)
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
  await tellOfClaim(tx, order, row, 'claimDecided', { actor: 'staff', id: staffId }, now)
  const rental = await tx
    .selectFrom('rental_transaction')
    .select('returned_at')
    .where('id', '=', order.transaction_id)
    .executeTakeFirst()
  if (rental?.returned_at) await settleRental(tx, order, now)
  await audit(tx, staffId, now, `claim ${decision}`, id, { amount, message })
}

async function charge(
  tx: Tx,
  order: OrderRow,
  claim: ClaimRow,
  amount: number | undefined,
  now: Date,
): Promise<string> {
  if (claim.charge_id) return claim.charge_id
  const cents = amount ?? claim.estimate_cents
  const line = { quantity: 1, unit: 'once', unitPrice: cents, amount: cents } as const
  // A fee has a name in both languages already.
  const note = claim.fee_for === null ? claim.description : undefined
  return addCharge(tx, order, { code: claim.code as ChargeCode, ...line }, now, note)
}

async function takeBack(tx: Tx, order: OrderRow, chargeId: string, now: Date): Promise<void> {
  const { code, amount_cents } = await tx
    .selectFrom('charge')
    .select(['code', 'amount_cents'])
    .where('id', '=', chargeId)
    .executeTakeFirstOrThrow()
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    code: 'chargeDropped',
    lines: reversed(chargeLines(code as ChargeCode, amount_cents)),
    now,
  })
}
