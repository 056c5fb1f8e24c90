import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const forgetCard = commandName<typeof all.forgetCard>('forgetCard', [])
export const paymentGateways = queryName<typeof all.paymentGateways>('paymentGateways')
export const paymentState = queryName<typeof all.paymentState>('paymentState')
export const submitPaymentRefund = commandName<typeof all.submitPaymentRefund>(
  'submitPaymentRefund',
  [
    'order',
    'paymentMethod',
    'total',
    'confirmationNumber',
    'savedCard',
    'rememberCard',
    'options',
    'pm',
    'appt',
    'paymentRefundMethod',
    'paymentRefundDestination',
  ],
)
