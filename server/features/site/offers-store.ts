import type { Selectable } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { Extra, PriceModifier } from '#protocol/site/home.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

export type ExtraRow = Selectable<Schema['extra']>
export type PriceModifierRow = Selectable<Schema['price_modifier']>

export async function allExtras(db: Db | Tx): Promise<ExtraRow[]> {
  return db.selectFrom('extra').selectAll().orderBy('position').orderBy('id').execute()
}

export async function allPriceModifiers(db: Db | Tx): Promise<PriceModifierRow[]> {
  return db.selectFrom('price_modifier').selectAll().orderBy('position').orderBy('id').execute()
}

export function presentExtra(row: ExtraRow, lang: Lang): Extra {
  return {
    id: row.id,
    name: lang === 'es' ? row.name_es : row.name_en,
    description: lang === 'es' ? row.description_es : row.description_en,
    price: row.price_cents / 100,
  }
}

export function presentPriceModifier(row: PriceModifierRow, lang: Lang): PriceModifier {
  return {
    id: row.id,
    coefficient: Number(row.coefficient),
    name: lang === 'es' ? row.name_es : row.name_en,
    description: lang === 'es' ? row.description_es : row.description_en,
  }
}
