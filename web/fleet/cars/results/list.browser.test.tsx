import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Fields } from '#testing/screens/answers.ts'
import { brokenRules } from '#testing/screens/clean-screen.ts'
import { cards, fiveCars, kinds, towns, trip } from '#testing/screens/cars.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { resultsMessages } from './results-messages.ts'

const words = resultsMessages.en
const [usual] = fiveCars
if (!usual) throw new Error('no car')

/** So many cars, of which the first are free and the others a week later. */
const fleet = (count: number, free: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...usual,
    id: String(at + 1),
    model: `No ${at + 1}`,
    available: at < free,
    ...(at >= free && { tripPrice: undefined, availabilityDateTime: '2030-01-17T10:00' }),
  }))

const pagesOf =
  (all: ReturnType<typeof fleet>, size: number) =>
  ({ cursor = '0' }: Fields) => {
    const from = Number(cursor)
    const rest = all.length > from + size
    return made('cars', {
      cars: all.slice(from, from + size),
      ...(from === 0 && {
        total: all.length,
        totalAvailable: all.filter(({ available }) => available).length,
      }),
      ...(rest && { nextCursor: String(from + size) }),
    })
  }

test('free cars load on by themselves to the last, and later ones are rows without a price, asked for by a press', async () => {
  const answers = { home: towns, cars: pagesOf(fleet(40, 30), 12), carTypesFeatures: kinds }
  const { asked } = await openScreen(`/results?area=1&${trip}`, answers, { size: phone })
  await settled()
  const pages = () => asked.flatMap(({ name, fields }) => (name === 'cars' ? [fields.cursor] : []))
  await expect.element(page.getByRole('heading', { name: words.found(30) })).toBeVisible()
  const toEnd = () => window.scrollTo(0, document.body.scrollHeight)
  const end = page.getByText(words.allShown(30))
  await expect
    .poll(() => {
      toEnd()
      return end.elements().length
    })
    .toBe(1)
  await settled()
  // The third page ends among those that are free later.
  expect(pages()).toEqual([undefined, '12', '24'])
  const later = page.getByRole('region', { name: words.freeLater(10) })
  await expect.poll(() => later.getByRole('listitem').elements().length).toBe(6)
  const row = later.getByRole('listitem').first()
  await expect.element(row).toHaveTextContent(carMessages.en.freeFrom('Thu 17 Jan'))
  expect(later.getByText('$').elements()).toHaveLength(0)
  await expect.element(row.getByRole('link', { name: carMessages.en.joinList })).toBeVisible()
  await page.getByRole('button', { name: words.more }).click()
  await expect.poll(() => later.getByRole('listitem').elements().length).toBe(10)
  await expect.poll(() => cards().length).toBe(40)
})

test('a long name in a row ends before the button beside it, and stays large enough to press', async () => {
  const long = fleet(2, 0).map((car) => ({
    ...car,
    model: 'Sienna Hybrid Platinum Long Wheelbase',
  }))
  const answers = { home: towns, cars: pagesOf(long, 12), carTypesFeatures: kinds }
  await openScreen(`/results?area=1&${trip}`, answers, { size: phone, lang: 'es' })
  await settled()
  await expect.poll(() => cards().length).toBe(2)
  const [link, button] = [...(cards()[0]?.querySelectorAll('a') ?? [])].map((one) =>
    one.getBoundingClientRect(),
  )
  expect(link?.right).toBeLessThanOrEqual(button?.left ?? 0)
  expect(link?.height).toBeGreaterThanOrEqual(24)
  expect(await brokenRules()).toEqual([])
})
