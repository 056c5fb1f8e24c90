import type { Page, Request } from '@playwright/test'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { formatMoney } from '#web/core/money.ts'
import { milesMessages } from '#web/fleet/cars/miles/miles-messages.ts'
import { carMessages } from '#web/fleet/cars/parts/car-messages.ts'
import { resultsMessages } from '#web/fleet/cars/results/results-messages.ts'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import { expect, test } from './support/fixtures.ts'
import { openResults, settle } from './support/screens.ts'

function isSearch(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url())
  return pathname === '/api' && searchParams.get('objectType') === 'cars'
}

/** The fields of the searches for cars that the page has asked the server for. */
function searches(page: Page): URLSearchParams[] {
  const seen: URLSearchParams[] = []
  page.on('request', (request) => {
    if (isSearch(request)) seen.push(new URL(request.url()).searchParams)
  })
  return seen
}

const addressOf = (page: Page) => new URL(page.url()).searchParams
const words = dateMessages.en
const results = resultsMessages.en

/** The button with area and dates, which opens the sheet that changes them. */
const pill = (page: Page) => page.getByRole('button', { name: results.changeSearch })

// @2.3-home-three
test('Miami, Hawaii and Los Angeles lead to their own cars and say where somebody came from', async ({
  page,
  server,
}) => {
  const home = (await (await fetch(`${server.url}/api?objectType=home`)).json()) as {
    areas: { id: string; slug: string; name: string }[]
  }
  await page.goto('/')
  for (const slug of ['miami', 'hawaii', 'los-angeles']) {
    const area = home.areas.find((each) => each.slug === slug)
    const link = page.getByRole('main').getByRole('link', { name: area?.name ?? slug })
    await expect(link).toHaveCount(1)
    // Until the areas are there, no card knows its own.
    await expect(link).toHaveAttribute('href', /[?&]area=/)
    const href = await link.getAttribute('href')
    expect(href).toMatch(/^\/results\?/)
    expect(Object.fromEntries(new URLSearchParams(href?.split('?')[1]))).toEqual({
      area: area?.id,
      utm_source: 'home',
      utm_medium: 'card',
      utm_campaign: slug,
    })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/results\\?.*area=${area?.id}`))
    await expect(pill(page)).toContainText(area?.name ?? slug)
    await settle(page)
    await page.goBack()
    await settle(page)
  }
})

// @2.3-results-changing @2.3-results-area
test('choosing an area writes it into the address and searches at once, before the sheet is closed', {
  tag: '@quick',
}, async ({ page }) => {
  await openResults(page)
  const before = addressOf(page)
  const asked = searches(page)
  await pill(page).click()
  await page.getByLabel(results.area).selectOption({ label: 'Miami' })
  await expect.poll(() => addressOf(page).get('area')).not.toBe(before.get('area'))
  expect(addressOf(page).get('start')).toBe(before.get('start'))
  await expect
    .poll(() => asked.map((fields) => fields.get('area')))
    .toContain(addressOf(page).get('area'))
  const miami = addressOf(page).get('area')
  await page.getByRole('button', { name: results.showCars }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await settle(page)
  expect(addressOf(page).get('area')).toBe(miami)
  await expect(pill(page)).toContainText('Miami')
  // «All areas» is the empty id, and no field at all in the address.
  await pill(page).click()
  await page.getByLabel(results.area).selectOption('')
  await page.getByRole('button', { name: results.showCars }).click()
  await expect.poll(() => addressOf(page).has('area')).toBe(false)
})

// @2.3-results-picking
test('choosing the start opens the end, and choosing the end searches at once', async ({
  page,
}) => {
  await openResults(page)
  const before = addressOf(page)
  await pill(page).click()
  await page.getByRole('button', { name: new RegExp(`^${words.start}`) }).click()
  const sheet = page.getByRole('dialog', { name: words.datesTitle })
  await expect(sheet.getByRole('button', { name: new RegExp(`^${words.start}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const asked = searches(page)
  const dayAfter = (moment: string | null, days: number) => {
    const [year = '', month = '', day = ''] = (moment ?? '').slice(0, 10).split('-')
    return new Date(Date.UTC(+year, +month - 1, +day + days)).toISOString().slice(0, 10)
  }
  const type = async (day: string) => {
    await sheet.getByLabel(words.typeDate).fill(day.split('-').toReversed().join('/'))
    await sheet.getByLabel(words.typeDate).press('Enter')
  }
  const start = dayAfter(before.get('start'), 1)
  await type(start)
  const end = sheet.getByRole('button', { name: new RegExp(`^${words.end}`) })
  await expect(end).toHaveAttribute('aria-pressed', 'true')
  expect(asked).toEqual([])
  const later = dayAfter(before.get('end'), 2)
  await type(later)
  await expect.poll(() => addressOf(page).get('end')?.slice(0, 10)).toBe(later)
  await expect.poll(() => asked.map((fields) => fields.get('end')?.slice(0, 10))).toContain(later)
  await expect(sheet).toBeVisible()
  await sheet.getByLabel(words.endTime).selectOption('12:30')
  await expect.poll(() => addressOf(page).get('end')).toBe(`${later}T12:30`)
  await sheet.getByRole('button', { name: words.done }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await settle(page)
  expect(addressOf(page).get('start')?.slice(0, 10)).toBe(start)
  expect(addressOf(page).get('end')).toBe(`${later}T12:30`)
})

test('how far one drives is asked once: the prices follow the slider, and the server says the same', {
  tag: '@phone',
}, async ({ page, server }) => {
  await openResults(page)
  const { question } = milesMessages.en
  const { start = '', end = '' } = Object.fromEntries(addressOf(page))
  const length = rentalDuration(start, end).totalDays
  const prices = page.locator('li[data-on-map] .text-30')
  /** The prices as the server lists them for so many miles. */
  const answered = async (miles: number) => {
    const query = new URLSearchParams({ objectType: 'cars', area: '1', start, end })
    query.set('miles', String(miles))
    const answer = await (await fetch(`${server.url}/api?${query}`)).json()
    return (answer as { cars: { tripPrice: number }[] }).cars.map(({ tripPrice }) =>
      formatMoney(tripPrice),
    )
  }
  await expect(page.locator('a[href*="/details?"]').first()).toBeInViewport()
  const slider = page.getByRole('slider', { name: question })
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^850 miles in 30 days, about 850 a month$/,
  )
  expect((await prices.allTextContents()).slice(0, 3)).toEqual((await answered(850)).slice(0, 3))

  await page.getByRole('button', { name: milesMessages.en.paces.rideshare }).click()
  await settle(page)
  const most = await answered(3_000)
  await expect
    .poll(async () => (await prices.allTextContents()).slice(0, 3))
    .toEqual(most.slice(0, 3))
  await expect(page.getByText(carMessages.en.tripFor(length, '3,000')).first()).toBeVisible()

  // By keyboard a place further down, kept for the next visit.
  await slider.focus()
  const told = page.waitForRequest(isSearch)
  await page.keyboard.press('ArrowLeft')
  await expect(slider).not.toHaveAttribute('aria-valuetext', /^3,000 miles/)
  const said = await slider.getAttribute('aria-valuetext')
  // What the press asks for is not of the next visit.
  await told
  const asked = searches(page)
  await page.reload()
  await settle(page)
  await expect(slider).toHaveAttribute('aria-valuetext', said ?? '')
  expect(asked).toHaveLength(1)
})
