import type { CheckpointId } from '#domain/care/checkpoints.ts'
import type { InspectionKind } from '#domain/care/inspection-kinds.ts'
import type { Inspection } from '#protocol/care/inspection.ts'
import type { Lang } from '#protocol/core/text.ts'
import { fileAddress } from '../../core/uploads.ts'
import { checkpointTexts } from './checkpoint-texts.ts'
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
    comments: row.comments ?? undefined,
    submittedAt: row.submitted_at.toISOString(),
    state: row.state as Inspection['state'],
    reviewNote: row.review_note ?? undefined,
    items: items
      .filter((item) => item.inspection_id === row.id)
      .map((item) => ({
        checkpoint: item.checkpoint,
        title: checkpointTexts[item.checkpoint as CheckpointId].title[lang],
        file: item.file_id,
        url: fileAddress(item.file_id),
        note: item.note ?? undefined,
        marks: item.marks as Inspection['items'][number]['marks'],
        takenAt: item.taken_at?.toISOString(),
        latitude: item.latitude ?? undefined,
        longitude: item.longitude ?? undefined,
      })),
  }
}
