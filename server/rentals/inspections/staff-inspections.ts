import { pageOf, totalOf } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import type {
  staffInspections as listOperation,
  staffReviewInspection as reviewOperation,
} from '#protocol/rentals/inspections/staff-inspections.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { addEvent, lockOrder } from '../../money/orders/orders-store.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { careTexts } from './care-texts.ts'
import { type InspectionRow, readItems } from './inspections-store.ts'
import { presentInspection } from './present-inspection.ts'
import { shownName } from '../../people/people/shown-name.ts'

type Row = InspectionRow & {
  number: number
  renter: string
  car: string
  plate: string
  area: string
  user_id: string
  total: number
}

const waiting = {
  where: sql`state = 'submitted' and replaced_at is null`,
  order: sql`submitted_at, id`,
}
const all = { where: sql`true`, order: sql`submitted_at desc, id` }

/** What staff have to look at, the oldest first; with all, the newest first (docs/product/staff.md#what-they-do). */
export const staffInspections: Handler<typeof listOperation> = async (
  { db, lang, user },
  input,
) => {
  const { filter = 'submitted', order, kind } = input
  const waits = filter === 'submitted'
  const part = waits ? waiting : all
  const where = sql`${part.where} ${order === undefined ? sql`` : sql`and order_id = ${order}`}
    ${kind === undefined ? sql`` : sql`and kind = ${kind}`}`
  const { page, total } = pageOf('inspection', { ...part, where }, input)
  const { rows } = await sql<Row>`
    select i.*, ${total} as total, ${shownName('u', lang)} as renter,
      c.make || ' ' || c.model || ' ' || c.year as car, c.plate, o.user_id, o.number,
      case when ${lang} = 'es' then a.name_es else a.name_en end as area
    from ${page} i join rental_order o on o.id = i.order_id join app_user u on u.id = o.user_id
      join car c on c.id = i.car_id join area a on a.id = o.area_id
    order by case when ${waits}::boolean then i.submitted_at end, i.submitted_at desc, i.id`.execute(
    db,
  )
  const handovers = await sql<InspectionRow>`
    select * from inspection where kind in ('pickup', 'swap') and replaced_at is null
      and order_id = any(${rows.map((row) => row.handover_order_id)}::text[])`.execute(db)
  const items = await readItems(db, [...rows, ...handovers.rows])
  return {
    inspections: rows.map((row) => {
      const before = handovers.rows.find(
        (one) => one.order_id === row.handover_order_id && one.id !== row.id,
      )
      return {
        inspection: presentInspection(row, items, lang),
        number: row.number,
        renter: row.renter,
        car: row.car,
        plate: row.plate,
        area: row.area,
        before: before && presentInspection(before, items, lang),
        own: row.user_id === user.id,
      }
    }),
    total: totalOf(rows),
  }
}

/** Why an inspection cannot be reviewed: it is, or its renter has made it anew. */
async function readRefusal(tx: Tx, id: string): Promise<Text> {
  const inspection = await tx
    .selectFrom('inspection')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return inspection.state === 'submitted' ? staffTexts.changedSince : careTexts.reviewedAlready
}

/** A look is one look: the second is refused, so that no note is written over. */
export const staffReviewInspection: Handler<typeof reviewOperation> = async (
  { db: tx, user, now },
  { inspection: id, note },
) => {
  const found = await tx
    .selectFrom('inspection')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const order = found && (await lockOrder(tx, found.order_id))
  if (!order) throw new Problem(404, texts.notFound)
  mustNotBeOwn(user, order.user_id)
  const reviewed = await tx
    .updateTable('inspection')
    .set({ state: 'reviewed', reviewed_at: now, reviewed_by: user.id, review_note: note ?? null })
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .where('replaced_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  if (!reviewed) throw conflict(await readRefusal(tx, id))
  const details = { inspection: id, note }
  await addEvent(tx, order.id, now, {
    actor: 'staff',
    actorId: user.id,
    code: 'inspectionReviewed',
    details,
  })
  if (note) {
    const notice = {
      userId: order.user_id,
      orderId: order.id,
      topic: 'inspection',
      thread: `inspection ${id}`,
      title: careTexts.reviewed,
      text: { en: note, es: note },
      route: 'vehicleInspection',
      query: { order: order.id },
    } as const
    await notify(tx, notice, now)
  }
  await audit(tx, user.id, now, 'inspection reviewed', id, {
    order: order.id,
    from: 'submitted',
    to: 'reviewed',
    note,
  })
  return {}
}
