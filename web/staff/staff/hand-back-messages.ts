import type { handWays } from '#protocol/staff/staff/choices.ts'

type Words = {
  about: (renter: string) => string
  goesTo: string
  cash: string
  noAccount: string
  byHand: { failed: string; disputed: string }
  paidBy: string
  ways: Record<(typeof handWays)[number], string>
  account: string
  check: string
  note: string
  done: string
}

const en: Words = {
  about: (renter) => `Refund to ${renter}`,
  goesTo: 'Goes to',
  cash: 'Cash, at the office',
  noAccount: 'The renter gave no account. Ask for it, or pay in cash or by check.',
  byHand: {
    failed:
      'The renter’s bank sent this refund back. Pay it out by hand, and not again at the card gateway.',
    disputed:
      'The renter’s bank took their card payment back. Pay out by hand what is left of the refund.',
  },
  paidBy: 'How you paid it out',
  ways: { transfer: 'Bank transfer', cash: 'Cash', check: 'Check' },
  account: 'Account it went to',
  check: 'Number of the check',
  note: 'Note for the audit log',
  done: 'The money was given back',
}

const es: Words = {
  about: (renter) => `Reembolso a ${renter}`,
  goesTo: 'Va a',
  cash: 'Efectivo, en la oficina',
  noAccount: 'El cliente no dio ninguna cuenta. Pídesela, o paga en efectivo o con un cheque.',
  byHand: {
    failed:
      'El banco del cliente regresó este reembolso. Págalo a mano, y no otra vez en la pasarela de tarjetas.',
    disputed:
      'El banco del cliente recuperó su pago con tarjeta. Paga a mano lo que queda del reembolso.',
  },
  paidBy: 'Cómo lo pagaste',
  ways: { transfer: 'Transferencia bancaria', cash: 'Efectivo', check: 'Cheque' },
  account: 'Cuenta a la que se envió',
  check: 'Número del cheque',
  note: 'Nota para el registro de acciones',
  done: 'El dinero se devolvió',
}

export const handBackMessages = { en, es }
