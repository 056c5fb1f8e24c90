import type {
  answerClaim as answerOperation,
  staffDecideClaim as decideOperation,
  staffOpenClaim as openOperation,
} from '#protocol/money/claims/claims.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { answerAsRenter, decideClaim } from './claim-decisions.ts'
import { type ClaimRow, presentClaim } from './claims-store.ts'
import { addClaimPictures } from './claim-pictures.ts'
import { tellOfClaim } from './claim-news.ts'
import { lockOrder, type OrderRow } from '../orders/orders-store.ts'
import { neverPickedUp } from '../ledger/charge-texts.ts'

/** A claim keeps the deposit where it is until it is decided (docs/product/money.md#deposit-release, docs/product/help-and-claims.md#claims). */
export const staffOpenClaim: Handler<typeof openOperation> = async (
  { db: tx, user, now, lang, services },
  { order: orderId, code, description, estimate, before, after, photos },
) => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  const said = { code, description, estimate, before, after, photos }
  const claim = await openClaim(tx, order, said, user.id, now)
  await services.tell(tx, { kind: 'claimOpened', claimId: claim.id, orderId, at: now })
  return { claim: await presentClaim(tx, claim, lang) }
}

/**
 * What staff found, what it may cost in cents, the pictures of before and after, and photos of the staff's own.
 * @throws Problem 409 when nobody ever had the car, 400 at `before`, `after` or `photos`
 */
export async function openClaim(
  tx: Tx,
  order: OrderRow,
  {
    code,
    description,
    estimate,
    before,
    after,
    photos,
  }: Omit<ParsedInputOf<typeof openOperation>, 'order'>,
  staffId: string,
  now: Date,
): Promise<ClaimRow> {
  if (!order.picked_up_at) throw conflict(neverPickedUp)
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
  const pictures = await addClaimPictures(tx, order, claim.id, staffId, { before, after, photos })
  const by = { actor: 'staff', id: staffId } as const
  await tellOfClaim(tx, order, claim, 'claimOpened', by, now, pictures)
  const said = { order: order.id, to: claim.state, code, estimate, description }
  await audit(tx, staffId, now, 'claim opened', claim.id, said)
  return claim
}

export const answerClaim: Handler<typeof answerOperation> = async (
  { db: tx, user, now, lang },
  { claim, answer, text },
) => {
  const row = await answerAsRenter(tx, claim, { userId: user.id, answer, text, now })
  return { claim: await presentClaim(tx, row, lang) }
}

export const staffDecideClaim: Handler<typeof decideOperation> = async (
  { db: tx, user, now },
  { claim, ...decision },
) => {
  await decideClaim(tx, claim, { ...decision, staffId: user.id, now })
  return {}
}
