import { expect, it } from 'vitest'
import { mapsLink } from './maps-link.ts'

const oakland = { id: '1', name: 'Oakland', state: 'CA', latitude: 37.8, longitude: -122.27 }
const daly = { id: '2', name: 'Daly City', state: 'CA', latitude: 37.69, longitude: -122.47 }
const mateo = { id: '3', name: 'San Mateo', state: 'CA', latitude: 37.56, longitude: -122.32 }

const asked = (link: string) => Object.fromEntries(new URL(link).searchParams)

it('leads from town to town over those on the way', () => {
  expect(asked(mapsLink({ from: oakland, to: mateo, via: [daly] }))).toMatchObject({
    origin: '37.8,-122.27',
    destination: '37.56,-122.32',
    waypoints: '37.69,-122.47',
  })
})

it('knows an address and a mark on the map where the reader does', () => {
  const job = {
    from: oakland,
    to: mateo,
    via: [],
    exactFrom: { address: '12 Lake St' },
    exactTo: { address: 'Terminal 2', latitude: 37.61, longitude: -122.38 },
  }
  expect(asked(mapsLink(job))).toMatchObject({
    origin: '12 Lake St, Oakland, CA',
    destination: '37.61,-122.38',
  })
})

it('without a destination shows the place', () => {
  const link = mapsLink({ from: oakland, via: [] })
  expect(link).toContain('/maps/search/')
  expect(asked(link)).toMatchObject({ query: '37.8,-122.27' })
})
