import type { Handlers } from '../../platform/api/handler.ts'
import { isNearTown } from '#domain/fleet/places/point-near.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import type * as operations from '#protocol/fleet/operations.ts'
import type { Town } from '#protocol/fleet/places/place.ts'
import type { Text } from '#protocol/core/text.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { limit } from '../../platform/http/limits.ts'
import type { Position } from './bounds.ts'
import { aroundPlace, servedBounds, servedTownsNear } from './places-store.ts'

type Ours = Handlers<typeof operations>

const texts = {
  gone: {
    en: 'This address cannot be looked up right now. Type it in, and choose the town.',
    es: 'Esta dirección no se puede buscar ahora. Escríbela y elige la ciudad.',
  },
  notServed: {
    en: 'This address is outside our areas. Choose one inside.',
    es: 'Esta dirección está fuera de nuestras zonas. Elige una que esté dentro.',
  },
} satisfies Record<string, Text>

/** The address of a job has no more (protocol/jobs/jobs/update-job.ts). */
const longestAddress = 200

/** What the person types is passed on; when nothing comes back, towns are still there. */
export const addresses: Ours['addresses'] = async (context, { q, near, search }) => {
  const { db, lang, services, user } = context
  if (!services.addresses) return { addresses: [] }
  limit(context, `addresses of ${user.id}`, 200, 600)
  const within = (near && (await aroundPlace(db, near))) || (await servedBounds(db))
  const low = { latitude: within.south, longitude: within.west }
  const high = { latitude: within.north, longitude: within.east }
  const found = await asked(context, (all) =>
    all.suggest({ typed: q, session: search, lang, low, high }),
  )
  return { addresses: found ?? [] }
}

/** Where a chosen one lies, with the nearest town of an area. */
export const address: Ours['address'] = async (context, { id, search }) => {
  const { db, lang, services, user } = context
  if (services.addresses) limit(context, `address of ${user.id}`, 60, 600)
  const found = await asked(context, (all) => all.find({ id, session: search, lang }))
  if (!found) return { refused: texts.gone }
  const town = nearest(await servedTownsNear(db, found), found)
  if (!town || !isNearTown(town, found)) return { refused: texts.notServed }
  const { latitude, longitude } = found
  return { address: found.address.slice(0, longestAddress), latitude, longitude, town }
}

type Search = NonNullable<AnyContext['services']['addresses']>

/** Undefined when it fails: the operator reads of it (docs/operating.md#addresses-by-google), the person goes on without. */
async function asked<Found>(
  { services, outsideQueue }: AnyContext,
  ask: (search: Search) => Promise<Found>,
): Promise<Found | undefined> {
  const { addresses: search } = services
  return search && outsideQueue(() => ask(search).catch(() => undefined))
}

function nearest(towns: Town[], point: Position): Town | undefined {
  const byMiles = towns.map((town) => ({ town, miles: milesBetween(town, point) }))
  return byMiles.toSorted((a, b) => a.miles - b.miles)[0]?.town
}
