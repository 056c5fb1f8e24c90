import type { LaunchOptions, Page } from '@playwright/test'
import type { RunningServer } from '#testing/built-server.ts'
import { carMapMessages } from '#web/fleet/cars/map/map-messages.ts'
import { placeCredit } from '#web/fleet/places/map/place-credit.ts'
import { mapMessages } from '#web/fleet/places/map/map-messages.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { test as base, expect } from '../support/fixtures.ts'

const origin = 'https://streets.example.org'
const owner = {}

/** A machine without a graphics card draws streets by its processor. */
const withGraphics = ({ args = [], ...others }: LaunchOptions): LaunchOptions => ({
  ...others,
  args: [...args.filter((arg) => arg !== '--disable-gpu'), '--enable-unsafe-swiftshader'],
})

/** On a server with a style, in a browser that can draw it. */
const test = base.extend<{ server: RunningServer }>({
  server: async ({ servers }, use) => {
    await use(await servers.of(owner, 'demo', { MAP_STYLE_URL: `${origin}/style.json` }))
  },
  launchOptions: [
    async ({ launchOptions }, use) => use(withGraphics(launchOptions)),
    { scope: 'worker' },
  ],
})

const map = { ...mapMessages.en, ...carMapMessages.en }
const mapOf = (page: Page) => page.getByRole('region', { name: map.map })
const pins = (page: Page) => mapOf(page).locator('button[aria-pressed]')

async function openMap(page: Page) {
  await page.goto('/results?area=1')
  await page.getByRole('button', { name: map.views.map, exact: true }).click()
  await expect(pins(page).first()).toBeVisible()
}

/** One street through Oakland, and the credit as services write it. */
const style = {
  version: 8,
  sources: {
    streets: {
      type: 'geojson',
      attribution: '<a href="https://example.org/terms">Streets &amp; Co</a><script>x</script>',
      data: {
        type: 'LineString',
        coordinates: [
          [-122.5, 37.5],
          [-122, 38],
        ],
      },
    },
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#eeeeee' } },
    {
      id: 'street',
      type: 'line',
      source: 'streets',
      paint: { 'line-color': '#333333', 'line-width': 4 },
    },
  ],
}

test('streets lie below the pins and say whom they are owed to', async ({ page }) => {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } }),
  )
  await openMap(page)
  await expect(mapOf(page).locator('[data-streets=drawn]')).toBeVisible()
  const credit = mapOf(page).getByRole('link', { name: 'Streets & Co' })
  await expect(credit).toHaveAttribute('href', 'https://example.org/terms')
  await expect(page.getByText(placeCredit)).toHaveCount(0)
  await checkBothSizes(page, 'map with streets')
  // They follow our own view, and its pins still open what they stand for.
  await page.getByRole('button', { name: map.zoomIn }).click()
  await expect(page.getByRole('button', { name: map.searchHere })).toBeVisible()
  await pins(page).first().press('Enter')
  await expect(mapOf(page).locator('[data-streets=drawn]')).toBeVisible()
})

test('where the style does not come, our own map stays', async ({ page }) => {
  await page.route(`${origin}/**`, (route) => route.fulfill({ status: 503 }))
  const asked = page.waitForRequest(`${origin}/style.json`)
  await openMap(page)
  await asked
  await expect(mapOf(page).locator('[data-streets]')).toHaveCount(0)
  await expect(page.getByText(placeCredit)).toBeVisible()
  await checkBothSizes(page, 'map without streets')
})
