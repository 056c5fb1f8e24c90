import {
  EnglishLettersField,
  FlagField,
  IdField,
  IntField,
  LineField,
  ListField,
  MoneyField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { PaymentConfirmation } from './confirmation.ts'
import { ConfirmationTokenField } from './payment-gateways.ts'

const longestDestination = 200

export const submitPaymentRefund = command('submitPaymentRefund', {
  about:
    'Starts a payment, or with paymentRefundMethod takes an order back. A card method answers what the browser needs to confirm with the gateway; the others answer a confirmation that waits for staff. A refund follows refundQuote: it cancels the order, or makes the return appointment `appt` of an early return (docs/product/money.md#refunds, docs/product/booking-and-payment.md#gateway).',
  access: 'user',
  // For what they owe, and to get money back: a new hold, extension or change of car is not paid.
  openWhileBlocked: true,
  input: z.object({
    order: IdField,
    /** Of a payment; a refund has paymentRefundMethod instead. */
    paymentMethod: z.optional(IdField),
    /** What the screen showed, fee included, negative for a refund; only compared. */
    total: z.optional(MoneyField),
    /** Of a transfer. */
    confirmationNumber: z.optional(EnglishLettersField(40)),
    /** Of a card that was typed: its kind decides the way to pay, and the sum. */
    confirmationToken: z.optional(ConfirmationTokenField),
    /** Of a card: pay with the saved one, or save this one (docs/product/booking-and-payment.md#saved-card). */
    savedCard: z.optional(FlagField),
    rememberCard: z.optional(FlagField),
    /** With either: the version of the words for charges after a return that the person said yes to (docs/product/booking-and-payment.md#charge-of-a-saved-card). */
    cardConsent: z.optional(IntField),
    /** What the screen showed; only compared with the order. */
    options: ListField,
    pm: z.optional(IdField),
    /** Of a payment only compared; of an early return the appointment that is made. */
    appt: z.optional(IdField),
    /** Money goes back the way it came. */
    paymentRefundMethod: z.optional(z.enum(['original'])),
    /** The account of a transfer that goes back. */
    paymentRefundDestination: z.optional(LineField(longestDestination)),
  }),
  output: z.object({
    payment: z.optional(
      z.object({
        /** Of the payment that was written down. */
        id: z.string(),
        gateway: z.string(),
        clientSecret: z.string(),
        publishableKey: z.string(),
      }),
    ),
    confirmation: z.optional(PaymentConfirmation),
    paid: z.boolean(),
  }),
})
