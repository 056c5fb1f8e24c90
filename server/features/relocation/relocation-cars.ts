import { sql } from 'kysely'
import type { relocationCars as operation } from '#protocol/relocation/relocations.ts'
import type { Handler } from '../../core/api/handler.ts'

const mostShown = 20
const mostWords = 8

/** Any car of the company, as staff name it: by plate, by what it is and by where it stands. */
export const relocationCars: Handler<typeof operation> = async ({ db }, { q }) => {
  const words = q.toLowerCase().split(/\s+/).slice(0, mostWords)
  const said = sql`lower(concat_ws(' ', car.plate, car.make, car.model, car.year, car.city, area.name_en, area.name_es))`
  let query = db
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .select(['car.id', 'make', 'model', 'year', 'plate', 'car.city', 'area_id as area'])
    .select(({ fn }) => fn.countAll<number | string>().over().as('total'))
    .where('car.status', '=', 'active')
  for (const word of words) query = query.where(sql<boolean>`strpos(${said}, ${word}::text) > 0`)
  const rows = await query
    .orderBy('area_id')
    .orderBy('make')
    .orderBy('model')
    .orderBy('plate')
    .orderBy('car.id')
    .limit(mostShown)
    .execute()
  return {
    cars: rows.map(({ total: _total, ...car }) => car),
    total: Number(rows[0]?.total ?? 0),
  }
}
