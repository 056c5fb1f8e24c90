import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'
import { fiveCars, kinds, towns, trip } from '#testing/screens/cars.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, phone } from '#testing/screens/open-screen.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { proofMessages } from './proof-messages.ts'

const [car] = fiveCars
const taken = {
  url: '/files/cars/TAKEN-1280.webp',
  medium: '/files/cars/TAKEN-800.webp',
  small: '/files/cars/TAKEN-320.webp',
  checkpoint: 'front',
  title: 'Front',
}
const own = (id: string, alt: string) => ({
  url: `/files/cars/${id}-2048.webp`,
  medium: `/files/cars/${id}-800.webp`,
  small: `/files/cars/${id}-320.webp`,
  alt,
})
const calculatorData = { miles: 850, totalDays: 30, total: 500, tripPrice: 585 }
const shown = (proof: CarProof) =>
  openScreen(
    `/details?car=1&${trip}`,
    {
      home: towns,
      cars: made('cars', { car, calculatorData, proof }),
      carTypesFeatures: kinds,
    },
    { otherwiseLeast: true, size: phone },
  )

test('own photos come first and say what they show; those of an inspection keep their day', async () => {
  const ownPhotos = [own('ONE', 'From the front right'), own('TWO', 'The trunk, open')]
  await shown({ ownPhotos, photos: [taken], photographedOn: '2026-11-20', marks: [], services: [] })
  const first = page.getByRole('img', { name: /^From the front right\./ })
  await expect.element(first).toHaveAttribute('src', expect.stringContaining('ONE-800.webp'))
  await expect.element(page.getByText(/^Photographed .* 20 Nov 2026/)).toBeVisible()
  expect(page.getByText(uiMessages.en.drawing, { exact: true }).elements()).toHaveLength(0)
})

test('what is drawn says so, has no day, and is not the picture of the car', async () => {
  await shown({ ownPhotos: [], photos: [taken], isDrawn: true, marks: [], services: [] })
  await expect.element(page.getByText(proofMessages.en.drawn)).toBeVisible()
  await expect.element(page.getByText(uiMessages.en.drawing, { exact: true })).toBeVisible()
  expect(page.getByText(/Photographed/).elements()).toHaveLength(0)
})
