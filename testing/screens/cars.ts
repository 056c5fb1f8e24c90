import { priceBins } from '#domain/fleet/fleet/price-bins.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Fields } from './answers.ts'
import { made } from './made-answer.ts'

/** A month, in the query of an address. */
export const trip = 'start=2030-01-10T10:00&end=2030-02-09T10:00'

const zone = 'America/Los_Angeles'

/** A company with areas to choose from, where nothing is taxed and one price holds. */
const hours = { opens: '08:00', closes: '20:00', otherHours: '' }

export const towns = made('home', {
  areas: [
    { id: '1', slug: 'bay-area', name: 'Bay Area', zone, taxes: [], ...hours },
    { id: '5', slug: 'miami', name: 'Miami', zone: 'America/New_York', taxes: [], ...hours },
    { id: '6', slug: 'hawaii', name: 'Hawaii', zone: 'Pacific/Honolulu', taxes: [], ...hours },
    { id: '7', slug: 'los-angeles', name: 'Los Angeles', zone, taxes: [], ...hours },
  ],
  priceModifiers: [{ id: 'normal', name: 'Normal', coefficient: 1 }],
})

/** What a trip of a month with 850 miles costs with `carAt(place)`. */
const priceAt = (place: number) => 585 + 100 * place

/** The cars of Bay Area, the cheapest first: 10 cents a mile, and a month for 500 dollars or more. */
const carAt = (place: number): Car =>
  made('cars', {
    cars: [
      {
        id: String(place + 1),
        areaId: '1',
        typeId: 'cars',
        subtypeId: 'sedan',
        colour: 'pearl',
        make: 'Toyota',
        model: `Model ${'ABCDEFG'[place]}`,
        year: 2024,
        price: { month: 500 + 100 * place, mile: 10 },
        depositMinimum: 300,
        depositMaximum: 300,
        includedMilesPerDay: 0,
        fuel: 'gas',
        transmission: 'automatic',
        seats: 4 + place,
        location: { latitude: 37.8, longitude: -122.27, city: 'Oakland' },
        available: true,
        tripPrice: priceAt(place),
      },
    ],
  }).cars[0] as Car

/** Five of them. */
export const fiveCars = [0, 1, 2, 3, 4].map(carAt)

/** A search as the server has it, of these cars: by their ids and by the price of the trip. */
export const searchIn = (all: readonly Car[]) => (fields: Fields) => {
  const ids = fields.cars?.split(',')
  const most = Number(fields.highestPrice ?? Infinity)
  const least = Number(fields.lowestPrice ?? 0)
  const fitting = all.filter(
    ({ id, location, subtypeId }) =>
      (ids?.includes(id) ?? true) &&
      (fields.town ?? location.city) === location.city &&
      (fields.subtypes?.split(',').includes(subtypeId) ?? true),
  )
  const found = fitting.filter(({ tripPrice = 0 }) => least <= tripPrice && tripPrice <= most)
  return made('cars', {
    cars: found,
    total: found.length,
    totalAvailable: found.length,
    choices: fields.choices ? choicesOf(all, fitting) : undefined,
  })
}

function choicesOf(all: readonly Car[], fitting: readonly Car[]) {
  const bins = priceBins(fitting.map(({ tripPrice = 0 }) => ({ price: tripPrice, count: 1 })))
  const prices = fitting.map(({ tripPrice = 0 }) => tripPrice)
  const cities = [...new Set(all.map(({ location }) => location.city))]
  return {
    prices: bins && { lowest: Math.min(...prices), highest: Math.max(...prices), ...bins },
    subtypes: [{ id: 'sedan', count: all.length }],
    features: [{ id: 'bluetooth', count: fitting.length - 1 }],
    towns: cities.map((name) => ({
      name,
      count: all.filter(({ location }) => location.city === name).length,
    })),
  }
}

/** The types and features that the filters offer. */
export const kinds = made('carTypesFeatures', {
  types: [{ id: 'cars', name: 'Cars', subtypes: [{ id: 'sedan', name: 'Sedan' }] }],
  features: [{ id: 'bluetooth', name: 'Bluetooth' }],
})

/** The cards of a list, in their order. */
export const cards = () => [...document.querySelectorAll<HTMLElement>('li[data-on-map]')]

export const namesOnCards = () => cards().map((card) => card.querySelector('h2')?.textContent)
