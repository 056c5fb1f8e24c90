import type { SomeHandlers } from '../../platform/api/handler.ts'
import { appealFee, staffDecideFee, staffFees } from './fees.ts'

export const feeHandlers = {
  appealFee,
  staffDecideFee,
  staffFees,
} satisfies SomeHandlers
