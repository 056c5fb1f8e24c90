import type { staffOrder } from '#protocol/staff/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'

/** All of one order, as its page shows it. */
export type StaffOrder = OutputOf<typeof staffOrder>
