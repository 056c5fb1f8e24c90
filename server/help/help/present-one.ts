import type { Lang } from '#protocol/core/text.ts'
import type { HelpItem } from '#protocol/help/help/help-item.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { HelpRow } from './help-store.ts'
import { presentHelp } from './present-help.ts'

/** A help request right after it was made or changed. */
export async function presentOne(db: Db | Tx, help: HelpRow, lang: Lang): Promise<HelpItem> {
  const { zone } = await db
    .selectFrom('rental_order')
    .innerJoin('area', 'area.id', 'rental_order.area_id')
    .select('area.zone')
    .where('rental_order.id', '=', help.order_id)
    .executeTakeFirstOrThrow()
  const [item] = await presentHelp(db, [help], () => zone, lang)
  if (!item) throw new Error(`help request ${help.id} cannot be shown`)
  return item
}
