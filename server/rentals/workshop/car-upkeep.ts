import { sql } from 'kysely'
import { addDaysToDay, dayOf, type Day } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Lang } from '#protocol/core/text.ts'
import {
  staffAddCarCost as addOperation,
  type staffCarUpkeep as operation,
  staffSetServiceCost as costOperation,
  type UpkeepEntry,
} from '#protocol/rentals/workshop/car-upkeep.ts'
import { type Handler, prepared } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { storeUploads } from '../../platform/uploads/uploads.ts'
import { addCarCost, costOfService } from '../../fleet/upkeep/car-costs.ts'
import { skipped } from '../maintenance/maintenance-texts.ts'
import { costTitle } from './workshop-texts.ts'

/** More than these nobody looks through. */
const most = 200

/** Costs go no further back than this. */
const longAgoDays = 3 * 366

type Row = {
  id: string
  kind: UpkeepEntry['kind']
  day: Day
  /** The kind of maintenance. */
  plan: string | null
  about: string | null
  skipped: boolean
  odometer: number | null
  shop: string | null
  note: string | null
  cents: number | null
  papers: string[]
  by_renter: boolean
  is_service: boolean
}

/** What staff saw of a service's cost. */
export const costVersion = (serviceId: string, cents: number | undefined): string =>
  versionOf(serviceId, cents ?? null)

function titleOf(row: Row, lang: Lang): string {
  const title = costTitle(row, lang)
  return row.skipped && row.plan !== null ? `${title}: ${skipped[lang]}` : title
}

/** What was done to a car and what was paid for it (docs/product/workshop.md#costs). */
export const staffCarUpkeep: Handler<typeof operation> = async ({ db, lang, now }, { car }) => {
  const area = await db
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .select('zone')
    .where('car.id', '=', car)
    .executeTakeFirst()
  if (!area) throw new Problem(404, texts.notFound)
  const rows = await readHistory(db, car)
  const { rows: sums } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from car_cost
    where car_id = ${car} and day > ${addDaysToDay(dayOf(toWall(now, area.zone)), -365)}::date`.execute(
    db,
  )
  return {
    history: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      day: row.day,
      title: titleOf(row, lang),
      isSkipped: row.skipped,
      odometer: row.odometer ?? undefined,
      shop: row.shop ?? undefined,
      note: row.note ?? undefined,
      cost: row.cents === null ? undefined : row.cents / 100,
      papers: row.papers,
      isByRenter: row.by_renter,
      service: row.is_service && !row.skipped ? row.id : undefined,
      version: costVersion(row.id, row.cents ?? undefined),
    })),
    year: (sums[0]?.cents ?? 0) / 100,
  }
}

async function readHistory(db: Db | Tx, car: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (
      select s.id, 'maintenance' as kind, s.done_on as day, i.kind as plan, null as about, s.outcome = 'skipped' as skipped,
        s.odometer, s.shop, s.comment as note, k.cents, s.receipts || coalesce(k.papers, '{}') as papers,
        s.actor = 'renter' as by_renter, true as is_service, s.created_at
      from maintenance_service s join maintenance_item i on i.id = s.item_id
        left join lateral (select sum(c.cents)::int as cents,
          (select array_agg(p) from car_cost o, unnest(o.papers) p where o.service_id = s.id) as papers
          from car_cost c where c.service_id = s.id) k on true
      where i.car_id = ${car}
      union all
      select r.id, 'recall', coalesce(r.done_on, r.ended_at::date), null, r.campaign || ', ' || r.title, r.outcome = 'withdrawn', r.odometer,
        r.shop, r.note, c.cents, coalesce(c.papers, '{}'), false, false, r.ended_at
      from car_recall r left join car_cost c on c.recall_id = r.id
      where r.car_id = ${car} and r.ended_at is not null
      union all
      select c.id, c.kind, c.day, null, c.about, false, null, c.shop, c.note, c.cents, c.papers, false, false, c.created_at
      from car_cost c where c.car_id = ${car} and c.service_id is null and c.recall_id is null) done
    order by day desc, created_at desc, id limit ${most}`.execute(db)
  return rows
}

export const staffAddCarCost = prepared(addOperation, {
  async prepare(context, input): Promise<string[]> {
    await todayOf(context.db, input.car, context.now)
    return storeUploads(context, context.user.id, 'maintenance', 'paper', input.paper)
  },
  async run(
    { db: tx, user, now },
    { car, kind, about, date: day, cost: cents, shop, note },
    uploads,
  ) {
    const today = await todayOf(tx, car, now)
    const wrong =
      day > today
        ? fieldError('notYet')
        : day < addDaysToDay(today, -longAgoDays)
          ? fieldError('tooLongAgo')
          : undefined
    if (wrong) throw new Problem(400, texts.malformed, { errors: { date: wrong } })
    const cost = { carId: car, kind, cents, day, about, shop, note, uploads, staffId: user.id }
    await addCarCost(tx, cost, now)
    const to = `${(cents / 100).toFixed(2)}, ${day}`
    await audit(tx, user.id, now, 'car cost added', car, {
      car,
      kind,
      to,
      title: about,
      shop,
      note,
    })
    return {}
  },
})

/** @throws Problem 404 without such a car */
async function todayOf(db: Db | Tx, car: string, now: Date): Promise<Day> {
  const area = await db
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .select('zone')
    .where('car.id', '=', car)
    .executeTakeFirst()
  if (!area) throw new Problem(404, texts.notFound)
  return dayOf(toWall(now, area.zone))
}

async function serviceById(db: Db | Tx, id: string) {
  const { rows } = await sql<{ id: string; car_id: string; done_on: Day }>`
    select s.id, i.car_id, s.done_on from maintenance_service s join maintenance_item i on i.id = s.item_id
    where s.id = ${id} and s.outcome = 'done'`.execute(db)
  if (!rows[0]) throw new Problem(404, texts.notFound)
  return rows[0]
}

/** What a service cost, said later or mended: the difference is written down. */
export const staffSetServiceCost = prepared(costOperation, {
  async prepare(context, input): Promise<string[]> {
    await serviceById(context.db, input.service)
    return storeUploads(context, context.user.id, 'maintenance', 'paper', input.paper)
  },
  async run({ db: tx, user, now }, { service, version, cost }, uploads) {
    await sql`select from maintenance_service where id = ${service} for update`.execute(tx)
    const { car_id: carId, done_on: day } = await serviceById(tx, service)
    const before = await costOfService(tx, service)
    mustBeAsSeen(version, costVersion(service, before))
    const of = { carId, kind: 'maintenance', serviceId: service, day, staffId: user.id } as const
    await addCarCost(tx, { ...of, cents: cost - (before ?? 0), uploads }, now)
    const shown = (cents: number) => (cents / 100).toFixed(2)
    const said = { from: before === undefined ? 'none' : shown(before), to: shown(cost) }
    await audit(tx, user.id, now, 'service cost set', service, { car: carId, ...said })
    return {}
  },
})
