import { isFresh } from '#domain/rentals/inspections/inspection-kinds.ts'

/** What is typed at an inspection, as it is typed. */
export type InspectionValues = { odometer: string; comments: string }

/**
 * What was typed and lies in a kept draft. A reading of an earlier day is none of today, as its
 * pictures are not (docs/product/inspections-and-maintenance.md#inspection).
 */
export function inspectionValuesIn(
  parts: ReadonlyMap<string, unknown>,
  now: Date,
): InspectionValues {
  const kept = parts.get('values') as (InspectionValues & { enteredAt: string }) | undefined
  if (!kept || !isFresh(new Date(kept.enteredAt), now)) return { odometer: '', comments: '' }
  return { odometer: kept.odometer, comments: kept.comments }
}
