import type { Page } from '@playwright/test'
import { carMapMessages } from '#web/fleet/cars/map/map-messages.ts'
import { resultsMessages } from '#web/fleet/cars/results/results-messages.ts'
import { mapMessages } from '#web/fleet/places/map/map-messages.ts'
import { placeCredit } from '#web/fleet/places/map/place-credit.ts'
import { brokenRules } from './support/clean-screen.ts'
import { expect, test } from './support/fixtures.ts'

const words = resultsMessages.en
const map = { ...mapMessages.en, ...carMapMessages.en }

const mapOf = (page: Page) => page.getByRole('region', { name: map.map })
const pins = (page: Page) => mapOf(page).locator('button[aria-pressed]')

async function openMap(page: Page, area: string): Promise<void> {
  await page.goto(`/results?area=${area}`)
  await page.getByRole('button', { name: map.views.map, exact: true }).click()
  await expect(pins(page).first()).toBeVisible()
}

/** The number of a sentence such as «64 cars in Bay Area». */
async function countIn(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 })
  // While the list is being read it has no number.
  await expect(heading).toHaveText(/\d/)
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
}

/** How many cars the pins in sight stand for. */
async function carsOnMap(page: Page): Promise<number> {
  // Each says its price; one of several cars says how many beside it.
  const counts = await pins(page).evaluateAll((all) =>
    all.map((pin) => Number(pin.querySelector('[data-count]')?.textContent ?? 1)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

// @7-maps-script
test('the map shows the cars of the list, asks nobody else, and is searched where it is moved to', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) elsewhere.push(url)
  })
  await openMap(page, '1')
  await expect(page.getByText(placeCredit)).toBeVisible()
  // Which cities have room for their name depends on the cars that are free; of these, some always do.
  const cities = /^(Concord|Fairfield|Hayward|Redwood City|San Francisco|San Ramon|Santa Cruz)$/
  await expect(mapOf(page).getByText(cities).first()).toBeVisible()
  const all = await countIn(page)
  await expect.poll(() => carsOnMap(page)).toBe(all)

  expect(await brokenRules(page)).toEqual([])

  await expect(page.getByRole('button', { name: map.searchHere })).toBeHidden()
  await page.getByRole('button', { name: map.zoomIn }).click()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => carsOnMap(page)).toBeLessThan(all)
  await page.getByRole('button', { name: map.searchHere }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/in this part of the map$/)
  const found = await countIn(page)
  expect(found).toBeLessThan(all)
  expect(found).toBeGreaterThan(0)
  await expect.poll(() => carsOnMap(page)).toBe(found)

  // What was searched is a filter like the others, and goes like them.
  await page.getByRole('button', { name: `Remove ${words.partOfMap}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.found(all))
  expect(elsewhere).toEqual([])
})

test('cars near a town come nearest first, chosen with the keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/results?area=1')
  const filters = page.getByRole('button', { name: words.allTypes })
  await filters.click()
  const field = page.getByRole('combobox', { name: words.near })
  await field.fill('san jo')
  await expect(page.getByRole('option', { name: 'San Jose, CA' })).toBeVisible()
  await expect(page.getByText(placeCredit)).toBeVisible()
  // Escape closes the suggestions alone.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: 'San Jose, CA' })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /-0$/)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('San Jose, CA')
  await expect(field).toBeFocused()
  const answer = page.waitForResponse((response) => response.url().includes('sort=distance'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show \d+ cars$/ })
    .click()
  expect((await answer).url()).toMatch(/near=\d+/)
  const chip = page.getByRole('button', { name: `Remove ${words.nearChip('San Jose, CA')}` })
  await expect(chip).toBeVisible()
  const order = page.getByRole('combobox', { name: words.sort })
  await expect(order).toHaveValue('distance')
  // Another area is another question.
  await page.getByRole('button', { name: words.changeSearch }).click()
  await page.getByLabel(words.area).selectOption({ index: 2 })
  await page.getByRole('button', { name: words.showCars }).click()
  await expect(chip).toBeHidden()
  await expect(order).toHaveValue('price')
  await filters.click()
  await expect(page.getByRole('dialog').getByLabel(words.sort)).toHaveValue('price')
})
