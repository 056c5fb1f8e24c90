import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const answerClaim = commandName<typeof all.answerClaim>('answerClaim', [
  'claim',
  'answer',
  'text',
])
export const staffClaims = queryName<typeof all.staffClaims>('staffClaims')
export const staffDecideClaim = commandName<typeof all.staffDecideClaim>('staffDecideClaim', [
  'claim',
  'version',
  'decision',
  'amount',
  'message',
])
export const staffOpenClaim = commandName<typeof all.staffOpenClaim>('staffOpenClaim', [
  'order',
  'code',
  'description',
  'estimate',
  'before',
  'after',
  'photos',
])

export const appealFee = commandName<typeof all.appealFee>('appealFee', ['fee', 'text'])
export const staffDecideFee = commandName<typeof all.staffDecideFee>('staffDecideFee', [
  'fee',
  'version',
  'decision',
  'message',
])
export const staffFees = queryName<typeof all.staffFees>('staffFees')

export const contestCardCharge = commandName<typeof all.contestCardCharge>('contestCardCharge', [
  'order',
  'text',
])
export const forgetCard = commandName<typeof all.forgetCard>('forgetCard', [])
export const cardPrice = queryName<typeof all.cardPrice>('cardPrice')
export const paymentGateways = queryName<typeof all.paymentGateways>('paymentGateways')
export const paymentState = queryName<typeof all.paymentState>('paymentState')
export const submitPaymentRefund = commandName<typeof all.submitPaymentRefund>(
  'submitPaymentRefund',
  [
    'order',
    'paymentMethod',
    'total',
    'confirmationNumber',
    'confirmationToken',
    'savedCard',
    'rememberCard',
    'cardConsent',
    'options',
    'pm',
    'appt',
    'paymentRefundMethod',
    'paymentRefundDestination',
  ],
)
export const staffTolls = commandName<typeof all.staffTolls>('staffTolls', [
  'file',
  'fingerprint',
  'chosen',
])
