import type { Services } from '../../platform/api/context.ts'
import { tellOfBill } from '../ledger/planned-charges.ts'
import { lockOrder } from '../orders/orders-store.ts'

/** A payment can be paid no more. Of one that nobody but the server could confirm the renter hears that it is a bill. */
export async function replacePayment(services: Services, paymentId: string): Promise<void> {
  const now = services.clock()
  await services.db.transaction().execute(async (tx) => {
    const { order_id } = await tx
      .selectFrom('payment')
      .select('order_id')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    const order = await lockOrder(tx, order_id)
    const before = await tx
      .selectFrom('payment')
      .select(['state', 'off_session'])
      .where('id', '=', paymentId)
      .where('state', 'in', ['pending', 'refused'])
      .executeTakeFirst()
    if (!order || !before) return
    await tx
      .updateTable('payment')
      .set({ state: 'replaced', ask_at: null })
      .where('id', '=', paymentId)
      .execute()
    if (before.off_session && before.state === 'pending') await tellOfBill(tx, order, now)
  })
}
