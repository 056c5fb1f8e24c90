import { sql } from 'kysely'
import type { relocationCars as operation } from '#protocol/jobs/relocation/relocations.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { contains } from '../../platform/db/contains.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'

const mostShown = 20
const mostWords = 8

/** Any car of the company, as staff name it: by plate, by what it is and by where it stands. */
export const relocationCars: Handler<typeof operation> = async ({ db }, { q }) => {
  const words = q.toLowerCase().split(/\s+/).slice(0, mostWords)
  const areas = await allAreas(db)
  let query = db
    .selectFrom('car')
    .select(['id', 'make', 'model', 'year', 'plate', 'city', 'area_id as area'])
    .select(({ fn }) => fn.countAll<number | string>().over().as('total'))
    .where(sql<boolean>`status = 'active'`)
  for (const word of words) {
    const named = areas.filter(({ name_en, name_es }) =>
      `${name_en} ${name_es}`.toLowerCase().includes(word),
    )
    const isThere = named.map(({ id }) => sql`area_id = ${id}`)
    query = query.where(
      sql<boolean>`(${sql.join([contains(sql`search_text`, word), ...isThere], sql` or `)})`,
    )
  }
  const rows = await query
    .orderBy('area_id')
    .orderBy('make')
    .orderBy('model')
    .orderBy('plate')
    .orderBy('id')
    .limit(mostShown)
    .execute()
  return {
    cars: rows.map(({ total: _total, ...car }) => car),
    total: Number(rows[0]?.total ?? 0),
  }
}
