import type { carTypesFeatures } from '#protocol/cars/car-types-features.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { AnyContext } from '../../core/api/context.ts'
import { type Keepable, readKept } from '../../db/kept.ts'
import { inOneTrip } from '../../db/one-trip.ts'

type Named = { id: string; name_en: string; name_es: string }
type Catalogue = {
  types: readonly Named[]
  subtypes: readonly (Named & { type_id: string })[]
  features: readonly Named[]
}

/* Of the body types those that the fleet has. */
const catalogue: Keepable<Catalogue> = {
  of: ['car_type', 'car_subtype', 'feature', 'car'],
  read: async (db) => {
    const [types, subtypes, features] = await inOneTrip(db, (one) =>
      Promise.all([
        one.selectFrom('car_type').selectAll().orderBy('position').execute(),
        one
          .selectFrom('car_subtype')
          .selectAll()
          .where((where) =>
            where.exists(
              where
                .selectFrom('car')
                .select('car.id')
                .whereRef('car.subtype_id', '=', 'car_subtype.id'),
            ),
          )
          .orderBy('position')
          .execute(),
        one.selectFrom('feature').selectAll().orderBy('position').execute(),
      ]),
    )
    return { types, subtypes, features }
  },
}

/** Types, those of their body types that the fleet has, and features, in their order (docs/wire.md). */
export async function listTypesAndFeatures({
  db,
  lang,
}: AnyContext): Promise<OutputOf<typeof carTypesFeatures>> {
  const name = lang === 'es' ? 'name_es' : 'name_en'
  const { types, subtypes, features } = await readKept(db, catalogue)
  return {
    types: types.map((type) => ({
      id: type.id,
      name: type[name],
      subtypes: subtypes
        .filter((subtype) => subtype.type_id === type.id)
        .map((subtype) => ({ id: subtype.id, name: subtype[name] })),
    })),
    features: features.map((feature) => ({ id: feature.id, name: feature[name] })),
  }
}
