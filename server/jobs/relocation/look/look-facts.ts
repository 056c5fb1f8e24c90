import type { LookReason } from '#domain/jobs/relocation/looked-at.ts'
import type { Lang } from '#protocol/core/text.ts'
import { versionOf } from '../../../platform/audit/as-seen.ts'
import { lookTexts } from './look-texts.ts'
import type { RelocationRow } from '../relocation-store.ts'

export type Readings = Pick<RelocationRow, 'look_because' | 'start_odometer' | 'end_odometer'>

/** Why staff look at it, in sentences. */
export const whyLookedAt = (row: Readings, roadMiles: number, lang: Lang): string[] =>
  row.look_because.map((reason) => {
    const driven = (row.end_odometer ?? 0) - (row.start_odometer ?? 0)
    return lookTexts[reason as LookReason]({ driven, road: roadMiles })[lang]
  })

export const isToLookAt = ({ look_because: why, looked_at: at }: RelocationRow): boolean =>
  why.length > 0 && at === null

/** What staff decide on. */
export const lookVersion = (row: RelocationRow): string =>
  versionOf(row.finished_at, row.end_odometer, row.look_because, row.looked_at)
