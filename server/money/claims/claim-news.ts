import type { Text } from '#protocol/core/text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { By } from '../orders/status-change.ts'
import type { ClaimRow } from './claims-store.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'
import { eventTexts } from '../orders/rental-texts.ts'

type News = 'claimOpened' | 'feeProposed' | 'claimAnswered' | 'claimDecided'

const saying: Record<News, Text> = {
  claimOpened: {
    en: 'Please read it, then agree or appeal. We hold the deposit until it is decided.',
    es: 'Léelo y acéptalo o apélalo. Retenemos el depósito hasta que se decida.',
  },
  feeProposed: {
    en: 'We review it before anything is charged. You can agree or tell us why it should not be charged.',
    es: 'Lo revisamos antes de cobrar algo. Puedes aceptarlo o decirnos por qué no corresponde.',
  },
  claimAnswered: { en: 'We will review your answer.', es: 'Revisaremos tu respuesta.' },
  claimDecided: {
    en: 'We have made a decision. See your rental for the reason.',
    es: 'Ya tomamos una decisión. Consulta el motivo en tu renta.',
  },
}

/** Of a claim that comes when the deposit was given back already: there is none to hold. */
const openedAfterDeposit: Text = {
  en: 'Please read it, then agree or appeal. Your deposit was already released, so what we decide to charge will be a balance to pay.',
  es: 'Léelo y acéptalo o apélalo. Tu depósito ya se liberó, así que lo que decidamos cobrar queda como saldo por pagar.',
}

async function chooseWords(tx: Tx, order: OrderRow, news: News): Promise<Text> {
  if (news !== 'claimOpened') return saying[news]
  const { deposit_released_at: released } = await tx
    .selectFrom('rental_transaction')
    .select('deposit_released_at')
    .where('id', '=', order.transaction_id)
    .executeTakeFirstOrThrow()
  return released ? openedAfterDeposit : saying.claimOpened
}

/** A step of a claim in history, evidence and the renter's notices. */
export async function tellOfClaim(
  tx: Tx,
  order: OrderRow,
  claim: ClaimRow,
  news: News,
  by: By,
  now: Date,
  pictures: readonly { file: string; side: string; sha256: string | null }[] = [],
): Promise<void> {
  const { id, code, state, description, estimate_cents: cents } = claim
  const details = { claim: id, code, state, description, cents, decision: claim.decision }
  const shown = pictures.length > 0 ? { pictures } : {}
  const actorId = by.id ? { actorId: by.id } : {}
  await addEvent(tx, order.id, now, { actor: by.actor, ...actorId, code: news, details })
  await addEvidence(tx, order.id, now, 'claim', { event: news, ...details, ...shown })
  const title = eventTexts[news] ?? saying[news]
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `claim ${id}`,
    severity: 'warning',
    title,
    text: await chooseWords(tx, order, news),
    route: 'dashboard',
    query: { order: order.id },
  } as const
  await notify(tx, notice, now)
}
