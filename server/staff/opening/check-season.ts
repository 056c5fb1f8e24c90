import { formatDay } from '#domain/core/time/format-date.ts'
import { addDays, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { staffSaveSeason } from '#protocol/staff/opening/staff-seasons.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'

type Input = ParsedInputOf<typeof staffSaveSeason>

const longestDays = 366

/** @throws Problem 400 with a sentence at the field */
export async function checkSeason(tx: Tx, input: Input, now: Date): Promise<void> {
  const { from, until, percent, minimumDays } = input
  const areas = await allAreas(tx)
  const types = await tx.selectFrom('car_type').select('id').execute()
  const unknown = (ids: string[], known: readonly { id: string }[]) =>
    ids.some((id) => known.every((one) => one.id !== id))
  // The day of the latest zone there is.
  const today = dayOf(toWall(now, 'Pacific/Honolulu'))
  const earliest = from > today ? from : today
  const latest = dayOf(addDays(`${from}T00:00`, longestDays - 1))
  const errors = {
    ...(percent === 0 && minimumDays === undefined && { percent: fieldError('invalidData') }),
    ...(until < earliest && { until: fieldError('notEarlier', formatDay(earliest)) }),
    ...(until > latest && { until: fieldError('notAfter', formatDay(latest)) }),
    ...(unknown(input.areas, areas) && { areas: fieldError('invalidData') }),
    ...(unknown(input.types, types) && { types: fieldError('invalidData') }),
  }
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}
