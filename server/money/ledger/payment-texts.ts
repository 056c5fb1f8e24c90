import { orderMoney } from '#domain/fleet/pricing/order-money.ts'
import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { holdOverWords } from './lapsed-texts.ts'
import { readReplaced } from '../orders/replaced-orders.ts'
import { readPayments } from './payments-store.ts'

export const paymentTexts = {
  typeAgain: {
    en: 'Please enter the card again. It was not charged.',
    es: 'Escribe la tarjeta otra vez. No se le cobró nada.',
  },
  twoAtOnce: {
    en: 'Another payment of this order was started at the same moment. Nothing was charged here. Please try again.',
    es: 'Se inició otro pago de esta orden en el mismo momento. Aquí no se cobró nada. Inténtalo de nuevo.',
  },
  verifyEmail: {
    en: 'Please confirm your e-mail first. Open the link we sent you or enter the code.',
    es: 'Primero confirma tu correo. Abre el enlace que te enviamos o escribe el código.',
  },
  holdReleased: {
    en: 'This hold is canceled, so it cannot be paid. Please start again.',
    es: 'Este apartado está cancelado, así que no se puede pagar. Empieza de nuevo.',
  },
  alreadyPaid: databaseRefusals.payment_one_paid.text,
  waiting: {
    en: 'We are waiting for the payment you announced.',
    es: 'Estamos esperando el pago que anunciaste.',
  },
  noSavedCard: {
    en: 'Your saved card is no longer there, so no payment was started. Enter a card or choose another way to pay.',
    es: 'Tu tarjeta guardada ya no está, así que no se inició ningún pago. Escribe una tarjeta o elige otra forma de pago.',
  },
  rentalMoved: {
    en: 'Your rental has changed, so no payment was started. Please check your dashboard.',
    es: 'Tu renta cambió, así que no se inició ningún pago. Revisa tu panel.',
  },
  otherDeposit: {
    en: 'A driver or insurance policy has changed, and so has the deposit. No payment was started. Please book this car again.',
    es: 'Cambió un conductor o un seguro y, con ello, el depósito. No se inició ningún pago. Reserva este auto de nuevo.',
  },
  noCards: {
    en: 'Card payments are not available yet. Choose another way to pay.',
    es: 'Todavía no se puede pagar con tarjeta. Elige otra forma de pago.',
  },
  tooSmallForCards: {
    en: 'Cards take 50 cents or more. Choose another way to pay.',
    es: 'Las tarjetas aceptan desde 50 centavos. Elige otra forma de pago.',
  },
  noCardNeeded: {
    en: 'There is nothing to pay.',
    es: 'No hay nada que pagar.',
  },
  methodGone: {
    en: 'We no longer take payments this way, so no payment was started. Choose another way to pay.',
    es: 'Ya no aceptamos esta forma de pago, así que no se inició ningún pago. Elige otra.',
  },
  otherConsent: {
    en: 'The words about charging your card have changed, so no payment was started. Reload the page to read them.',
    es: 'Cambió el texto sobre los cobros a tu tarjeta, así que no se inició ningún pago. Recarga la página para leerlo.',
  },
  cardNeeded: {
    en: 'You can remove this card when your rental is settled and nothing is owed. You can replace it now: pay with another card and save it.',
    es: 'Puedes quitar esta tarjeta cuando tu renta esté cerrada y no debas nada. Ya puedes reemplazarla: paga con otra tarjeta y guárdala.',
  },
  noContest: {
    en: 'This charge can no longer be contested: it was decided, paid or withdrawn. Reload to see where it stands.',
    es: 'Este cobro ya no se puede impugnar: ya se decidió, se pagó o se retiró. Recarga para ver cómo está.',
  },
} satisfies Record<string, Text>

/** That the hold of an order is over, why, and what became of the money that its renter may have sent. */
export async function holdOverText(db: Db | Tx, orderId: string): Promise<Text> {
  const { kind, hold_released_at: released } = await db
    .selectFrom('rental_order')
    .select(['kind', 'hold_released_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const replaced = await readReplaced(db, [orderId])
  const by = released ? 'release' : replaced.has(orderId) ? 'newer' : 'time'
  return holdOverWords(kind, by, orderMoney(await readPayments(db, orderId)))
}
