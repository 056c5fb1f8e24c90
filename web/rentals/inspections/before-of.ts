import type { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import type { OutputOf } from '#protocol/core/operation.ts'

export type Inspection = OutputOf<typeof inspectionGuidelines>['inspections'][number]

/** The inspection that shows a car as it was handed over, the last one if it was made anew. */
export function handoverOf(
  inspections: readonly Inspection[],
  carId: string,
): Inspection | undefined {
  return inspections.findLast(
    (one) => one.carId === carId && (one.kind === 'pickup' || one.kind === 'swap'),
  )
}

/** The address of a checkpoint's picture in an inspection. */
export function pictureOf(
  inspection: Inspection | undefined,
  checkpoint: string,
): string | undefined {
  return inspection?.items.find((item) => item.checkpoint === checkpoint)?.url
}
