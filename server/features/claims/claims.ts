import type {
  answerClaim as answerOperation,
  staffDecideClaim as decideOperation,
  staffOpenClaim as openOperation,
} from '#protocol/claims/claims.ts'
import type { Handler } from '../../core/api/handler.ts'
import { conflict, Problem, texts } from '../../core/api/problem.ts'
import { randomId } from '../../core/random.ts'
import { mustNotBeOwn } from '../audit/as-seen.ts'
import { audit } from '../audit/audit.ts'
import { answerOf, decideClaim } from './claim-decisions.ts'
import { presentClaim } from './claims-store.ts'
import { addClaimPictures } from './claim-pictures.ts'
import { tellOfClaim } from './claim-news.ts'
import { lockOrder } from '../orders/orders-store.ts'
import { neverPickedUp } from '../orders/refusal-texts.ts'

/** A claim keeps the deposit where it is until it is decided (docs/product/money.md#deposit-release, docs/product/help-and-claims.md#claims). */
export const staffOpenClaim: Handler<typeof openOperation> = async (
  { db: tx, user, now, lang },
  { order: orderId, code, description, estimate, before, after },
) => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
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
  const pictures = await addClaimPictures(tx, order, claim.id, user.id, { before, after })
  const by = { actor: 'staff', id: user.id } as const
  await tellOfClaim(tx, order, claim, 'claimOpened', by, now, pictures)
  const said = { order: order.id, to: claim.state, code, estimate, description }
  await audit(tx, user.id, now, 'claim opened', claim.id, said)
  return { claim: await presentClaim(tx, claim, lang) }
}

export const answerClaim: Handler<typeof answerOperation> = async (
  { db: tx, user, now, lang },
  { claim, answer, text },
) => {
  const row = await answerOf(tx, claim, { userId: user.id, answer, text, now })
  return { claim: await presentClaim(tx, row, lang) }
}

export const staffDecideClaim: Handler<typeof decideOperation> = async (
  { db: tx, user, now },
  { claim, ...decision },
) => {
  await decideClaim(tx, claim, { ...decision, staffId: user.id, now })
  return {}
}
