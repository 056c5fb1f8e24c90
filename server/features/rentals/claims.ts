import type { ChargeCode } from '#domain/pricing/settlement.ts'
import type {
  answerClaim as answerOperation,
  staffClaims as listOperation,
  staffDecideClaim as decideOperation,
  staffOpenClaim as openOperation,
} from '#protocol/rentals/claims.ts'
import type { Handler } from '../../core/handler.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import { randomId } from '../../core/random.ts'
import type { Tx } from '../../db/database.ts'
import { addCharge } from '../payments/charges.ts'
import { chargeLines, reversed, writeEntry } from '../payments/ledger.ts'
import { settleRental } from '../payments/settle-rental.ts'
import { audit } from '../staff/audit.ts'
import { type ClaimRow, claimById, presentClaim, presentClaims } from './claims-store.ts'
import { addClaimPictures } from './claim-pictures.ts'
import { tellOfClaim } from './claim-news.ts'
import { lockOrder, type OrderRow } from './orders-store.ts'
import { refusalTexts } from './refusal-texts.ts'

const decided = refusalTexts.confirmationOpen

async function lockClaim(tx: Tx, id: string): Promise<{ claim: ClaimRow; order: OrderRow }> {
  const found = await claimById(tx, id)
  const order = found && (await lockOrder(tx, found.order_id))
  const claim = order && (await claimById(tx, id))
  if (!claim) throw new Problem(404, texts.notFound)
  return { claim, order }
}

export const staffClaims: Handler<typeof listOperation> = async ({ db, lang }) => {
  const rows = await db
    .selectFrom('claim')
    .selectAll()
    .where('state', 'in', ['open', 'agreed', 'appealed'])
    .orderBy('created_at')
    .limit(100)
    .execute()
  return { claims: await presentClaims(db, rows, lang) }
}

/** A claim keeps the deposit where it is until it is decided (PRODUCT.md 6, 7). */
export const staffOpenClaim: Handler<typeof openOperation> = async (
  { db: tx, user, now, lang },
  { order: orderId, code, description, estimate, before, after },
) => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  if (!order.picked_up_at) throw conflict(refusalTexts['not:returnKeys'])
  const claim = await tx
    .insertInto('claim')
    .values({
      id: randomId(),
      transaction_id: order.transaction_id,
      order_id: order.id,
      code,
      description,
      estimate_cents: estimate,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const pictures = await addClaimPictures(tx, order, claim.id, user.id, { before, after })
  const by = { actor: 'staff', id: user.id } as const
  await tellOfClaim(tx, order, claim, 'claimOpened', by, now, pictures)
  await audit(tx, user.id, now, 'claim opened', claim.id, { order: order.id, code, estimate })
  return { claim: await presentClaim(tx, claim, lang) }
}

export const answerClaim: Handler<typeof answerOperation> = async (
  { db: tx, user, now, lang },
  { claim: id, answer, text },
) => {
  const { claim, order } = await lockClaim(tx, id)
  if (order.user_id !== user.id) throw new Problem(404, texts.notFound)
  const may = claim.state === 'open' || (claim.state === 'charged' && answer === 'appeal')
  if (!may) throw conflict(decided)
  const row = await tx
    .updateTable('claim')
    .set({
      state: answer === 'agree' ? 'agreed' : 'appealed',
      answer: text ?? null,
      answered_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfClaim(tx, order, row, 'claimAnswered', { actor: 'renter', id: user.id }, now)
  return { claim: await presentClaim(tx, row, lang) }
}

/** Charges a claim or drops it; one that was charged and is dropped after an appeal goes back. */
export const staffDecideClaim: Handler<typeof decideOperation> = async (
  { db: tx, user, now },
  { claim: id, decision, amount, message },
) => {
  const { claim, order } = await lockClaim(tx, id)
  if (!['open', 'agreed', 'appealed'].includes(claim.state)) throw conflict(decided)
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
  await tellOfClaim(tx, order, row, 'claimDecided', { actor: 'staff', id: user.id }, now)
  const rental = await tx
    .selectFrom('rental_transaction')
    .select('returned_at')
    .where('id', '=', order.transaction_id)
    .executeTakeFirst()
  if (rental?.returned_at) await settleRental(tx, order, now)
  await audit(tx, user.id, now, `claim ${decision}`, id, { amount, message })
  return {}
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
  return addCharge(tx, order, { code: claim.code as ChargeCode, ...line }, now, claim.description)
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
