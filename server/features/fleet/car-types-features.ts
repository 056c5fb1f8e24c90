import type { carTypesFeatures } from '#protocol/cars/car-types-features.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { AnyContext } from '../../core/api/context.ts'
import { inOneTrip } from '../../db/one-trip.ts'

/** Types, those of their body types that the fleet has, and features, in their order (docs/wire.md). */
export async function listTypesAndFeatures({
  db,
  lang,
}: AnyContext): Promise<OutputOf<typeof carTypesFeatures>> {
  const name = lang === 'es' ? 'name_es' : 'name_en'
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
