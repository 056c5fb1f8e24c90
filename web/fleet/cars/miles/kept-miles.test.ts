import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

const kept = () => import('./kept-miles.ts')

it('whoever has not been asked drives to work', async () => {
  const { tripMiles } = await kept()
  expect(tripMiles(30)).toBe(850)
  expect(tripMiles(35)).toBe(1_000)
  expect(tripMiles(1)).toBe(50)
})

it('an answer is kept for later visits, and for another length in proportion', async () => {
  const first = await kept()
  first.keepTripMiles(1_400, 35)
  expect(first.tripMiles(35)).toBe(1_400)
  vi.resetModules()
  const later = await kept()
  expect(later.tripMiles(35)).toBe(1_400)
  expect(later.tripMiles(7)).toBe(300)
  expect(later.tripMiles(700)).toBe(20_000)
})

it('what nobody answered is no answer', async () => {
  for (const text of ['', 'x', '5', '100/0', '-5/3', '1/2/3']) {
    localStorage.setItem('tripMiles', text)
    vi.resetModules()
    expect((await kept()).tripMiles(30)).toBe(850)
  }
})
