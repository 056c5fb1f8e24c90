import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'
import { fiveCars, kinds, towns, trip } from '#testing/screens/cars.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone } from '#testing/screens/open-screen.tsx'
import { drawnOf, proofWith, walkPhotos } from '#testing/screens/walk-photos.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { proofMessages } from './proof-messages.ts'

const [car] = fiveCars
const name = 'Toyota Model A 2024'
const own = (what: string) => ({
  url: drawnOf(what),
  medium: drawnOf(what),
  small: drawnOf(what),
  alt: what,
})
const calculatorData = { miles: 850, totalDays: 30, total: 500, tripPrice: 585 }
const shown = (said: Partial<CarProof>, size = phone) =>
  openScreen(
    `/details?car=1&${trip}`,
    {
      home: towns,
      cars: made('cars', { car, calculatorData, proof: proofWith(said) }),
      carTypesFeatures: kinds,
    },
    { otherwiseLeast: true, size },
  )
const gallery = () => page.getByRole('region', { name: `Photos of ${name}` })
const texts = () => document.body.textContent ?? ''
const photographedOn = '2026-11-20'

test('own photos come first and say what they show; those of a walk begin with the corner and have their day', async () => {
  await shown({ ownPhotos: [own('The trunk, open')], photos: walkPhotos(), photographedOn }, desk)
  const images = gallery().getByRole('listitem').getByRole('img')
  await expect.element(images.first()).toHaveAttribute('alt', 'The trunk, open')
  await expect.element(images.nth(1)).toHaveAttribute('alt', `${name}: Side frontRight`)
  await expect.element(gallery().getByText('1 of 9', { exact: true })).toBeVisible()
  expect(texts()).not.toContain('Photographed')
  await page.getByRole('button', { name: uiMessages.en.nextPhoto }).click()
  await expect.element(gallery().getByText(/^Photographed Fri 20 Nov/)).toBeVisible()
  await expect.element(gallery().getByText('2 of 9', { exact: true })).toBeVisible()
  expect(texts()).not.toContain(uiMessages.en.drawing)
})

test('the pictures are swiped and keyed through, and one opens over the whole screen', async () => {
  await shown({ photos: walkPhotos(), photographedOn })
  const first = page.getByRole('button', { name: `${name}: Side frontRight. Full screen` })
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe(`${name}: Side right. Full screen`)
  await userEvent.keyboard('{End}')
  await expect.element(gallery().getByText('8 of 8', { exact: true })).toBeVisible()
  const track = gallery().getByRole('list').first().element()
  await expect.poll(() => Math.round(track.scrollLeft / track.clientWidth)).toBe(7)
  track.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  track.scrollTo({ left: 2 * track.clientWidth, behavior: 'instant' })
  await expect.element(gallery().getByText('3 of 8', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `${name}: Side rearRight. Full screen` }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
})

test('what is drawn says that it is a sample, beside its day', async () => {
  await shown({ photos: walkPhotos(), photographedOn, isDrawn: true })
  await expect.element(gallery().getByText(/^Sample, Fri 20 Nov/)).toBeVisible()
  expect(texts()).not.toContain('Photographed')
})

test('a car that nobody photographed is drawn and says so, without a day', async () => {
  await shown({})
  await expect.element(page.getByText(uiMessages.en.drawing, { exact: true })).toBeVisible()
  await expect.element(page.getByText(proofMessages.en.noPhotos)).toBeVisible()
  expect(texts()).not.toMatch(/Photographed|Sample/)
  expect(document.querySelectorAll('.car-frames > li')).toHaveLength(8)
  expect(document.body.scrollWidth).toBeLessThanOrEqual(phone.width)
})

test('marks are numbered on the photo that shows them; whose place nobody pointed at has no dot', async () => {
  const marks: CarProof['marks'] = [
    { kind: 'scratch', place: 'roof' },
    { kind: 'dent', place: 'rearBumper', inches: 2, point: { x: 0.25, y: 0.5 } },
    { kind: 'chip', place: 'trunk' },
    { kind: 'dent', place: 'leftDoors', point: { x: 0.5, y: 0.5 } },
  ]
  await shown({ photos: walkPhotos(), photographedOn, marks })
  const box = page.getByRole('region', { name: proofMessages.en.marks(4) })
  await expect.element(box).toBeVisible()
  // Photos of the page come when one is near.
  box.element().scrollIntoView()
  const dots = () => box.element().querySelectorAll<HTMLElement>('.car-dot')
  await expect
    .element(box.getByRole('img', { name: proofMessages.en.side('Side rear') }))
    .toBeVisible()
  const dot = box.getByRole('button', { name: 'Mark 2. Dent: rear bumper, 2 inches' })
  await expect.element(dot).toHaveAttribute('aria-pressed', 'true')
  expect(dots()).toHaveLength(1)
  const photo = box.element().querySelector('.car-marked')?.getBoundingClientRect()
  const { left = 0, width = 0 } = photo ?? {}
  const at = dots()[0]?.getBoundingClientRect()
  expect(Math.round((at?.left ?? 0) + 22)).toBe(Math.round(left + width / 4))
  expect(Math.min(at?.width ?? 0, at?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await box.getByRole('button', { name: /Dent: left doors/ }).click()
  await expect
    .element(box.getByRole('img', { name: proofMessages.en.side('Side left') }))
    .toBeVisible()
  expect([...dots()].map(({ textContent }) => textContent)).toEqual(['4'])
  // No photo shows a roof: it is told, and leads nowhere.
  expect(box.getByRole('button', { name: /roof/ }).elements()).toHaveLength(0)
  await expect.element(box.getByText('Scratch: roof')).toBeVisible()
})
