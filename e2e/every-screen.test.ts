// @phone
import type { Page } from '@playwright/test'
import { drivingRenter, knownRenter, signedIn } from './support/people.ts'
import { inBothSizes } from './support/both-sizes.ts'
import { checkAccessibility, checkFrame, listen } from './support/clean-screen.ts'
import { expect, test } from './support/fixtures.ts'
import { ask } from './support/wire.ts'
import { namesOfJobs } from './support/jobs.ts'
import { carScreens, goWithin, renterScreens, settle, visitorScreens } from './support/screens.ts'
import { desk, phone } from './support/sizes.ts'
import { shortOr } from '#testing/walk/length.ts'
import { textsOf } from './support/texts.ts'
import { untranslated } from './support/untranslated.ts'

test.use({ serviceWorkers: 'allow' })

interface Walk {
  base: string
  screens: readonly string[]
  /** Of people, cars and places that only these screens show. */
  names?: readonly string[]
}

/**
 * Opens every screen in both languages, English in light colours on a desk, Spanish, which has the longer
 * words, in dark ones on a phone, and looks whether it is clean and keeps the rules of accessibility.
 * The thorough run looks at each in the other size too.
 */
async function walk(page: Page, { base, screens, names = [] }: Walk) {
  const faults = listen(page)
  const read = { en: new Map<string, string[]>(), es: new Map<string, string[]>() }
  for (const lang of ['en', 'es'] as const) {
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'light' : 'dark' })
    await page.setViewportSize(lang === 'en' ? desk : phone)
    await page.goto('/404')
    await page.evaluate((code) => localStorage.setItem('langCode', code), lang)
    await page.reload()
    for (const path of screens) {
      await goWithin(page, path)
      await settle(page)
      read[lang].set(path, await textsOf(page))
      const look = async ({ width }: { width: number }) =>
        checkFrame(page, `${path} ${lang} ${width} px`, lang)
      await shortOr(
        () => look(page.viewportSize() ?? phone),
        () => inBothSizes(page, look),
      )()
      await checkAccessibility(page, `${path} ${lang}`)
    }
  }
  // A refused call of a screen (403 for /staff, 404 for a lost order) is told by the browser itself.
  expect(faults.filter((fault) => !/status of 40[34]/.test(fault))).toEqual([])
  expect(await untranslated(base, read.en, read.es, names), 'English in Spanish').toEqual([])
}

const keepSession = (page: Page, token: string) =>
  page.addInitScript((session) => localStorage.setItem('userToken', session), token)

// @2.1-home @2.1-about @2.1-faq @2.1-results @2.1-details @2.1-terms @2.1-contact @2.1-booking
test('every screen a visitor sees is clean, accessible and translated', async ({
  page,
  server,
}) => {
  await walk(page, { base: server.url, screens: await visitorScreens(server.url) })
})

// @2.1-personal @2.1-waiting-list
test('every screen a renter sees is clean, accessible and translated', async ({ page, server }) => {
  const email = `every-${crypto.randomUUID().slice(0, 6)}@example.com`
  const token = await knownRenter(server.url, email)
  await keepSession(page, token)
  const screens = await renterScreens(server.url, token)
  const names = await namesOfJobs(server.url, token)
  await walk(page, { base: server.url, screens, names })
})

// @2.1-vehicle-inspection @2.1-vehicle-maintenance
test('every screen at the car is clean, accessible and translated', async ({ page, server }) => {
  const token = await signedIn(server.url, drivingRenter)
  await keepSession(page, token)
  type Rental = { car: { make: string; model: string }; pickupAddress: string }
  const fields = { objectType: 'dashboard' }
  const { rentals } = await ask<{ rentals: Rental[] }>(server.url, token, fields)
  const names = rentals.flatMap(({ car, pickupAddress }) => [car.make, car.model, pickupAddress])
  await walk(page, {
    base: server.url,
    screens: await carScreens(server.url, token),
    names: [...names, 'Guadalupe Jiménez', 'GJ'],
  })
})
