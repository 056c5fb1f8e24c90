import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fiveCars, kinds, searchIn, towns, trip } from '#testing/screens/cars.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { mapMessages } from '#web/fleet/places/map/map-messages.ts'
import { resultsMessages } from '../results/results-messages.ts'
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
const pins = () => [...map.element().querySelectorAll('button[aria-pressed]')]
const textsOfPins = () =>
  pins().map((each) => [...each.querySelectorAll('span, b')].map((part) => part.textContent).at(-1))
const pressedPins = () =>
  pins()
    .filter((each) => each.getAttribute('aria-pressed') === 'true')
    .map((each) => each.getAttribute('aria-label'))

async function openMap(size: typeof phone) {
  await openScreen(`/results?area=1&${trip}`, answers, { size, otherwiseLeast: true })
  await settled()
  await page.getByRole('button', { name: words.views.map, exact: true }).click()
  await expect.poll(() => document.querySelectorAll('.map-pin').length).toBe(3)
}

const press = async (name: string) => {
  ;(pin(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test.for([phone, desk])(
  'cars that stand together come apart, those of one address never do, and a pin leads to its car (%o)',
  async (size) => {
    await openMap(size)
    // The cheapest, and how many.
    expect(textsOfPins()).toEqual(['2', '2', '$985'])
    await press('2 cars from $785')
    await expect.element(pin('2 cars from $785')).toHaveAttribute('aria-pressed', 'true')
    await press('2 cars from $585')
    await expect.poll(textsOfPins).toEqual(['$585', '$685'])
    await press('Toyota Model A 2024')
    await expect.element(pin('Toyota Model A 2024')).toHaveAttribute('aria-pressed', 'true')

    const link =
      size === phone
        ? page.getByRole('list', { name: words.cars }).getByRole('link', { name: 'Toyota Model A' })
        : map.getByRole('link', { name: words.seeIt('Toyota Model A') })
    await expect.element(link).toBeInViewport()
    await link.click()
    await expect.poll(place).toMatch(/^\/details\?.*car=1\b/)
    window.history.back()
    await expect.poll(() => document.querySelectorAll('.map-pin').length).toBeGreaterThan(0)
  },
)

test('on a phone a swipe moves the pin, and the pin moves the cards', async () => {
  await openMap(phone)
  await expect.poll(pressedPins).toEqual([expect.stringMatching(/^2 cars from \$585/)])
  const cards = page.getByRole('list', { name: words.cars })
  const box = cards.element()
  const step =
    (box.children[1] as HTMLElement).offsetLeft - (box.children[0] as HTMLElement).offsetLeft
  box.scrollTo({ left: 4 * step })
  await expect.poll(pressedPins).toEqual([expect.stringMatching(/^Toyota Model E/)])
  expect(box.querySelector('[aria-current]')?.textContent).toMatch(/Model E/)
  await press('2 cars from $785')
  await expect.poll(() => Math.round(box.scrollLeft / step)).toBe(2)
  await expect.poll(pressedPins).toEqual([expect.stringMatching(/^2 cars from \$785/)])
  // Nobody has looked for another part of the map.
  await expect.element(page.getByRole('button', { name: words.searchHere })).not.toBeInTheDocument()
})

test('on a desk a row marks its pin and opens its card, which never covers the pin; Escape closes it', async () => {
  await openMap(desk)
  expect(pressedPins()).toEqual([])
  const row = page.getByRole('link', { name: 'Toyota Model E 2024' })
  ;(row.element() as HTMLElement).focus()
  await expect.poll(pressedPins).toEqual([expect.stringMatching(/^Toyota Model E/)])
  const see = map.getByRole('link', { name: words.seeIt('Toyota Model E') })
  await expect.element(see).toBeInViewport()
  const card = see.element().closest('[data-map-panel]')?.getBoundingClientRect()
  const its = pin('Toyota Model E').element().getBoundingClientRect()
  const isApart =
    card &&
    (card.right <= its.left ||
      card.left >= its.right ||
      card.bottom <= its.top ||
      card.top >= its.bottom)
  expect(isApart).toBe(true)
  ;(see.element() as HTMLElement).focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(see).not.toBeInTheDocument()
  expect(pressedPins()).toEqual([])
})

test('on a phone the search over the map says how many cars there are, and the list is one press away', async () => {
  await openMap(phone)
  const search = page.getByRole('button', { name: resultsMessages.en.changeSearch })
  await expect.element(search).toHaveTextContent('5 cars, 30 days, 850 mi')
  await page.getByRole('button', { name: words.views.list, exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Toyota Model A' })).toBeInViewport()
})
