import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fiveCars, kinds, searchIn, towns, trip } from '#testing/screens/cars.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { mapMessages } from '#web/fleet/places/map/map-messages.ts'
import { carMapMessages } from './map-messages.ts'

const words = { ...mapMessages.en, ...carMapMessages.en }

const oakland = { latitude: 37.8, longitude: -122.27, city: 'Oakland' }
/** Two cars a mile apart, two at one address, and one far from all of them. */
const places = [
  oakland,
  { ...oakland, latitude: 37.815 },
  { ...oakland, latitude: 37.3, longitude: -121.9 },
  { ...oakland, latitude: 37.3, longitude: -121.9 },
  { ...oakland, latitude: 38.3, longitude: -122.3 },
]
const spread = fiveCars.map((car, at) => ({ ...car, location: places[at] ?? oakland }))
const answers = { home: towns, cars: searchIn(spread), carTypesFeatures: kinds }

const map = page.getByRole('region', { name: words.map })
const pin = (name: string) => map.getByRole('button', { name })
const textsOfPins = () =>
  [...map.element().querySelectorAll('button[aria-pressed]')].map(({ textContent }) => textContent)

test.for([phone, desk])(
  'cars that stand together come apart, those of one address never do, and a pin leads to its car (%o)',
  async (size) => {
    await openScreen(`/results?area=1&${trip}`, answers, { size, otherwiseLeast: true })
    await settled()
    await page.getByRole('button', { name: words.views.map, exact: true }).click()
    await expect.poll(textsOfPins).toEqual(['2 from $585', '2 from $785', '$985'])

    const press = async (name: string) => {
      ;(pin(name).element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('2 cars from $785')
    await expect.element(pin('2 cars from $785')).toHaveAttribute('aria-pressed', 'true')
    await press('2 cars from $585')
    await expect.poll(textsOfPins).toEqual(['$585', '$685'])
    await press('Toyota Model A 2024')
    await expect.element(pin('Toyota Model A 2024')).toHaveAttribute('aria-pressed', 'true')

    const chosen =
      size === phone
        ? page.getByRole('list', { name: words.chosen })
        : page.elementLocator(document.querySelector('li.border-ink') ?? document.body)
    const link = chosen.getByRole('link', { name: 'Toyota Model A' })
    await expect.element(link).toBeInViewport()
    await link.click()
    await expect.poll(place).toMatch(/^\/details\?.*car=1\b/)
    window.history.back()
    await expect.poll(() => textsOfPins().length).toBeGreaterThan(0)
  },
)
