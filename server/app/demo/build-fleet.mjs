// Writes fleet.csv beside it: `node server/app/demo/build-fleet.mjs`. The same input gives the same
// bytes; the file is committed, so this runs only when the demo fleet is to change.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { bodyTypes } from './fleet-models.mjs'

const areas = [
  { slug: 'bay-area', state: 'CA', share: 66, price: 1.04 },
  { slug: 'los-angeles', state: 'CA', share: 72, price: 1 },
  { slug: 'sacramento', state: 'CA', share: 38, price: 0.93 },
  { slug: 'san-diego', state: 'CA', share: 46, price: 0.98 },
  { slug: 'miami', state: 'FL', share: 44, price: 1 },
  { slug: 'hawaii', state: 'HI', share: 34, price: 1.12 },
]
const colours =
  'silver pearl graphite night navy pacific silver pearl redwood sage sand graphite poppy'.split(
    ' ',
  )
const streets =
  'Alder Bay Cedar Delta Elm Foothill Grove Harbor Juniper Laurel Maple Orchard Palm'.split(' ')
const thisYear = 2026

/**
 * A number from 0 to below 1 that depends on the car and the question alone, so that a change of
 * one model does not shuffle all the others.
 * @param {string} id @param {string} question
 */
function chance(id, question) {
  return createHash('sha256').update(`${id} ${question}`).digest().readUInt32BE() / 2 ** 32
}
/** @template T @param {T[]} list @param {number} at from 0 to below 1 @returns {T} */
const pick = (list, at) => list[Math.floor(at * list.length)]

