import { forgetDraft, keepDraft, readDraft } from '#web/core/forms/draft.ts'
import type { CardValues } from './test-gateway.ts'

export type PayValues = CardValues & {
  method: string
  /** Of the bank, for a transfer. */
  confirmationNumber: string
  /** Another card than the saved one is typed. */
  otherCard: boolean
  rememberCard: boolean
  /** The card that is kept may be charged for what is owed after the return. */
  chargeOwed: boolean
}

const noCard: CardValues = { number: '', expiry: '', cvc: '' }

/** Cards as typed, by order: in memory only, so that going back and forth does not empty the form. */
const cards = new Map<string, CardValues>()

const draftName = (order: string) => `payment:${order}`

export function startValues(order: string): PayValues {
  return {
    method: '',
    confirmationNumber: '',
    otherCard: false,
    rememberCard: false,
    chargeOwed: false,
    ...readDraft<PayValues>(draftName(order)),
    ...(cards.get(order) ?? noCard),
  }
}

/** Keeps what is typed; a card never leaves the memory of this page. */
export function keepValues(order: string, values: Partial<PayValues>): void {
  const { number = '', expiry = '', cvc = '', ...rest } = values
  cards.set(order, { number, expiry, cvc })
  keepDraft(draftName(order), rest)
}

/** The order is settled. */
export function forgetValues(order: string): void {
  cards.delete(order)
  forgetDraft(draftName(order))
}
