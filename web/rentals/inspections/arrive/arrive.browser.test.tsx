import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import type { Answers } from '#testing/screens/answers.ts'
import { fiveCars } from '#testing/screens/cars.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen } from '#testing/screens/open-screen.tsx'
import { cameraMessages } from '../camera/camera-messages.ts'
import { keysMessages } from '../keys-messages.ts'
import { stepMessages } from '../steps/step-messages.ts'
import { arriveMessages } from './arrive-messages.ts'

const words = arriveMessages.en
const keysWords = keysMessages.en
const signedIn = { otherwiseLeast: true, signedIn: true } as const
const oakland = { latitude: 37.8044, longitude: -122.2712 }
const honolulu = { latitude: 21.3069, longitude: -157.8583 }

afterEach(() => {
  vi.restoreAllMocks()
})

/** The device says that it is there, or that it may not say. */
function device(told: { latitude: number; longitude: number; metres?: number } | undefined) {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (!told) {
      failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      return
    }
    const { latitude, longitude, metres = 12 } = told
    const coords = { latitude, longitude, accuracy: metres }
    found({ coords, timestamp: Date.now() } as GeolocationPosition)
  })
}

const [car] = fiveCars
const angles = ['Front', 'Front right']
const rental = {
  kind: 'start',
  state: 'booked',
  rentalStatus: 85,
  confirmation: 'confirmed',
  paid: true,
  car,
  dates: { start: '2030-01-10T10:00', end: '2030-02-09T10:00' },
  area: { name: 'Bay Area', zone: 'America/Los_Angeles' },
  now: '2030-01-10T17:47:00Z',
  pickupAddress: '568 Harbor Street, Oakland',
  pickupPoint: oakland,
  allowedActions: ['arrive', 'getKeys'],
} as const

/** Each test has an order of its own: what one has sent is kept for the next. */
const answersFor = (orderId: string): Answers => {
  const own = { ...rental, orderId }
  return {
    dashboard: made('dashboard', { selectedRental: own, rentals: [own] }),
    inspectionGuidelines: made('inspectionGuidelines', {
      checkpoints: angles.map((title) => ({
        id: title,
        title,
        flag: true,
        kindOfPicture: 'outside' as const,
        hint: `Stand at the ${title}`,
        samplePicture: '/samples/front.svg',
      })),
    }),
  }
}

const keyTitle = stepMessages.en.takeKey

async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], 'car.png', { type: 'image/png' })
}

const camera = page.getByRole('dialog')
const arrived = (asked: { name: string; fields: Record<string, string> }[]) =>
  asked.find(({ name, fields }) => name === 'getOrReturnKeys' && fields.rentalStatus === '91')
    ?.fields

test('“I have arrived” on the dashboard opens the camera, and who is at the car is told so in it', async () => {
  device({ ...oakland, metres: 12 })
  const { asked } = await openScreen('/dashboard?order=O1', answersFor('O1'), signedIn)
  await page.getByRole('link', { name: dashboardMessages.en.actions.arrive }).click()
  await expect.element(camera.getByText(cameraMessages.en.step(1, 2))).toBeVisible()
  await expect.element(camera.getByText(/^You are here, \d\d:\d\d$/)).toBeVisible()
  await expect.element(camera.getByText(words.feet(40))).toBeVisible()
  await vi.waitFor(() => expect(arrived(asked)).toMatchObject({ latitude: '37.8044' }))
  // A reload, or the way back to it, opens none.
  await openScreen('/keys?order=O1', answersFor('O1'), { ...signedIn, again: true })
  await expect.element(page.getByRole('button', { name: keysWords.arrive })).toBeVisible()
  expect(camera.elements()).toHaveLength(0)
})

test('who is far from the car is asked, with no coordinates, and either answer is fine', async () => {
  device(honolulu)
  const { asked } = await openScreen('/keys?order=O2', answersFor('O2'), signedIn)
  await page.getByRole('button', { name: keysWords.arrive }).click()
  const far = camera.getByRole('region', { name: /^2,\d{3} miles from the car$/ })
  await expect.element(far.getByText(keysWords.areYouAt(rental.pickupAddress))).toBeVisible()
  await expect.element(far.getByRole('heading')).toHaveFocus()
  expect(document.body.textContent).not.toMatch(/-?\d+\.\d{3}/)
  expect(arrived(asked)).toBeUndefined()
  // No: the way there, and nothing is sent.
  const way = far.getByRole('link', { name: words.noWay })
  expect(way.element().getAttribute('href')).toContain('destination=568+Harbor+Street')
  await far.getByRole('button', { name: keysWords.yesHere }).click()
  await expect.element(camera.getByText(/^You are here/)).toBeVisible()
  await vi.waitFor(() => expect(arrived(asked)).toMatchObject({ latitude: '21.3069' }))
})

test('who shares no location says where they are, before the photos or after them', async () => {
  device(undefined)
  const { asked } = await openScreen('/keys?order=O3', answersFor('O3'), {
    ...signedIn,
    lang: 'es',
  })
  const es = arriveMessages.es
  await page.getByRole('button', { name: keysMessages.es.arrive }).click()
  const field = camera.getByLabelText(keysMessages.es.reason)
  await expect.element(field).toHaveFocus()
  await field.fill('Junto al elevador')
  await camera.getByRole('button', { name: es.later }).click()
  await expect.element(camera.getByText(cameraMessages.es.step(1, 2))).toBeVisible()
  await camera.getByRole('button', { name: cameraMessages.es.close }).click()
  // What was typed is on the page.
  await expect.element(page.getByLabelText(keysMessages.es.reason)).toHaveValue('Junto al elevador')
  await page.getByRole('button', { name: keysMessages.es.arriveAnyway }).click()
  await vi.waitFor(() =>
    expect(arrived(asked)).toMatchObject({ positionReason: 'Junto al elevador' }),
  )
})

test('each photo is felt in the hand, and none by who wants nothing to move', async () => {
  const felt: unknown[] = []
  vi.spyOn(navigator, 'vibrate').mockImplementation((pattern) => felt.push(pattern) > 0)
  device({ ...oakland })
  await openScreen('/keys?order=O4', answersFor('O4'), signedIn)
  await page.getByRole('button', { name: keysWords.arrive }).click()
  const shoot = (title: string) => camera.getByLabelText(cameraMessages.en.shoot(title))
  expect(felt).toEqual([])
  await userEvent.upload(shoot('Front'), await photo())
  await expect.element(camera.getByText(cameraMessages.en.step(2, 2))).toBeVisible()
  expect(felt).toEqual([10])
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('reduced-motion') ? 'all' : query),
  )
  await userEvent.upload(shoot('Front right'), await photo())
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(keyTitle)
  expect(felt).toEqual([10])
})
