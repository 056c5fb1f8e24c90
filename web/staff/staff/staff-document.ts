import type { OutputOf } from '#protocol/core/operation.ts'
import type { staffDocuments } from '#protocol/staff/staff/staff-documents.ts'

export type StaffDocument = OutputOf<typeof staffDocuments>['documents'][number]
