import { placeCredit } from '#web/fleet/places/map/place-credit.ts'
import { dates } from './screens.ts'

/** Words that both languages share. */
const shared = [
  'Tramo',
  'FAQ',
  'WhatsApp',
  'Bluetooth',
  'Apple CarPlay',
  'Android Auto',
  'SUV',
  'Vans',
  'Pickup',
  'Plan',
  'Minivan',
  'Hatchback',
  'Convertible',
  'Extras',
  'Interior',
  'Total',
  placeCredit,
]
/** What the renter of `people.ts` typed. */
const typed = ['Ana Núñez', 'Ana', 'Núñez', 'AN', 'Bay Mutual', 'CA, US']
/** E-mail addresses, order and confirmation numbers, number plates, miles, minutes. */
const patterns = /\S+@\S+|\b[A-Z0-9]{10,16}\b|\bTRAMO\d{3}\b|\bmin?\b/g
/** Streets of the sample cars; what is left once a whole address is known. */
const streets = /\b[A-Z][a-z]+ Street\b/g

interface Named {
  content?: { name: string; states?: { name: string }[] }[]
  areas?: { name: string; pickupAddress: string }[]
  cars?: { id: string; make: string; model: string; location: { city: string } }[]
  reviews?: { firstName: string; comment: string }[]
}

/** The names of places, cars and people that screens show, and what people wrote about cars. */
async function namesOnScreens(base: string, screens: Iterable<string>): Promise<string[]> {
  const ask = async (fields: Record<string, string>) =>
    (await (await fetch(`${base}/api?${new URLSearchParams(fields)}`)).json()) as Named
  const { areas = [] } = await ask({ objectType: 'home' })
  // Numbers are set in a face of their own, so that an address is in parts.
  const names = areas.flatMap(({ name, pickupAddress }) => [
    name,
    pickupAddress,
    pickupAddress.replaceAll(/\d+/g, '').trim(),
  ])
  const { cars = [] } = await ask({ objectType: 'cars', area: '1', limit: '100', ...dates })
  names.push(...cars.flatMap((car) => [car.make, car.model, car.location.city]))
  // A list of all countries has some that are called the same in Spanish.
  const { content = [] } = await ask({ objectType: 'countriesForStates', lang: 'es' })
  names.push(
    ...content.flatMap(({ name, states = [] }) => [name, ...states.map((state) => state.name)]),
  )
  for (const car of new Set([...screens].map((path) => /[?&]car=([^&]+)/.exec(path)?.[1]))) {
    if (car === undefined) continue
    const { reviews = [] } = await ask({ objectType: 'cars', car, ...dates })
    names.push(...reviews.flatMap((review) => [review.comment, review.firstName]))
  }
  return names
}

/** What was read on each screen, by its address (see `texts.ts`). */
export type TextsByScreen = ReadonlyMap<string, readonly string[]>

/**
 * The texts of each screen that are the same in English and in Spanish and should not be.
 * @param own names that only this person's screens show
 */
export async function untranslated(
  base: string,
  english: TextsByScreen,
  spanish: TextsByScreen,
  own: readonly string[] = [],
): Promise<string[]> {
  const names = [...(await namesOnScreens(base, english.keys())), ...shared, ...typed, ...own]
  // Long names first: «Mazda3» before «Mazda».
  names.sort((one, other) => other.length - one.length)
  const rest = (text: string) =>
    names
      .reduce((left, name) => left.replaceAll(name, ''), text.replaceAll(patterns, ''))
      .replaceAll(streets, '')
  return [...english].flatMap(([path, texts]) => {
    const before = new Set(texts)
    return (spanish.get(path) ?? [])
      .filter((text) => before.has(text) && /\p{L}{2}/u.test(rest(text)))
      .map((text) => `${path}: ${text}`)
  })
}
