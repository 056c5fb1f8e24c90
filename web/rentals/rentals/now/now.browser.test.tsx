import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fiveCars } from '#testing/screens/cars.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { nowMessages } from './now-messages.ts'
import { wayMessages } from './way-messages.ts'

const words = nowMessages.en
const way = wayMessages.en
const oakland = { latitude: 37.8044, longitude: -122.2712 }

const booked = {
  orderId: 'O1',
  kind: 'start',
  state: 'booked',
  rentalStatus: 85,
  confirmation: 'confirmed',
  paid: true,
  car: fiveCars[0],
  dates: { start: '2030-01-10T10:00', end: '2030-02-09T10:00' },
  area: { name: 'Bay Area', zone: 'America/Los_Angeles' },
  now: '2030-01-09T20:00:00Z',
  pickupAddress: '568 Harbor Street, Oakland',
  pickupPoint: oakland,
  allowedActions: ['cancelContract'],
} as const

const driving = {
  ...booked,
  rentalStatus: 86,
  now: '2030-01-20T20:00:00Z',
  daysLeft: 20,
  allowedActions: ['carChange', 'scheduleReturn'],
}

const weekly = (state: 'ahead' | 'open') => ({
  code: 'weeklyInspection',
  title: 'Weekly inspection',
  dueAt: '2030-01-24T18:00:00Z',
  state,
  route: 'vehicleInspection',
  query: { order: 'O1', kind: 'weekly' },
})

async function open(rental: object) {
  const answer = { selectedRental: rental, rentals: [rental] } as never
  await openScreen(
    '/dashboard?order=O1',
    { dashboard: made('dashboard', answer) },
    { otherwiseLeast: true, signedIn: true },
  )
  await settled()
}

/** The device says where it is, to twelve metres, or that it may not. */
function device(point: typeof oakland | undefined) {
  const refused = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  return asked.mockImplementation((found, failed) => {
    if (!point) return failed?.(refused)
    const coords = { ...point, accuracy: 12 }
    found({ coords, timestamp: Date.now() } as GeolocationPosition)
  })
}

test('the day before has a map; how far it is, and when to leave, is measured at a press only', async () => {
  const asked = device({ latitude: 37.8394, longitude: -122.289 })
  await open(booked)
  await expect.element(page.getByText('in 22 h')).toBeVisible()
  await expect.element(page.getByRole('img', { name: way.map(booked.pickupAddress) })).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  expect(await faultsInBothSizes()).toEqual([])
  await page.getByRole('button', { name: way.howFar }).click()
  await expect.element(page.getByText('2.6', { exact: true })).toBeVisible()
  await expect.element(page.getByText(way.byCar(25))).toBeVisible()
  await expect.element(page.getByText(way.leaveBy('09:35'))).toBeVisible()
  expect(document.body.textContent).not.toMatch(/-?\d+\.\d{3}/)
})

test.each([
  [
    'around the corner is walked to',
    { latitude: 37.8066, longitude: -122.2712 },
    way.leaveBy('09:54'),
  ],
  ['an ocean away is no drive', { latitude: 21.3069, longitude: -157.8583 }, way.farAway],
  ['who shares no place is told so, and loses nothing', undefined, way.refused],
])('%s', async (_what, point, text) => {
  device(point)
  await open(booked)
  await page.getByRole('button', { name: way.howFar }).click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.way })).toBeVisible()
})

test('cancelling is a row of its own that says until when it is free', async () => {
  await open({ ...booked, now: '2030-01-09T01:00:00Z' })
  const row = page.getByRole('link', { name: new RegExp(`^${words.cancel} `) })
  await expect.element(row).toHaveTextContent(words.cancelFree('Wed 9 Jan 2030, 10:00'))
  await open(booked)
  await expect.element(row).toHaveTextContent(words.cancelNow)
})

test('on the road four tiles stand below the card, each of them once on the screen', async () => {
  await open({ ...driving, duties: [weekly('ahead')] })
  await expect.element(page.getByText('Back on Sat 9 Feb, 10:00')).toBeVisible()
  const tiles = page.getByRole('navigation', { name: words.tiles })
  const names = [...tiles.getByRole('link').elements(), ...tiles.getByRole('button').elements()]
  expect(names.map((tile) => tile.textContent)).toEqual([
    'Photosby Thu 24 Jan',
    'Extendfrom 2 Feb',
    'Swapanother car',
    'Helpget a tow',
  ])
  expect(page.getByText(words.photosRow).elements()).toHaveLength(0)
  await page.getByText(words.returnRow, { exact: true }).click()
  await expect.element(page.getByRole('link', { name: words.returnEarly })).toBeVisible()
  expect(await faultsInBothSizes()).toEqual([])
  await tiles.getByRole('button', { name: /^Help/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('photos that may be taken are what the card asks for, and no tile says it again', async () => {
  await open({ ...driving, duties: [weekly('open')] })
  const photos = page.getByRole('link', { name: words.takePhotos })
  expect(photos.element().getAttribute('href')).toBe('/vehicle-inspection?order=O1&kind=weekly')
  const tiles = page.getByRole('navigation', { name: words.tiles })
  await expect.element(tiles.getByRole('link', { name: /^Swap/ })).toBeVisible()
  expect(tiles.getByText(words.tilePhotos).elements()).toHaveLength(0)
})
