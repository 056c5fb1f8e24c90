import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'
import { fiveCars, kinds, towns, trip } from '#testing/screens/cars.ts'
import { brokenRules } from '#testing/screens/clean-screen.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, phone } from '#testing/screens/open-screen.tsx'
import { proofWith, walkPhotos } from '#testing/screens/walk-photos.ts'
import { pictureMessages } from './picture-messages.ts'

const [car] = fiveCars
const words = pictureMessages.en
const calculatorData = { miles: 850, totalDays: 30, total: 500, tripPrice: 585 }
const shown = (said: Partial<CarProof>) =>
  openScreen(
    `/details?car=1&${trip}`,
    {
      home: towns,
      cars: made('cars', {
        car,
        calculatorData,
        proof: proofWith({ photographedOn: '2026-11-20', ...said }),
      }),
      carTypesFeatures: kinds,
    },
    { otherwiseLeast: true, size: phone },
  )
const opener = () => page.getByRole('button', { name: words.turn })
const table = () => page.getByRole('slider', { name: words.turn })
const view = () => table().element().getAttribute('aria-valuetext')

/** A finger that goes so many eighths of the picture to the right. */
function drag(eighths: number): void {
  const picture = table().element()
  const { left, width, top } = picture.getBoundingClientRect()
  const at = (type: string, x: number) =>
    picture.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: top + 9 }),
    )
  // What no real finger holds cannot be captured.
  picture.setPointerCapture = () => {}
  at('pointerdown', left + width / 2)
  at('pointermove', left + width / 2 + (eighths * width) / 8)
  at('pointerup', left + width / 2 + (eighths * width) / 8)
}

test('the eight photos of a walk turn the car: by finger, keys and buttons, both ways and all around', async () => {
  await shown({ photos: walkPhotos() })
  expect(page.getByRole('slider', { name: words.turn }).elements()).toHaveLength(0)
  await opener().click()
  await expect.poll(view).toBe('Side front, 1 of 8')
  await expect.element(page.getByRole('dialog').getByText(/^Photographed Fri 20 Nov/)).toBeVisible()
  await expect.element(page.getByText(words.turnHint)).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(table().element())
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(view).toBe('Side frontRight, 2 of 8')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(view).toBe('Side frontLeft, 8 of 8')
  await page.getByRole('button', { name: words.turnRight }).click()
  await expect.poll(view).toBe('Side front, 1 of 8')
  drag(3)
  await expect.poll(view).toBe('Side rearRight, 4 of 8')
  drag(-4)
  await expect.poll(view).toBe('Side frontLeft, 8 of 8')
  expect(await brokenRules()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(opener().element())
})

test('what has come stands for what has not, and what is lost is said and asked for again', async () => {
  await shown({ photos: walkPhotos(['frontRight', 'right']) })
  await opener().click()
  await expect.element(page.getByRole('alert').getByText(words.missing)).toBeVisible()
  table().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  // Its neighbour, by its own name.
  await expect.poll(view).toBe('Side front, 1 of 8')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(view).toBe('Side rearRight, 4 of 8')
  await page.getByRole('button', { name: words.retry }).click()
  await expect.element(page.getByRole('alert').getByText(words.missing)).toBeVisible()
})

test('a walk with a photo left out does not turn, nor does a car that nobody photographed', async () => {
  await shown({ photos: walkPhotos().slice(1) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(opener().elements()).toHaveLength(0)
  await shown({})
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(opener().elements()).toHaveLength(0)
})
