import type { Locator, Page } from '@playwright/test'
import { compareMessages } from '#web/fleet/cars/compare/compare-messages.ts'
import { carMessages } from '#web/fleet/cars/parts/car-messages.ts'
import { resultsMessages } from '#web/fleet/cars/results/results-messages.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { expect, test } from '../support/fixtures.ts'
import { openResults, settle } from '../support/screens.ts'

/** Told in English on a phone, in Spanish on a desk. */
const langOf = (isMobile: boolean) => (isMobile ? 'en' : 'es')

const cards = (page: Page) => page.locator('li[data-on-map]')
const nameOn = (card: Locator) => card.getByRole('heading').getByRole('link').innerText()

async function priceOn(card: Locator): Promise<string> {
  // Not what is drawn: a card below the fold is not.
  const [price = ''] = /\$[\d,]+(\.\d\d)?/.exec((await card.textContent()) ?? '') ?? []
  expect(price).not.toBe('')
  return price
}
const dollars = (price: string) => Number(price.replace(/[$,]/g, ''))

async function openIn(page: Page, lang: string) {
  await page.addInitScript((code) => localStorage.setItem('langCode', code), lang)
  await openResults(page)
}

test('hearts are kept in this browser, and a price no car goes below says so', async ({
  page,
  isMobile,
}) => {
  const lang = langOf(isMobile)
  const words = resultsMessages[lang]
  const hearted = carMessages[lang].favourite
  await openIn(page, lang)
  const only = page.getByRole('main').getByRole('button', { name: words.favourites, exact: true })
  await expect(only).toHaveCount(0)
  const [first = '', second = ''] = await Promise.all([0, 1].map((n) => nameOn(cards(page).nth(n))))
  for (const name of [first, second])
    await page
      .getByRole('button', { name: hearted(name) })
      .first()
      .click()

  await page.reload()
  await settle(page)
  await only.click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2 /)
  const heart = cards(page)
    .first()
    .getByRole('button', { name: hearted(first) })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  // It stays until favorites are looked at anew, so that a slip can be undone.
  await expect(cards(page)).toHaveCount(2)
  await only.click()
  await only.click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('heading')).toHaveText(second)
  const chip = page.getByRole('list', { name: words.selectedFilters }).getByRole('button').first()
  await expect(chip).toContainText(words.favourites)
  await chip.click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(2)

  // Only what can be had for the dates has a price of the trip.
  const { compare } = compareMessages[lang]
  const free = cards(page).filter({ has: page.getByRole('button', { name: compare }) })
  const dear = await priceOn(free.nth(3))
  await page.locator('#filters').click()
  const sheet = page.getByRole('dialog', { name: words.filters })
  const most = sheet.getByRole('textbox', { name: words.highestPrice })
  const show = sheet.getByRole('button').last()
  await most.fill('cheap')
  await expect(sheet.getByText(words.noAmount)).toBeVisible()
  await most.fill('1')
  await expect(show).toHaveText(words.noMatch)
  await most.fill(dear.replace('$', ''))
  await expect(show).toHaveText(/\d/)
  await checkBothSizes(page, 'filters')
  const offered = Number(/\d+/.exec(await show.innerText())?.[0])
  await show.click()
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${offered} `))
  const prices = await Promise.all((await free.all()).map(priceOn))
  expect(prices.length).toBeGreaterThan(3)
  expect(prices.filter((price) => dollars(price) > dollars(dear))).toEqual([])

  await page.getByRole('button', { name: words.clearAll }).click()
  await settle(page)
  await page.locator('#filters').click()
  await expect(most).toHaveValue('')
})

test('up to three cars are compared, with the prices of their cards', async ({
  page,
  isMobile,
}) => {
  const lang = langOf(isMobile)
  const words = compareMessages[lang]
  await openIn(page, lang)
  const free = cards(page).filter({ has: page.getByRole('button', { name: words.compare }) })
  const chosen: { name: string; price: string }[] = []
  const bar = page.getByRole('region', { name: words.bar })
  for (const place of [0, 1, 2]) {
    const card = free.nth(place)
    chosen.push({ name: await nameOn(card), price: await priceOn(card) })
    await card.getByRole('button', { name: words.compare }).click()
    await expect(bar.getByRole('listitem')).toHaveCount(place + 1)
    if (place === 0) await expect(bar.getByText(words.oneMore)).toBeVisible()
  }
  const fourth = free.nth(3).getByRole('button', { name: words.compare })
  await expect(fourth).toHaveAccessibleDescription(words.full)
  await fourth.press('Enter')
  await expect(fourth).toHaveAttribute('aria-pressed', 'false')
  await checkBothSizes(page, 'compare bar')

  await bar.getByRole('link', { name: words.compareCount(3) }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title(3) })).toBeFocused()
  await settle(page)
  await checkBothSizes(page, 'comparison')
  const table = page.getByRole('table', { name: words.table })
  const row = (label: RegExp | string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
  const prices = await row(/^\d+ (days|días), /)
    .getByRole('cell')
    .allInnerTexts()
  expect(prices.map((price) => price.split(', ')[0])).toEqual(chosen.map(({ price }) => price))
  // The list begins with the lowest price.
  expect(prices[0]).toBe(words.best(chosen[0]?.price ?? ''))

  // Back is the list with its bar; a car that is taken away is beside the others no more.
  await page.goBack()
  await bar.getByRole('button', { name: words.remove(chosen[1]?.name ?? '') }).click()
  await bar.getByRole('link', { name: words.compareCount(2) }).click()
  await settle(page)
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await table.getByRole('link', { name: words.bookCar(chosen[2]?.name ?? '') }).click()
  await expect(page).toHaveURL(/\/booking\?/)
  await settle(page)
  await expect(page.getByText(chosen[2]?.price ?? '', { exact: true }).first()).toBeVisible()
})
