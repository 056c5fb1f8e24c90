// @phone
import { savedMessages } from '#web/jobs/jobs/saved/saved-messages.ts'
import { editMessages } from '#web/jobs/jobs/edit/edit-messages.ts'
import { wayMessages } from '#web/jobs/jobs/ways/way-messages.ts'
import { googleKey, pretendGoogle, type PretendedGoogle } from '#testing/jobs/pretended-google.ts'
import { JobForm } from '../pages/job-form.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { openAs, signedIn, verifiedRenter } from '../support/people.ts'

const test = base.extend<{ google: PretendedGoogle }>({
  google: async ({}, use) => {
    const google = await pretendGoogle()
    await use(google)
    await google.close()
  },
  server: async ({ servers, google }, use) => {
    const settings = { GOOGLE_MAPS_KEY: googleKey, GOOGLE_PLACES_URL: google.url }
    await use(await servers.of(google, 'demo', settings))
  },
})

const words = editMessages.en
const address = words.address

test('an address that is found brings its town and its mark; without the search towns go on', async ({
  page,
  server,
  google,
}) => {
  // Google's own map is not reached from here.
  await page.route(/googleapis\.com/, (route) => route.abort())
  const token = await signedIn(server.url, verifiedRenter)
  await openAs(page, token, '/jobs/create')
  const form = new JobForm(page)
  await form.is('rideRequest')
  const from = form.town(words.from)
  const exact = page.getByRole('combobox', { name: address }).first()

  await test.step('what is no town is found among addresses, by keys', async () => {
    await from.fill('city hall')
    const option = page.getByRole('option', { name: /Oakland City Hall/ })
    await expect(option).toBeVisible()
    await expect(page.getByText('Google Maps', { exact: true })).toBeVisible()
    await checkBothSizes(page, 'addresses that were found')
    await from.press('ArrowDown')
    await from.press('Enter')
    await expect(from).toHaveValue('Oakland, CA')
    await expect(exact).toHaveValue('1 Frank H Ogawa Plaza, Oakland, CA 94612, USA')
    await expect(page.getByText('0.1 miles northwest of the center of Oakland')).toBeVisible()
  })

  await test.step('so is the exact address, by a press', async () => {
    await exact.fill('lake mer')
    await page.getByRole('option', { name: /Lake Merritt/ }).click()
    await expect(exact).toHaveValue('Lake Merritt, Oakland, CA, USA')
    await expect(page.getByText(/miles east of the center of Oakland/)).toBeVisible()
    // Enter of whoever marked nothing takes nothing.
    await exact.fill('lake')
    await expect(page.getByRole('option')).toHaveCount(1)
    await exact.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(exact).toHaveValue('lake')
  })

  await test.step('what lies outside the areas is said, and what was typed stays', async () => {
    await exact.fill('reno')
    await page.getByRole('option', { name: /Reno Arch/ }).click()
    await expect(page.getByText(/outside our areas/)).toBeVisible()
    await expect(from).toHaveValue('Oakland, CA')
    await expect(exact).toHaveValue('reno')
  })

  await test.step('a search that fails is silent', async () => {
    google.answers((_, response) => response.writeHead(403).end())
    const to = form.town(words.to)
    const answered = page.waitForResponse((response) => response.url().includes('=addresses&'))
    await to.fill('lake merritt')
    await answered
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await form.chooseTown(words.to, 'San Jose')
    await expect(to).toHaveValue('San Jose, CA')
    google.answers()
  })

  await test.step('a stop of a route is found by an address', async () => {
    await page.goto('/jobs/routes')
    await page.getByRole('link', { name: savedMessages.en.add }).first().click()
    const stop = page.getByRole('combobox', { name: wayMessages.en.from })
    await stop.fill('lake merritt')
    await page.getByRole('option', { name: /Lake Merritt/ }).click()
    await expect(stop).toHaveValue('Oakland, CA')
  })
})