/** Towns where cars stand: the largest of the area. @param {string} area */
function townsOf(area) {
  const rows = readFileSync(new URL('places.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return rows
    .map((row) => row.split(','))
    .filter((cells) => cells[8] === area && cells[7] === 'city' && Number(cells[6]) > 30_000)
    .slice(0, 24)
    .map((cells) => ({ name: cells[1], latitude: Number(cells[4]), longitude: Number(cells[5]) }))
}
const towns = Object.fromEntries(areas.map(({ slug }) => [slug, townsOf(slug)]))

/** Every area gets each body type; the rest goes by the areas' shares. @param {number} count */
function spread(count) {
  const spare = count - areas.length
  const total = areas.reduce((sum, area) => sum + area.share, 0)
  let before = 0
  return areas.flatMap((area) => {
    const upTo = before + area.share
    const more = Math.round((spare * upTo) / total) - Math.round((spare * before) / total)
    before = upTo
    return Array.from({ length: 1 + more }, () => area)
  })
}

/**
 * What the car has, as far as its model, year and a little chance say.
 * @param {string} id @param {string} body @param {number} year @param {string} make
 * @param {string} fuel @param {string[]} always
 */
function featuresOf(id, body, year, make, fuel, always) {
  const features = [...always, 'bluetooth']
  /** @param {string} name @param {boolean} wanted */
  const add = (name, wanted) => {
    if (wanted && !features.includes(name)) features.push(name)
  }
  add(fuel === 'plug' ? 'plug-in-hybrid' : fuel, ['electric', 'hybrid', 'plug'].includes(fuel))
  add('backup-camera', year >= 2018 || chance(id, 'camera') < 0.5)
  add('apple-carplay', year >= 2020 && make !== 'Tesla')
  add('android-auto', year >= 2020 && make !== 'Tesla')
  add('adaptive-cruise', year >= 2021)
  add('all-wheel-drive', ['suv', 'pickup'].includes(body) && chance(id, 'awd') < 0.4)
  add('heated-seats', chance(id, 'seats') < 0.2)
  add('rideshare-ready', ['sedan', 'hatchback', 'suv'].includes(body) && chance(id, 'ride') < 0.45)
  add('open-top', body === 'convertible')
  add('truck-bed', body === 'pickup')
  add('tow-hitch', ['pickup', 'suv'].includes(body) && chance(id, 'hitch') < 0.3)
  add('sliding-doors', ['minivan', 'passenger-van', 'cargo-van'].includes(body))
  add('cargo-space', ['cargo-van', 'wagon', 'minivan'].includes(body))
  return features.join(';')
}

/** Lowest and highest deposit in dollars; the highest lies on both sides of $745 (docs/product/prices.md#deposit). */
function deposits(month) {
  if (month < 800) return [200, 500]
  if (month < 1000) return [250, 700]
  if (month < 1300) return [300, 900]
  return month < 1800 ? [500, 1200] : [800, 2500]
}

function minimumDays(id) {
  const at = chance(id, 'minimum')
  if (at < 0.62) return 7
  if (at < 0.74) return 3
  if (at < 0.84) return 1
  return at < 0.94 ? 14 : 30
}

/**
 * One car by the columns of docs/import.md.
 * @param {string} number @param {string} body @param {typeof areas[number]} area @param {number} index
 */
function carOf(number, body, area, index) {
  const { doors, mile, models } = bodyTypes[body]
  const id = `car-${number}`
  const [make, model, seats, from, to, fuel, mpg, tank, rate, always] =
    models[(index * 5 + Math.floor(chance(id, 'model') * 3)) % models.length]
  const year = from + Math.floor(Math.sqrt(chance(id, 'year')) * (to - from + 1))
  const age = thisYear - year
  const day = Math.round(rate * area.price * (1 - 0.028 * age) * (0.95 + chance(id, 'rate') / 8))
  // Prices that end in 9, the week about 16 % and the month about 27 % cheaper than days.
  const month = Math.round((day * 21.8) / 10) * 10 - 1
  const [lowest, highest] = deposits(month)
  const town = pick(towns[area.slug], chance(id, 'town') ** 1.6)
  const white = body === 'cargo-van' && chance(id, 'white') < 0.6
  const miles = (age + chance(id, 'months')) * (8_000 + chance(id, 'miles') * 5_000)
  const house = 100 + Math.floor(chance(id, 'house') * 880)
  return {
    source_id: id,
    make,
    model,
    year,
    type: body.includes('van') ? 'van' : 'car',
    subtype: body,
    seats,
    doors,
    fuel: fuel === 'plug' ? 'hybrid' : fuel,
    transmission: model === 'MX-5 Miata' && chance(id, 'gears') < 0.4 ? 'manual' : 'automatic',
    mpg: mpg || '',
    tank_gallons: fuel === 'electric' ? 0 : tank,
    battery_kwh: fuel === 'electric' ? tank : '',
    colour: white ? 'pearl' : pick(colours, chance(id, 'colour')),
    plate: `TRAMO${number}`,
    latitude: town.latitude.toFixed(2),
    longitude: town.longitude.toFixed(2),
    city: town.name,
    state: area.state,
    area: area.slug,
    address: `${house} ${pick(streets, chance(id, 'street'))} Street`,
    daily_rate_usd: day,
    weekly_price_usd: Math.round((day * 5.9) / 10) * 10 - 1,
    monthly_price_usd: month,
    mile_price_cents: mile + (fuel === 'gas' || fuel === 'diesel' ? 1 : 0),
    deposit_min_usd: lowest,
    deposit_max_usd: highest,
    min_rental_days: minimumDays(id),
    included_miles_per_day: chance(id, 'included') < 0.12 ? 50 : 0,
    odometer_miles: 300 + Math.round(miles),
    features: featuresOf(id, body, year, make, fuel, always),
  }
}

const places = Object.entries(bodyTypes).flatMap(([body, { cars }]) =>
  spread(cars).map((area, index) => ({ body, area, index })),
)
const fleet = places.map(({ body, area, index }, at) =>
  carOf(String(at + 1).padStart(3, '0'), body, area, index),
)
const lines = [Object.keys(fleet[0]), ...fleet.map((car) => Object.values(car))]
const text = lines.map((cells) => `${cells.join(',')}\n`).join('')
writeFileSync(new URL('fleet.csv', import.meta.url), text)
