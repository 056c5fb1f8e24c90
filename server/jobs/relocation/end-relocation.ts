import type { EventOf } from '#domain/core/events.ts'
import type { Text } from '#protocol/core/text.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { readCredit, enterRelocation } from '../../money/ledger/credit.ts'
import { settleRental } from '../../money/ledger/settle-rental.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { readRelocation, readReward } from './relocation-store.ts'

/**
 * A relocation is over: its car is free again, and who brought it has the credit, once
 * (docs/product/jobs.md#relocation).
 */
export async function endRelocation(tx: Tx, { jobId, as, at }: EventOf<'jobEnded'>): Promise<void> {
  const relocation = await readRelocation(tx, jobId)
  if (!relocation) return
  await giveCarBack(tx, { relocationId: jobId })
  if (as !== 'completed') return
  const cents = await readReward(tx, jobId)
  const job = await tx
    .selectFrom('job')
    .select(['assignee_id', 'title'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  if (cents === 0 || job.assignee_id === null) return
  await enterRelocation(tx, { relocationId: jobId, cents, now: at })
  const before = await readCredit(tx, job.assignee_id)
  await lowerBalances(tx, job.assignee_id, at)
  const left = await readCredit(tx, job.assignee_id)
  const notice = {
    userId: job.assignee_id,
    topic: 'payment',
    thread: `credit ${jobId}`,
    severity: 'success',
    ...creditNews(cents, { used: before - left, left }),
    route: 'job',
    query: { id: jobId },
  } as const
  await notify(tx, notice, at)
}

/** What a relocation brought (cents): to the next bill, or to what was owed already and took it at once. */
function creditNews(
  cents: number,
  { used, left }: { used: number; left: number },
): Record<'title' | 'text', Text> {
  const amount = dollarsText(cents)
  if (used === 0) {
    return {
      title: { en: `You have a credit of ${amount}`, es: `Tienes un crédito de ${amount}` },
      text: {
        en: `Thank you for bringing the car. Your next bill is ${amount} lower.`,
        es: `Gracias por llevar el auto. Tu próxima cuenta baja ${amount}.`,
      },
    }
  }
  const [taken, rest] = [dollarsText(used), dollarsText(left)]
  const more = {
    en: left > 0 ? ` Your next bill is ${rest} lower.` : '',
    es: left > 0 ? ` Tu próxima cuenta baja ${rest}.` : '',
  }
  return {
    title: { en: `You earned a credit of ${amount}`, es: `Ganaste un crédito de ${amount}` },
    text: {
      en: `Thank you for bringing the car. ${taken} of your credit went into what you still owed.${more.en}`,
      es: `Gracias por llevar el auto. ${taken} de tu crédito se usaron para lo que todavía debías.${more.es}`,
    },
  }
}

/** What somebody still owes of a rental is a bill already: the credit lowers it at once. */
async function lowerBalances(tx: Tx, userId: string, now: Date): Promise<void> {
  const open = await tx
    .selectFrom('rental_order')
    .select('previous_order_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'balance')
    .where('state', '=', 'held')
    // What is asked for of a deposit is no bill.
    .where('deposit_cents', '=', 0)
    .where('new_dates', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { previous_order_id: of } of open) {
    const order = of === null ? undefined : await lockOrder(tx, of)
    if (order) await settleRental(tx, order, now)
  }
}
