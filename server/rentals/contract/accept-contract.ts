import type { acceptContract as operation } from '#protocol/rentals/contract/accept-contract.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { latestContract, markAccepted } from './contract-store.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { renewContract } from './make-contract.ts'
import { lockOwnRental, mustBeAllowed, type OwnRental } from '../../money/orders/own-rental.ts'
import { contractThread } from './renew-contracts.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'

const contractChanged = {
  en: 'The contract has changed. Please read the new version.',
  es: 'El contrato cambió. Lee la versión nueva.',
}

const acceptedText = (version: number) => ({
  en: `You accepted version ${version}. It will not change. You can download it as a PDF from your dashboard.`,
  es: `Aceptaste la versión ${version}. Ya no cambiará. Puedes descargarla en PDF desde tu panel.`,
})

/**
 * The renter accepts the newest version, once (docs/product/booking-and-payment.md#contract). When what it names has changed since,
 * it is written anew and the new one is to be read first.
 */
export const acceptContract: Handler<typeof operation> = async (
  { db: tx, user, now, lang },
  input,
) => {
  const rental = await lockOwnRental(tx, input.order, user.id, now)
  const { order } = rental
  mustBeAllowed(rental, 'acceptContract')
  if (order.state === 'booked' && (await renewContract(tx, order, now)))
    return { refused: contractChanged }
  const contract = await latestContract(tx, order.id)
  if (contract?.version !== input.version) throw conflict(contractChanged)
  await acceptVersion(tx, rental, contract, now)
  return rentalAnswer(tx, order.id, lang, now)
}

/** The version that the renter has read is accepted, which is told and kept as evidence. */
export async function acceptVersion(
  tx: Tx,
  { order, facts }: Pick<OwnRental, 'order' | 'facts'>,
  { version, hash }: { version: number; hash: string },
  now: Date,
): Promise<void> {
  const { id, user_id: userId } = order
  await markAccepted(tx, { orderId: id, version, at: now })
  await settleNotice(tx, userId, contractThread(id), now)
  await changeStatus(tx, order, {
    action: 'acceptContract',
    by: { actor: 'renter', id: userId },
    code: 'contractAccepted',
    details: { version, hash },
    notice: { text: acceptedText(version) },
    now,
    facts,
  })
}
