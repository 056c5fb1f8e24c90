import type { Lang, Text } from '#protocol/core/text.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { type BankAccount, bankAccountOf, readCompany } from '../../people/company/company-store.ts'

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

const accountText = ({ holder, routing, account }: BankAccount): Text => ({
  en: `Send the total to ${holder}, routing number ${grouped(routing)}, account ${grouped(account)}, with your order id as the reference. Then enter your bank’s confirmation number.`,
  es: `Envía el total a ${holder}, número de ruta ${grouped(routing)}, cuenta ${grouped(account)}, con el número de orden como referencia. Luego escribe el número de confirmación de tu banco.`,
})
/** Digits as people copy them: in threes, where there are nine, else in fours. */
const grouped = (digits: string) =>
  digits.match(digits.length === 9 ? /.{3}/g : /.{1,4}/g)?.join(' ') ?? digits
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

const noFee: Text = { en: 'No fee.', es: 'Sin cargo.' }
const transferName: Text = { en: 'Bank transfer', es: 'Transferencia bancaria' }

const both = (first: Text, then: Text): Text => ({
  en: `${first.en} ${then.en}`,
  es: `${first.es} ${then.es}`,
})

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`

/** Networks forbid a surcharge on debit cards. */
const cards = (fee: number): Method[] => [
  {
    id: 'creditCard',
    kind: 'card',
    transactionFee: fee,
    name: { en: 'Credit card', es: 'Tarjeta de crédito' },
    instructions:
      fee === 0
        ? noFee
        : {
            en: `The fee is ${percent(fee)} of the total due. There is no fee if your card turns out to be a debit card.`,
            es: `El cargo es el ${percent(fee)} del total. Si tu tarjeta resulta ser de débito, no se cobra.`,
          },
  },
  {
    id: 'debitCard',
    kind: 'card',
    transactionFee: 0,
    name: { en: 'Debit card', es: 'Tarjeta de débito' },
    instructions: noFee,
  },
]

const transfer = (account: BankAccount): Method => ({
  id: 'bankTransfer',
  kind: 'transfer',
  transactionFee: 0,
  name: transferName,
  instructions: both(accountText(account), inTime),
  instructionsOf: { balance: both(accountText(account), atAnyTime) },
})

const cash: Method = {
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
}

/** Who asks which ways there are: what is offered at this machine may be closed elsewhere. */
export type WaysAsked = {
  services: Pick<AnyContext['services'], 'config' | 'payments'>
  isSameMachine: boolean
}

/** Whether this caller could really pay by card: the gateway may be closed to them. */
export function takesCards({ services: { config, payments }, isSameMachine }: WaysAsked): boolean {
  return payments.isOpenTo({ config, isSameMachine })
}

/** The ways to pay that the company has set (docs/product/booking-and-payment.md#payment-screen), and that work for this caller. */
export async function methodsFor(context: WaysAsked & Pick<AnyContext, 'db'>): Promise<Method[]> {
  const company = await readCompany(context.db)
  const account = bankAccountOf(company)
  return [
    ...(takesCards(context) ? cards(Number(company.card_fee)) : []),
    ...(account ? [transfer(account)] : []),
    ...(company.takes_cash ? [cash] : []),
  ]
}

/** How an order of a kind is paid by a method: what is awaited, and until when, differs. */
export const instructionsFor = (method: Method, kind = 'start'): Text =>
  method.instructionsOf?.[kind] ?? method.instructions

/* Payments keep how they were made, also by what is not offered any more. */
const known: Pick<Method, 'id' | 'kind' | 'name'>[] = [
  ...cards(0),
  { id: 'bankTransfer', kind: 'transfer', name: transferName },
  cash,
]
const byId = (id: string) => known.find((method) => method.id === id)

/** What kind of payment an id stands for, offered or not. */
export const kindOf = (id: string): PaymentKind | undefined => byId(id)?.kind

/** What came before the company kept its books here, whichever way (docs/product/company.md#moving-in). */
const paidBefore: Text = { en: 'Paid before this site', es: 'Pagado antes de este sitio' }

export function methodName(id: string, lang: Lang): string {
  return (id === 'before' ? paidBefore : byId(id)?.name)?.[lang] ?? id
}
