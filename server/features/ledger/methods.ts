import type { Lang, Text } from '#protocol/core/text.ts'
import type { AnyContext } from '../../core/api/context.ts'

export type PaymentKind = 'card' | 'transfer' | 'cash'
export type Method = {
  id: string
  kind: PaymentKind
  transactionFee: number
  name: Text
  instructions: Text
}

/** The ways to pay (docs/product/booking-and-payment.md#payment-screen). Networks forbid a surcharge on debit cards. */
const methods: Method[] = [
  {
    id: 'creditCard',
    kind: 'card',
    transactionFee: 0.03,
    name: { en: 'Credit card', es: 'Tarjeta de crédito' },
    instructions: {
      en: 'The fee is 3% of the total due. There is no fee if your card turns out to be a debit card.',
      es: 'El cargo es el 3% del total. Si tu tarjeta resulta ser de débito, no se cobra.',
    },
  },
  {
    id: 'debitCard',
    kind: 'card',
    transactionFee: 0,
    name: { en: 'Debit card', es: 'Tarjeta de débito' },
    instructions: { en: 'No fee.', es: 'Sin cargo.' },
  },
  {
    id: 'bankTransfer',
    kind: 'transfer',
    transactionFee: 0,
    name: { en: 'Bank transfer', es: 'Transferencia bancaria' },
    instructions: {
      en: 'Send the total to Tramo Rentals, routing number 000 111 222, account 0000 5521, with your order id as the reference. Then enter your bank’s confirmation number. The money must arrive within 24 hours.',
      es: 'Envía el total a Tramo Rentals, número de ruta 000 111 222, cuenta 0000 5521, con el número de orden como referencia. Luego escribe el número de confirmación de tu banco. El dinero debe llegar en 24 horas.',
    },
  },
  {
    id: 'cash',
    kind: 'cash',
    transactionFee: 0,
    name: { en: 'Cash at the office', es: 'Efectivo en la oficina' },
    instructions: {
      en: 'Pay the total in cash when you pick up the car.',
      es: 'Paga el total en efectivo al recoger el auto.',
    },
  },
]

/** Whether this caller could really pay by card: the gateway may be closed to them. */
export function takesCards({
  services: { config, payments },
  isSameMachine,
}: Pick<AnyContext, 'services' | 'isSameMachine'>): boolean {
  return payments.isOpenTo({ config, isSameMachine })
}

/** The ways that work for this caller. */
export function methodsFor(context: Pick<AnyContext, 'services' | 'isSameMachine'>): Method[] {
  return takesCards(context) ? methods : methods.filter(({ kind }) => kind !== 'card')
}

export function methodById(id: string): Method | undefined {
  return methods.find((method) => method.id === id)
}

export function methodName(id: string, lang: Lang): string {
  return methodById(id)?.name[lang] ?? id
}
