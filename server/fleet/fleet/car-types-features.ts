import type { carTypesFeatures } from '#protocol/fleet/cars/car-types-features.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type Cacheable, readCached } from '../../platform/db/cache.ts'
import { readTogether } from '../../platform/db/read-together.ts'

type Named = { id: string; name_en: string; name_es: string }
type Catalogue = {
  types: readonly Named[]
  subtypes: readonly (Named & { type_id: string })[]
  features: readonly Named[]
}

const catalogue: Cacheable<Catalogue> = {
  topic: 'carTypes',
  read: async (db) => {
    const [types, subtypes, features] = await readTogether(db, (one) => [
      one.selectFrom('car_type').selectAll().orderBy('position').execute(),
      one.selectFrom('car_subtype').selectAll().orderBy('position').execute(),
      one.selectFrom('feature').selectAll().orderBy('position').execute(),
    ])
    return { types, subtypes, features }
  },
}

/** The body types that the fleet has. */
async function subtypesThere(db: Db | Tx): Promise<Set<string>> {
  const rows = await db
    .selectFrom('car_subtype')
    .select('id')
    // A limit keeps it a look into the index for each body type, never a join of all cars.
    .where(
      (of) =>
        of.selectFrom('car').select('id').whereRef('subtype_id', '=', 'car_subtype.id').limit(1),
      'is not',
      null,
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Types, those of their body types that the fleet has, and features, in their order (docs/wire.md). */
export async function listTypesAndFeatures({
  db,
  lang,
}: AnyContext): Promise<OutputOf<typeof carTypesFeatures>> {
  const name = lang === 'es' ? 'name_es' : 'name_en'
  const [{ types, subtypes, features }, there] = await Promise.all([
    readCached(db, catalogue),
    subtypesThere(db),
  ])
  return {
    types: types.map((type) => ({
      id: type.id,
      name: type[name],
      subtypes: subtypes
        .filter(({ id, type_id }) => type_id === type.id && there.has(id))
        .map((subtype) => ({ id: subtype.id, name: subtype[name] })),
    })),
    features: features.map((feature) => ({ id: feature.id, name: feature[name] })),
  }
}
