import type { handWays } from '#protocol/staff/staff/choices.ts'

type Words = {
  about: (renter: string) => string
  goesTo: string
  cash: string
  noAccount: string
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
  paidBy: 'Cómo lo pagaste',
  ways: { transfer: 'Transferencia bancaria', cash: 'Efectivo', check: 'Cheque' },
  account: 'Cuenta a la que se envió',
  check: 'Número del cheque',
  note: 'Nota para el registro de acciones',
  done: 'El dinero se devolvió',
}

export const handBackMessages = { en, es }
