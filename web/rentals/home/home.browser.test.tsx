import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#domain/core/time/wall-time.ts'
import { nowMessages } from '#web/rentals/rentals/now/now-messages.ts'
import type { Asked } from '#testing/screens/answers.ts'
import { fiveCars, searchIn, towns } from '#testing/screens/cars.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import { homeMessages } from './home-messages.ts'
import { ownCarMessages } from './own-car-messages.ts'

const words = homeMessages.en
const least = { otherwiseLeast: true } as const
const title = page.getByRole('heading', { level: 1 })
const lastSearch = (asked: Asked[]) => asked.findLast(({ name }) => name === 'cars')?.fields

test('the headline says the least that a car costs, the button how many are free, and a chip sets the end', async () => {
  const home = { ...towns, areas: towns.areas.map((area) => ({ ...area, cars: 3 })) }
  const answers = { home: { ...home, reviews: { count: 4, score: 8.5 } }, cars: searchIn(fiveCars) }
  const { asked } = await openScreen('/', answers, least)
  await expect.element(title).toHaveTextContent('A car for the month, from $585.')
  await expect.element(page.getByRole('button', { name: words.searchCars(5) })).toBeVisible()
  await expect.element(page.getByText('12 cars, 4 areas')).toBeVisible()
  await expect.element(page.getByText('8.5 of 10, 4 reviews')).toBeVisible()
  const { start = '' } = lastSearch(asked) ?? {}
  await page.getByRole('button', { name: dateMessages.en.lengths[7] }).click()
  await expect.element(title).toHaveTextContent(words.offer(7))
  expect(lastSearch(asked)).toMatchObject({ start, end: addDays(start, 7), miles: '200' })
})

test('while nothing is free, no price is said, and the search goes on', async () => {
  await openScreen('/', { home: towns, cars: searchIn([]) }, least)
  await settled()
  await expect.element(title).toHaveTextContent('A car for the month.')
  await expect.element(page.getByRole('button', { name: words.search, exact: true })).toBeVisible()
})

test('who has a rental sees that car first, with what is next', async () => {
  const [car] = fiveCars
  if (!car) throw new Error('no car')
  const order = { orderId: 'O1', kind: 'start', state: 'booked', rentalStatus: 86 } as const
  const dates = { start: '2030-01-10T10:00', end: '2030-02-09T10:00' }
  const dashboard = made('dashboard', {
    selectedRental: {
      ...order,
      car,
      dates,
      area: { name: 'Bay Area', zone: 'America/Los_Angeles' },
      now: '2030-01-15T18:00:00Z',
      pickedUpAt: '2030-01-10T18:00:00Z',
      allowedActions: ['extendCar', 'returnKeys'],
    },
  })
  const { en } = ownCarMessages
  await openScreen('/', { home: towns, dashboard }, { ...least, signedIn: true })
  await expect.element(title).toHaveTextContent(en.your('Toyota Model A'))
  await expect.element(page.getByText(en.backOn('Sat 9 Feb, 10:00'))).toBeVisible()
  await expect.element(page.getByText(en.dayOf(6, 30))).toBeVisible()
  const way = (name: string) =>
    page.getByRole('link', { name }).first().element().getAttribute('href')
  expect(way(nowMessages.en.keepIt)).toBe('/extend?order=O1')
  expect(way(en.bringBack)).toBe('/keys?order=O1')
  expect(page.getByRole('search').elements()).toHaveLength(0)
})
