import type { Page } from '@playwright/test'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import { expect, test } from './support/fixtures.ts'
import { settle, visitorScreens } from './support/screens.ts'

/** The fields of the searches for cars that the page has asked the server for. */
function searches(page: Page): URLSearchParams[] {
  const seen: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api' && searchParams.get('objectType') === 'cars') seen.push(searchParams)
  })
  return seen
}

const addressOf = (page: Page) => new URL(page.url()).searchParams
const words = dateMessages.en

async function openResults(page: Page, base: string) {
  const path = (await visitorScreens(base)).find((each) => each.startsWith('/results?'))
  await page.goto(path ?? '/results')
  await settle(page)
}

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
    await expect(page.getByRole('heading', { level: 1 })).toContainText(area?.name ?? slug)
    await settle(page)
    await page.goBack()
    await settle(page)
  }
})

test('another area is written into the address and searched', async ({ page, server }) => {
  await openResults(page, server.url)
  const before = addressOf(page)
  const asked = searches(page)
  await page.getByLabel('Area').selectOption({ label: 'Miami' })
  await expect.poll(() => addressOf(page).get('area')).not.toBe(before.get('area'))
  expect(addressOf(page).get('start')).toBe(before.get('start'))
  await expect
    .poll(() => asked.map((fields) => fields.get('area')))
    .toContain(addressOf(page).get('area'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Miami')
  // «All areas» is the empty id, and no field at all in the address.
  await page.getByLabel('Area').selectOption('')
  await expect.poll(() => addressOf(page).has('area')).toBe(false)
})

test('choosing the start opens the end, and choosing the end searches', async ({
  page,
  server,
}) => {
  await openResults(page, server.url)
  const before = addressOf(page)
  await page.getByRole('button', { name: new RegExp(`^${words.start}`) }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: new RegExp(`^${words.start}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const asked = searches(page)
  await sheet.getByRole('button', { name: words.next }).click()
  const end = sheet.getByRole('button', { name: new RegExp(`^${words.end}`) })
  await expect(end).toHaveAttribute('aria-pressed', 'true')
  const [year = '', month = '', day = ''] = (before.get('end') ?? '').slice(0, 10).split('-')
  const later = new Date(Date.UTC(+year, +month - 1, +day + 2)).toISOString().slice(0, 10)
  await sheet.getByLabel(words.typeDate).fill(later.split('-').toReversed().join('/'))
  await sheet.getByLabel(words.typeDate).press('Enter')
  expect(asked).toEqual([])
  await sheet.getByRole('button', { name: words.done }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => addressOf(page).get('end')?.slice(0, 10)).toBe(later)
  expect(addressOf(page).get('start')).toBe(before.get('start'))
  await expect.poll(() => asked.map((fields) => fields.get('end')?.slice(0, 10))).toContain(later)
})
