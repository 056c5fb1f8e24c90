import type { acceptContract as operation } from '#protocol/contract/accept-contract.ts'
import type { Handler } from '../../core/api/handler.ts'
import { settleNotice } from '../../core/mail/notifications.ts'
import { conflict } from '../../core/api/problem.ts'
import { latestContract } from './contract-store.ts'
import { changeStatus } from '../orders/change-status.ts'
import { renewContract } from './make-contract.ts'
import { lockOwnRental, mustBeAllowed } from '../orders/own-rental.ts'
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
  const { order, facts } = rental
  mustBeAllowed(rental, 'acceptContract')
  if (order.state === 'booked' && (await renewContract(tx, order, now)))
    return { refused: contractChanged }
  const contract = await latestContract(tx, order.id)
  if (contract?.version !== input.version) throw conflict(contractChanged)
  await tx
    .updateTable('contract')
    .set({ accepted_at: now })
    .where('order_id', '=', order.id)
    .where('version', '=', contract.version)
    .execute()
  await settleNotice(tx, user.id, contractThread(order.id), now)
  await changeStatus(tx, order, {
    action: 'acceptContract',
    by: { actor: 'renter', id: user.id },
    code: 'contractAccepted',
    details: { version: contract.version, hash: contract.hash },
    notice: { text: acceptedText(contract.version) },
    now,
    facts,
  })
  return rentalAnswer(tx, order.id, lang, now)
}
