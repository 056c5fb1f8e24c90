import { afterEach, expect, it, vi } from 'vitest'
import { cars, home } from '#protocol/fleet/names.ts'
import { read } from '#web/core/api/call.ts'
import { firstQuestions } from './first-questions.ts'

const now = new Date('2027-02-01T12:00:00Z')
const dates = 'start=2027-02-10T10:00&end=2027-03-12T10:00'

const asked = (address: string, at = now) =>
  firstQuestions(new URL(address, 'https://tramo.example'), at)

const fieldsOf = (address = '') =>
  Object.fromEntries(new URLSearchParams(address.slice('/api?'.length)))

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('a visitor is asked for the areas in the language of the address, else of the last visit', () => {
  expect(asked('/')).toEqual(['/api?objectType=home&lang=en'])
  expect(asked('/?lang=ES')).toEqual(['/api?objectType=home&lang=es'])
  localStorage.setItem('langCode', 'es')
  expect(asked('/booking?car=7')).toEqual(['/api?objectType=home&lang=es'])
  expect(asked('/?lang=fr')).toEqual(['/api?objectType=home&lang=en'])
})

it('nothing is asked with a session, or by a link that begins one', () => {
  expect(asked('/?token=abc')).toEqual([])
  localStorage.setItem('userToken', 'secret')
  expect(asked(`/results?${dates}`)).toEqual([])
})

it('the question is letter by letter that of the program, so that the browser takes its answer', async () => {
  const server = vi.fn<typeof fetch>(async () => new Response('{"status":1}'))
  vi.stubGlobal('fetch', server)
  const [start, end, miles] = ['2027-02-10T10:00', '2027-03-12T10:00', 850]
  const trip = { start, end, miles }
  await read(home, {})
  await read(cars, { ...trip, sort: 'price', area: '2' })
  await read(cars, { car: '7', start, end, pm: 'cheapest', miles })
  const [areas, found, one] = server.mock.calls.map(([address]) => address)
  expect(asked(`/results?area=2&${dates}`)).toEqual([areas, found])
  expect(asked(`/details?area=2&car=7&${dates}`)).toEqual([areas, one])
})

it('miles are those of the trip, by what this browser was told', () => {
  localStorage.setItem('tripMiles', '1400/35')
  const [, found] = asked('/results?start=2027-02-10T10:00&end=2027-02-17T10:00')
  expect(fieldsOf(found)).toMatchObject({ miles: '300', sort: 'price' })
})

it.each([
  // The last moment of a day in Hawaii whose next slot is still on it, and the first after it.
  ['2027-02-03T09:30:00Z', '2027-02-05T10:00', '2027-03-07T10:00'],
  ['2027-02-03T09:31:00Z', '2027-02-06T10:00', '2027-03-08T10:00'],
])('a car without dates is asked for with those that are proposed at %s', (at, start, end) => {
  const [, found] = asked('/details?car=7', new Date(at))
  expect(fieldsOf(found)).toMatchObject({ car: '7', start, end, miles: '850' })
})

it.each([
  ['/results'],
  ['/details?area=2'],
  ['/results?start=2027-02-03T10:00&end=2027-03-12T10:00'],
  ['/results?start=2027-02-31T10:00&end=2027-03-12T10:00'],
  ['/results?start=2027-03-12T10:00&end=2027-02-12T10:00'],
  [`/details?car=7&${dates}&type=swap`],
  [`/details?car=7&${dates}&pm=cash`],
  [`/about?${dates}`],
])('no cars for %s: the program has to look first', (address) => {
  expect(asked(address)).toEqual(['/api?objectType=home&lang=en'])
})

it.each(['tramo.carFilters', 'tramo.resultsView'])(
  'who has chosen %s asks for other cars',
  (key) => {
    sessionStorage.setItem(key, '{}')
    expect(asked(`/results?area=2&${dates}`)).toHaveLength(1)
  },
)
