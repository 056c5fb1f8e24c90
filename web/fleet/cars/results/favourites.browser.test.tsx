import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Lang } from '#web/core/i18n.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import {
  cards,
  fiveCars,
  kinds,
  namesOnCards,
  searchIn,
  towns,
  trip,
} from '#testing/screens/cars.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { resultsMessages } from './results-messages.ts'

const answers = { home: towns, cars: searchIn(fiveCars), carTypesFeatures: kinds }
const openCars = async (options = {}) => {
  const opened = await openScreen(`/results?area=1&${trip}`, answers, options)
  await settled()
  return opened
}

const title = page.getByRole('heading', { level: 1 })
const sizes: [Lang, typeof phone][] = [
  ['en', phone],
  ['es', desk],
]

test.for(sizes)(
  'hearts are kept in this browser and are a list of their own (%s)',
  async ([lang, size]) => {
    const words = resultsMessages[lang]
    const only = page.getByRole('main').getByRole('button', { name: words.favourites, exact: true })
    const heart = (name: string) =>
      page.getByRole('button', { name: carMessages[lang].favourite(name) })
    await openCars({ lang, size })
    expect(only.elements()).toHaveLength(0)
    const [first, second] = ['Toyota Model B 2024', 'Toyota Model D 2024'] as const
    for (const name of [first, second]) await heart(name).click()

    await openCars({ again: true, size })
    await only.click()
    await expect.poll(namesOnCards).toEqual([first, second])
    await expect.element(title).toHaveTextContent(/^2 /)
    await heart(first).click()
    await expect.element(heart(first)).toHaveAttribute('aria-pressed', 'false')
    // It stays until favorites are looked at anew, so that a slip can be undone.
    await settled()
    expect(namesOnCards()).toEqual([first, second])
    await only.click()
    await expect.poll(namesOnCards).toHaveLength(5)
    await only.click()
    await expect.poll(namesOnCards).toEqual([second])
    const chip = page.getByRole('list', { name: words.selectedFilters }).getByRole('button').first()
    await expect.element(chip).toHaveTextContent(words.favourites)
    await chip.click()
    await expect.poll(namesOnCards).toHaveLength(5)
  },
)

test.for(sizes)(
  'a highest price counts along, says when no car is below, and is taken away (%s)',
  async ([lang, size]) => {
    const words = resultsMessages[lang]
    const { asked } = await openCars({ lang, size })
    const filters = page.elementLocator(document.querySelector('#filters') ?? document.body)
    await filters.click()
    const sheet = page.getByRole('dialog', { name: words.filters })
    const most = sheet.getByRole('textbox', { name: words.highestPrice })
    const show = sheet.getByRole('button').last()
    await most.fill('cheap')
    await expect.element(sheet.getByText(words.noAmount)).toBeVisible()
    await most.fill('1')
    await expect.element(show).toHaveTextContent(/\$1\..*\$585/)
    await expect.element(show).toHaveAttribute('aria-disabled', 'true')
    await most.fill('885')
    await expect.element(show).toHaveTextContent(words.show(4))
    expect(await faultsInBothSizes()).toEqual([])
    await show.click()
    await expect.element(title).toHaveTextContent(/^4 /)
    await settled()
    expect(cards().map((card) => /\$[\d,.]+/.exec(card.textContent ?? '')?.[0])).toEqual([
      '$585.00',
      '$685.00',
      '$785.00',
      '$885.00',
    ])
    // What is no amount was never asked for; whether $1 was, a fast hand decides.
    const limits = asked.map(({ fields }) => fields.highestPrice)
    expect([...new Set(limits)].filter((limit) => limit !== '1')).toEqual([undefined, '885'])

    await page.getByRole('button', { name: words.clearAll }).click()
    await expect.element(title).toHaveTextContent(/^5 /)
    await filters.click()
    await expect.element(most).toHaveValue('')
  },
)
