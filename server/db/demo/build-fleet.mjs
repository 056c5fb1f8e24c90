// Writes fleet.csv beside it: `node server/db/demo/build-fleet.mjs`. The same input gives the same
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
  'silver pearl graphite night navy pacific silver pearl redwood sage sand graphite poppy'.split(' ')
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
const pick = (list, at) => /** @type {T} */ (list[Math.floor(at * list.length)])

/** Towns where cars stand: the largest of the area. @param {string} area */
function townsOf(area) {
  const rows = readFileSync(new URL('places.csv', import.meta.url), 'utf8').trim().split('\n')
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

/** @param {string} id @param {string} body @param {number} year */
function featuresOf(id, body, year, fuel, always) {
  const features = [...always, 'bluetooth']
  const add = (name, wanted) => wanted && !features.includes(name) && features.push(name)
  add(fuel === 'plug' ? 'plug-in-hybrid' : fuel, ['electric', 'hybrid', 'plug'].includes(fuel))
  add('backup-camera', year >= 2018 || chance(id, 'camera') < 0.5)
  const phone = year >= 2020 && !always.includes('tesla')
  add('apple-carplay', phone)
  add('android-auto', phone)
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

/** Lowest and highest deposit in dollars; the highest lies on both sides of $745 (PRODUCT.md 5). */
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

const header =
  'source_id,make,model,year,type,subtype,seats,doors,fuel,transmission,mpg,tank_gallons,colour,plate,latitude,longitude,city,state,area,address,daily_rate_usd,weekly_price_usd,monthly_price_usd,mile_price_cents,deposit_min_usd,deposit_max_usd,min_rental_days,included_miles_per_day,odometer_miles,features'
const lines = [header]
for (const [body, { doors, cars, mile, models }] of Object.entries(bodyTypes)) {
  for (const [index, area] of spread(cars).entries()) {
    const number = String(lines.length).padStart(3, '0')
    const id = `car-${number}`
    const [make, model, seats, from, to, fuel, mpg, tank, rate, always] =
      models[(index * 5 + Math.floor(chance(id, 'model') * 3)) % models.length]
    const year = from + Math.floor(Math.sqrt(chance(id, 'year')) * (to - from + 1))
    const age = thisYear - year
    const day = Math.round(rate * area.price * (1 - 0.028 * age) * (0.95 + chance(id, 'rate') / 8))
    // Prices that end in 9, the week about 16 % and the month about 27 % cheaper than days.
    const week = Math.round((day * 5.9) / 10) * 10 - 1
    const month = Math.round((day * 21.8) / 10) * 10 - 1
    const town = pick(towns[area.slug], chance(id, 'town') ** 1.6)
    const cell = (degrees) => degrees.toFixed(2)
    const miles = Math.round((age + chance(id, 'months')) * (8_000 + chance(id, 'miles') * 5_000))
    lines.push(
      [
        ...[id, make, model, year, body.includes('van') ? 'van' : 'car', body, seats, doors],
        fuel === 'plug' ? 'hybrid' : fuel,
        model === 'MX-5 Miata' && chance(id, 'gears') < 0.4 ? 'manual' : 'automatic',
        ...[mpg || '', fuel === 'electric' ? 0 : tank],
        body === 'cargo-van' && chance(id, 'white') < 0.6 ? 'pearl' : pick(colours, chance(id, 'colour')),
        `TRAMO${number}`,
        ...[cell(town.latitude), cell(town.longitude), town.name, area.state, area.slug],
        `${100 + Math.floor(chance(id, 'house') * 880)} ${pick(streets, chance(id, 'street'))} Street`,
        ...[day, week, month, mile + (fuel === 'gas' || fuel === 'diesel' ? 1 : 0)],
        ...deposits(month),
        minimumDays(id),
        chance(id, 'included') < 0.12 ? 50 : 0,
        300 + miles,
        featuresOf(id, body, year, fuel, make === 'Tesla' ? [...always, 'tesla'] : always).replace(
          'tesla;',
          '',
        ),
      ].join(','),
    )
  }
}
writeFileSync(new URL('fleet.csv', import.meta.url), `${lines.join('\n')}\n`)
