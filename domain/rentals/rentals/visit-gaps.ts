import type { MissingCode } from '../../money/orders/missing-for-keys.ts'

/** What can stand between a visit and its keys, beside what the order itself lacks. */
export type VisitGap = MissingCode | 'confirmation' | 'contract'

/** Of these somebody looks before the renter comes. */
const ofPapers: readonly VisitGap[] = ['driver', 'license', 'insurance', 'age']

/**
 * What a visit waits for before keys change hands, each once, the company's own part first; nothing where none
 * do (docs/product/staff.md#today).
 */
export function visitGaps(visit: {
  kind: 'pickup' | 'swap' | 'maintenance' | 'return'
  isConfirmed: boolean
  isAccepted: boolean
  missing: readonly MissingCode[]
}): VisitGap[] {
  if (visit.kind !== 'pickup' && visit.kind !== 'swap') return []
  return [
    ...(visit.isConfirmed ? [] : ['confirmation' as const]),
    ...(visit.isAccepted ? [] : ['contract' as const]),
    ...new Set(visit.missing),
  ]
}

/** Whether papers are among what it waits for. */
export const lacksPapers = (gaps: readonly VisitGap[]): boolean =>
  gaps.some((gap) => ofPapers.includes(gap))
