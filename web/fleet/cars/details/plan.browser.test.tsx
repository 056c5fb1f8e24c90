import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fiveCars, kinds, towns, trip } from '#testing/screens/cars.ts'
import type { Fields } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { proofWith } from '#testing/screens/walk-photos.ts'

const [car] = fiveCars
const modifiers = [
  { id: 'fewer', name: 'Fewer miles', description: '', coefficient: 0.85 },
  { id: 'normal', name: 'Normal', description: '', coefficient: 1 },
]
const plans = modifiers.map((modifier) => ({
  ...modifier,
  bookingPrice: 500 * modifier.coefficient,
  costPerMile: 0.1 / modifier.coefficient,
}))
// 425 and 850 miles for 10¢ ÷ 0.85, or 500 and 85.
const totals = { fewer: 525, normal: 585 }

/** The server's quote for the plan that is asked for, the deposit of $300 in what is due. */
function answer({ pm = 'normal' }: Fields) {
  const isFewer = pm === 'fewer' || pm === 'cheapest'
  const calculatorData = {
    miles: 850,
    totalDays: 30,
    coefficient: isFewer ? 0.85 : 1,
    total: isFewer ? 425 : 500,
    dueNow: isFewer ? 725 : 800,
    deposit: 300,
    tripPrice: isFewer ? totals.fewer : totals.normal,
  }
  const found = car && { ...car, pm: 'fewer', saves: 60, tripPrice: totals.fewer }
  return made('cars', { car: found, calculatorData, plans, proof: proofWith({}) })
}

const opened = (query = '', size = phone) =>
  openScreen(
    `/details?car=1&${trip}${query}`,
    { home: { ...towns, priceModifiers: modifiers }, cars: answer, carTypesFeatures: kinds },
    { otherwiseLeast: true, size },
  )
const chosen = () => page.getByRole('radio', { checked: true })
const book = () => page.getByRole('link', { name: /^Book/ }).elements()
const booking = () => book().map(({ textContent }) => textContent)

test('who comes without a plan begins with the cheapest, and each plan says what the whole trip costs', async () => {
  const { asked } = await opened()
  await settled()
  expect(asked.filter(({ name }) => name === 'cars')).toHaveLength(1)
  const group = page.getByRole('group', { name: 'Plan' })
  await expect
    .element(group.getByRole('radio', { name: 'Fewer miles $525.00 11.76¢ a mile' }))
    .toBeChecked()
  await expect
    .element(page.getByText('Saves you $60.00 at 850 miles, against “Normal”.'))
    .toBeVisible()
  await expect.element(page.getByText('850 miles × 10¢ ÷ 0.85')).toBeVisible()
  await expect
    .element(page.getByText('÷ 0.85, because this plan takes 15% off the rent'))
    .toBeVisible()
  await expect.poll(booking).toContain('Book, $725.00 now')

  await group.getByRole('radio', { name: 'Normal $585.00 10¢ a mile' }).click()
  await expect.poll(place).toContain('pm=normal')
  await expect
    .element(page.getByText('“Fewer miles” costs $60.00 less at 850 miles.'))
    .toBeVisible()
  // What was chosen stays, also when its answer comes.
  await settled()
  expect(place()).toContain('pm=normal')
  await expect.poll(booking).toContain('Book, $800.00 now')
})

test.each([
  ['a plan of the link', '&pm=normal', /pm=normal/],
  ['a change of car', '&type=change&order=ORDER123', /^(?!.*pm=)/],
])('%s stays', async (_what, query, stays) => {
  await opened(query)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled()
  expect(place()).toMatch(stays)
})

test('the plan of a link is the chosen one', async () => {
  await opened('&pm=normal')
  await expect.element(chosen()).toHaveAttribute('value', 'normal')
})

test('with letters twice as large on the smallest phone the bar shows its sum, and its button below', async () => {
  const { style } = document.documentElement
  style.fontSize = '200%'
  onTestFinished(() => void style.removeProperty('font-size'))
  await opened('', { width: 320, height: 700 })
  const bar = page.getByRole('region', { name: 'Your trip' })
  await expect.element(bar.getByRole('link', { name: 'Book, $725.00 now' })).toBeVisible()
  const button = bar.getByRole('link').element()
  const box = button.getBoundingClientRect()
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  expect(box.right).toBeLessThanOrEqual(320)
  expect(box.top).toBeGreaterThan(bar.getByText('$525.00').element().getBoundingClientRect().bottom)
})

test('half a month in a season is dearer at once, and no shorter booking than the season asks for is offered', async () => {
  const season = { id: 's', percent: 50, from: '2030-01-01', until: '2030-01-24' }
  const set = [
    { ...season, areas: [], types: [], minimumDays: 40 },
    // For others.
    { ...season, id: 'vans', percent: 90, areas: ['1'], types: ['vans'] },
    { ...season, id: 'miami', percent: 90, areas: ['5'], types: [] },
  ]
  await openScreen(
    `/details?car=1&${trip}`,
    {
      home: { ...towns, priceModifiers: modifiers, seasons: set },
      cars: (fields) => {
        const { calculatorData, ...said } = answer(fields)
        const price = calculatorData?.coefficient === 1 ? 710 : 631.25
        return {
          ...said,
          calculatorData: calculatorData && { ...calculatorData, tripPrice: price },
        }
      },
      carTypesFeatures: kinds,
    },
    { otherwiseLeast: true, size: phone },
  )
  await settled()
  const group = page.getByRole('group', { name: 'Plan' })
  // The half of $500 that lies in it, half as much again, under a plan of 0.85; 850 miles for $100.
  await expect.element(group.getByRole('radio', { name: /Fewer miles \$631\.25/ })).toBeVisible()
  await expect.element(group.getByRole('radio', { name: /Normal \$710\.00/ })).toBeVisible()
  await expect.element(page.getByText('This vehicle has 40 days minimum rental')).toBeVisible()
})
