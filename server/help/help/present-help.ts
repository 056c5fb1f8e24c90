import type { HelpStatus } from '#domain/help/help/help-status.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import type { HelpItem } from '#protocol/help/help/help-item.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { toldDegrees } from '../../platform/six-places.ts'
import { fileAddress } from '../../platform/uploads/uploads.ts'
import { helpPictures, type HelpRow } from './help-store.ts'
import { choiceTexts, factTexts, helpNumber, kindTexts, statusTexts } from './help-texts.ts'
import { statusTexts as rentalStatusTexts } from '../../money/orders/rental-texts.ts'
import { symptomsOf } from './symptoms.ts'

/** A symptom’s name; both products share their lists, so the longer one knows all. */
const symptomName = (id: string, lang: Lang) =>
  symptomsOf('van').find((symptom) => symptom.id === id)?.name[lang] ?? id

const statusName = (code: number | null, lang: Lang) =>
  rentalStatusTexts[code ?? 0]?.title[lang] ?? null

function factsOf(row: HelpRow, lang: Lang): HelpItem['facts'] {
  const choice = (id: string | null) => (id ? (choiceTexts[id]?.[lang] ?? id) : null)
  const values: Record<keyof typeof factTexts, string | null> = {
    symptom: row.symptom && symptomName(row.symptom, lang),
    problem: row.problem,
    message: row.message,
    description: row.description,
    insurance: choice(row.insurance),
    license: row.license,
    towing: choice(row.towing),
    place: row.place,
    // Only when it was another one by then: the renter answers to something else than staff see.
    seenStatus: row.seen_status === row.rental_status ? null : statusName(row.seen_status, lang),
  }
  return Object.entries(factTexts).flatMap(([name, label]) => {
    const value = values[name as keyof typeof factTexts]
    return value ? [{ label: label[lang], value }] : []
  })
}

/** Help requests as they travel, with their pictures; `zone` is the area's. */
export async function presentHelp(
  db: Db | Tx,
  rows: readonly HelpRow[],
  zoneOf: (row: HelpRow) => string,
  lang: Lang,
): Promise<HelpItem[]> {
  const pictures = await helpPictures(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    number: helpNumber(row.number),
    orderId: row.order_id,
    carId: row.car_id,
    kind: row.kind as HelpKind,
    title: row.title ?? kindTexts[row.kind as HelpKind][lang],
    status: row.status as HelpStatus,
    statusName: statusTexts[row.status as HelpStatus][lang],
    facts: factsOf(row, lang),
    someoneHurt: row.someone_hurt,
    latitude: toldDegrees(row.latitude),
    longitude: toldDegrees(row.longitude),
    pictures: (pictures.get(row.id) ?? []).map(fileAddress),
    at: toWall(row.created_at, zoneOf(row)),
    changedAt: toWall(row.changed_at, zoneOf(row)),
  }))
}
