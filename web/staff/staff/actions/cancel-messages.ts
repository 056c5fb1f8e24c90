import type { rentalKinds } from '#protocol/money/orders/rental.ts'
import type { cancelRefunds } from '#protocol/rentals/cancellation/choices.ts'

type Words = {
  refund: string
  choices: Record<(typeof cancelRefunds)[number], string>
  byHand: (method: string, amount: string) => string
  kinds: Record<(typeof rentalKinds)[number], string>
  follower: (kind: string, number: string, amount: string) => string
  reason: string
  cancel: string
  cancelAndRefund: (amount: string) => string
}

const en: Words = {
  refund: 'Refund',
  choices: { rule: 'By the rule', full: 'In full' },
  byHand: (method, amount) =>
    `${method}: you pay out ${amount} by hand. It will be in the list of payments.`,
  kinds: { start: 'booking', extension: 'extension', swap: 'car change', balance: 'balance' },
  follower: (kind, number, amount) =>
    `The ${kind} ${number} ends with it. The renter also gets back the ${amount} paid for it.`,
  reason: 'Reason, for the renter',
  cancel: 'Cancel the booking',
  cancelAndRefund: (amount) => `Cancel and refund ${amount}`,
}

const es: Words = {
  refund: 'Reembolso',
  choices: { rule: 'Según la regla', full: 'Completo' },
  byHand: (method, amount) =>
    `${method}: los ${amount} se pagan a mano. Aparecerán en la lista de pagos.`,
  kinds: {
    start: 'la reserva',
    extension: 'la extensión',
    swap: 'el cambio de auto',
    balance: 'el saldo',
  },
  follower: (kind, number, amount) =>
    `También termina ${kind} ${number}. El cliente recupera además los ${amount} que pagó.`,
  reason: 'Motivo, para el cliente',
  cancel: 'Cancelar la reserva',
  cancelAndRefund: (amount) => `Cancelar y reembolsar ${amount}`,
}

export const cancelMessages = { en, es }
