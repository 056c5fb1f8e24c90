import type { Page } from '@playwright/test'
import { placeCredit } from '#web/features/cars/parts/place-credit.ts'
import { expect, test } from './fixtures.ts'
import { knownRenter } from './people.ts'
import { dates, renterScreens, settle, visitorScreens } from './screens.ts'
import { textsOf } from './texts.ts'

test.skip(({ isMobile }) => isMobile, 'the words are the same at every size')

/** Words that both languages share. */
const shared = [
  'Tramo',
  'FAQ',
  'WhatsApp',
  'Bluetooth',
  'Apple CarPlay',
  'Android Auto',
  'SUV',
  'Vans',
  'Pickup',
  'Plan',
  'Minivan',
  'Hatchback',
  'Convertible',
  'Extras',
  'Total',
  placeCredit,
]
/** What the renter of `people.ts` typed. */
const typed = ['Ana Núñez', 'Ana', 'Núñez', 'AN', 'Bay Mutual', 'CA, US']
/** E-mail addresses, order and confirmation numbers, number plates, miles. */
const patterns = /\S+@\S+|\b[A-Z0-9]{10,16}\b|\bTRAMO\d{3}\b|\bmi\b/g

interface Named {
  areas?: { name: string; pickupAddress: string }[]
  cars?: { id: string; make: string; model: string; location: { city: string } }[]
  reviews?: { firstName: string; comment: string }[]
}

/** The names of places, cars and people that screens show, and what people wrote about cars. */
async function namesOnScreens(base: string, screens: readonly string[]): Promise<string[]> {
  const ask = async (fields: Record<string, string>) =>
    (await (await fetch(`${base}/api?${new URLSearchParams(fields)}`)).json()) as Named
  const { areas = [] } = await ask({ objectType: 'home' })
  const names = areas.flatMap((area) => [area.name, area.pickupAddress])
  const { cars = [] } = await ask({ objectType: 'cars', area: '1', limit: '100', ...dates })
  names.push(...cars.flatMap((car) => [car.make, car.model, car.location.city]))
  for (const car of new Set(screens.map((path) => /[?&]car=([^&]+)/.exec(path)?.[1]))) {
    if (car === undefined) continue
    const { reviews = [] } = await ask({ objectType: 'cars', car, ...dates })
    names.push(...reviews.flatMap((review) => [review.comment, review.firstName]))
  }
  return names
}

/** A text without what may stay the same; nothing that is a word should be left of it. */
function rest(text: string, names: readonly string[]): string {
  let left = text.replaceAll(patterns, '')
  for (const name of names) left = left.replaceAll(name, '')
  return left
}

/** Screens with sheets and menus worth opening: whatever says that it opens one. */
const screensWithSheets = /^\/($|results\?|details\?)/

/** Opens one sheet after the other, each on a fresh screen. */
async function readSheets(page: Page, path: string): Promise<string[]> {
  const openers = page.locator('button[aria-haspopup]').filter({ visible: true })
  const count = await openers.count()
  const texts: string[] = []
  for (let nth = 0; nth < count; nth++) {
    if (nth > 0) {
      await page.goto(path)
      await settle(page)
    }
    await openers.nth(nth).click({ timeout: 5_000 })
    await expect(page.locator('[role=dialog], [role=menu], [role=listbox]').first()).toBeVisible()
    texts.push(...(await textsOf(page)))
  }
  return texts
}

/** What is read on each screen, with its sheets and menus. */
async function read(page: Page, screens: readonly string[]): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>()
  for (const path of screens) {
    await page.goto(path)
    await settle(page)
    const here = await textsOf(page)
    if (screensWithSheets.test(path)) here.push(...(await readSheets(page, path)))
    texts.set(path, [...new Set(here)])
  }
  return texts
}

/** The texts of each screen that are the same in English and in Spanish and should not be. */
async function untranslated(
  page: Page,
  base: string,
  screens: readonly string[],
): Promise<string[]> {
  const choose = (code: string) =>
    page.evaluate((lang) => localStorage.setItem('langCode', lang), code)
  await page.goto('/404')
  await choose('en')
  const english = await read(page, screens)
  await choose('es')
  const spanish = await read(page, screens)
  const names = [...(await namesOnScreens(base, screens)), ...shared, ...typed]
  // Long names first: «Mazda3» before «Mazda».
  names.sort((one, other) => other.length - one.length)
  return screens.flatMap((path) => {
    const before = new Set(english.get(path))
    const same = (spanish.get(path) ?? []).filter((text) => before.has(text))
    return same
      .filter((text) => /\p{L}{2}/u.test(rest(text, names)))
      .map((text) => `${path}: ${text}`)
  })
}

test('no screen of a visitor shows an English text in Spanish', async ({ page, server }) => {
  test.setTimeout(240_000)
  const screens = await visitorScreens(server.url)
  expect(await untranslated(page, server.url, screens)).toEqual([])
})

test('no screen of a renter shows an English text in Spanish', async ({
  page,
  server,
  readMail,
}) => {
  test.setTimeout(300_000)
  const email = `words-${crypto.randomUUID().slice(0, 6)}@example.com`
  const token = await knownRenter(server.url, email, readMail)
  await page.addInitScript((session) => localStorage.setItem('userToken', session), token)
  const screens = await renterScreens(server.url, token)
  expect(await untranslated(page, server.url, screens)).toEqual([])
})
