import type { Lang, Text } from '#protocol/core/text.ts'
import type { AnyContext } from '../../platform/api/context.ts'

export type PaymentKind = 'card' | 'transfer' | 'cash'
export type Method = {
  id: string
  kind: PaymentKind
  transactionFee: number
  name: Text
  /** Of a booking, and of any kind that is not among `instructionsOf`. */
  instructions: Text
  instructionsOf?: Partial<Record<string, Text>>
}

const account: Text = {
  en: 'Send the total to Tramo Rentals, routing number 000 111 222, account 0000 5521, with your order id as the reference. Then enter your bank’s confirmation number.',
  es: 'Envía el total a Tramo Rentals, número de ruta 000 111 222, cuenta 0000 5521, con el número de orden como referencia. Luego escribe el número de confirmación de tu banco.',
}
const inTime: Text = {
  en: 'The money must arrive within 24 hours.',
  es: 'El dinero debe llegar en 24 horas.',
}
const atAnyTime: Text = {
  en: 'The amount stays open until the money arrives.',
  es: 'El monto sigue pendiente hasta que llegue el dinero.',
}
const atOffice: Text = {
  en: 'Pay the total in cash at the office.',
  es: 'Paga el total en efectivo en la oficina.',
}
const extended: Text = {
  en: 'Your rental is extended as soon as we receive it.',
  es: 'Tu renta se extiende en cuanto lo recibamos.',
}
const changes: Text = {
  en: 'We approve the change once we receive it.',
  es: 'Aprobamos el cambio cuando lo recibamos.',
}

const both = (first: Text, then: Text): Text => ({
  en: `${first.en} ${then.en}`,
  es: `${first.es} ${then.es}`,
})

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
    instructions: both(account, inTime),
    instructionsOf: { balance: both(account, atAnyTime) },
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
    instructionsOf: {
      extension: both(atOffice, extended),
      swap: both(atOffice, changes),
      balance: atOffice,
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

/** How an order of a kind is paid by a method: what is awaited, and until when, differs. */
export const instructionsFor = (method: Method, kind = 'start'): Text =>
  method.instructionsOf?.[kind] ?? method.instructions

export function methodName(id: string, lang: Lang): string {
  return methodById(id)?.name[lang] ?? id
}
