import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { type PriceCount, priceBins, pricesBy } from '#domain/fleet/fleet/price-bins.ts'
import type { CarChoices } from '#protocol/fleet/cars/car-choices.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { SearchRequest } from './search-request.ts'
import { freeCandidates } from './search-sql.ts'

type Choices = z.infer<typeof CarChoices>
type Row = Pick<Choices, 'subtypes' | 'features' | 'towns'> & {
  prices: PriceCount[]
  /** Cents. */
  lowest: number | null
  highest: number | null
}

/** As many towns as a list can be looked through. */
const mostTowns = 200

/**
 * What the free cars of a search could be filtered by (docs/product/search.md#filters): each group beside all filters
 * but its own, and none beside the prices. One statement over those that are free, each of which is looked at once.
 */
export async function countChoices(
  db: Db | Tx,
  request: SearchRequest,
): Promise<Choices | undefined> {
  if (request.cursor) return undefined
  const { rows } = await sql<Row>`
    with free as materialized (${freeCandidates(request)}),
      looked as materialized (
        select free.*, car.city, car.features, coalesce(car.city = ${request.town ?? null}::text, true) as in_town
        from free join car on car.id = free.car_id),
      fitting as (select price, features from looked where of_kind and equipped and in_town),
      by_subtype as (
        select subtype_id as id, count(*)::int as count from looked
        where equipped and in_town group by 1 order by 1),
      by_feature as (
        select feature.id, count(*)::int as count from fitting, unnest(fitting.features) has (id)
        join feature on feature.id = has.id group by 1 order by 1),
      by_town as (
        select city as name, count(*)::int as count from looked
        where of_kind and equipped group by 1 order by 2 desc, 1 limit ${mostTowns}::int),
      by_price as (
        select price / ${pricesBy * 100}::bigint * ${pricesBy}::int as price, count(*)::int as count from fitting
        group by 1 order by 1)
    select (select coalesce(json_agg(by_subtype), '[]') from by_subtype) as subtypes,
      (select coalesce(json_agg(by_feature), '[]') from by_feature) as features,
      (select coalesce(json_agg(by_town order by name), '[]') from by_town) as towns,
      (select coalesce(json_agg(by_price), '[]') from by_price) as prices,
      (select min(price) from fitting) as lowest, (select max(price) from fitting) as highest`.execute(
    db,
  )
  const [row] = rows
  if (!row) return undefined
  const { subtypes, features, towns, prices, lowest, highest } = row
  const bins = priceBins(prices)
  return {
    prices: bins && { lowest: (lowest ?? 0) / 100, highest: (highest ?? 0) / 100, ...bins },
    subtypes,
    features,
    towns,
  }
}
