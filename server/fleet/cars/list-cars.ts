import { dayOf } from '#domain/core/time/wall-time.ts'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { offersFor, readOffers } from '../pricing/offers-store.ts'
import { placeById } from '../places/places-store.ts'
import { allAreas, areaById, type AreaRow } from '../site/areas-store.ts'
import { askedPlans } from '../pricing/asked-plans.ts'
import { presentFound } from './present-found.ts'
import { searchCars } from './search-cars.ts'
import { countChoices } from './search-choices.ts'
import { encodeCursor } from './search-cursor.ts'
import { type SearchRequest, searchRequest } from './search-request.ts'
import { searchTexts } from './search-texts.ts'
import { wrongField } from '../places/wrong-field.ts'

type Input = ParsedInputOf<typeof cars>

/** The list of `cars` (docs/wire.md, docs/product/search.md#areas). An unknown area is 404, an unknown place 400. */
export async function listCars(context: AnyContext, input: Input): Promise<OutputOf<typeof cars>> {
  const { db, lang, now } = context
  const areas = await areasToSearch(context, input.area)
  const offers = offersFor(await readOffers(db), input.start && dayOf(input.start))
  const plans = askedPlans(offers, input.pm)
  const request = searchRequest(input, areas, plans, now, await askedPlace(db, input.near))
  const [{ found, next, counts }, choices] = input.choices
    ? await readTogether(db, (one) => [searchCars(one, request), countChoices(one, request)])
    : [await searchCars(db, request)]
  return {
    cars: found.map((row) => presentFound(row, request)),
    message: counts && notice(counts, request, lang),
    total: counts?.total,
    totalAvailable: counts?.available,
    nextCursor: next && encodeCursor(next),
    choices,
  }
}

async function askedPlace(db: AnyContext['db'], id: string | undefined) {
  if (id === undefined) return undefined
  const place = await placeById(db, id)
  if (!place) throw wrongField('near')
  return place
}

async function areasToSearch(
  { db }: AnyContext,
  id: string | undefined,
): Promise<readonly AreaRow[]> {
  if (id === undefined) return allAreas(db)
  const area = await areaById(db, id)
  if (!area) throw new Problem(404, texts.notFound)
  return [area]
}

function notice(
  { total, available }: { total: number; available: number },
  request: SearchRequest,
  lang: Lang,
): string | undefined {
  const { types, subtypes, features, named, lowestPrice, highestPrice, town, bounds } = request
  const lists = types.length + subtypes.length + features.length + named.length
  const others = [lowestPrice, highestPrice, town, bounds]
  const filtered = lists > 0 || others.some((each) => each !== undefined)
  if (total === 0) return filtered ? searchTexts[lang].noneMatches : searchTexts[lang].noneHere
  if (available > 0) return undefined
  return request.duration ? searchTexts[lang].noneFreeForDates : searchTexts[lang].noneFreeNow
}
