import type { CheckpointId } from '#domain/fleet/fleet/checkpoints.ts'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import type { InspectionKind } from '#domain/rentals/inspections/inspection-kinds.ts'
import type { Inspection } from '#protocol/rentals/inspections/inspection.ts'
import type { Lang } from '#protocol/core/text.ts'
import { toldDegrees } from '../../platform/six-places.ts'
import { fileAddress } from '../../platform/uploads/uploads.ts'
import { checkpointWords } from '../../fleet/fleet/checkpoint-texts.ts'
import type { InspectionRow, ItemRow } from './inspections-store.ts'

/** An inspection with its pictures, as its renter and staff see it. */
export function presentInspection(
  row: InspectionRow,
  items: readonly ItemRow[],
  lang: Lang,
): Inspection {
  return {
    id: row.id,
    orderId: row.order_id,
    carId: row.car_id,
    kind: row.kind as InspectionKind,
    week: row.week ?? undefined,
    odometer: row.odometer ?? undefined,
    gas: row.gas ?? undefined,
    charge: row.charge ?? undefined,
    comments: row.comments ?? undefined,
    submittedAt: row.submitted_at.toISOString(),
    state: row.state as Inspection['state'],
    reviewNote: row.review_note ?? undefined,
    items: items
      .filter((item) => item.inspection_id === row.id)
      .map((item) => ({
        checkpoint: item.checkpoint,
        title: checkpointWords(item.checkpoint as CheckpointId, isElectric(item.fuel)).title[lang],
        file: item.file_id,
        url: fileAddress(item.file_id),
        note: item.note ?? undefined,
        marks: item.marks as Inspection['items'][number]['marks'],
        takenAt: item.taken_at?.toISOString(),
        latitude: toldDegrees(item.latitude),
        longitude: toldDegrees(item.longitude),
      })),
  }
}
