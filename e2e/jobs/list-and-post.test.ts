import type { Page } from '@playwright/test'
import { draftMessages } from '#web/jobs/jobs/parts/draft-messages.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { editMessages } from '#web/jobs/jobs/edit/edit-messages.ts'
import { listMessages } from '#web/jobs/jobs/list/list-messages.ts'
import { jobNames } from '#web/jobs/jobs/parts/type-names.ts'
import { mapMessages } from '#web/fleet/places/map/map-messages.ts'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import { dialogsAreGone } from '../pages/dialogs.ts'
import { JobForm } from '../pages/job-form.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { expect, test } from '../support/fixtures.ts'
import { smallPicture } from '../support/picture.ts'
import { drivingRenter, openAs, signedIn, verifiedRenter } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'

const words = listMessages.en
const form = editMessages.en
const names = jobNames.en

/** Everything that a whole form has to press. */
const far = 120

const selector = (page: Page, name: keyof typeof words.labels) =>
  page.getByRole('group', { name: words.filters }).getByLabel(words.labels[name])
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { level: 2 }),
    })
const addressOf = (page: Page) => new URL(page.url()).searchParams

/** How many jobs the list says that it has. */
async function countOf(page: Page): Promise<number> {
  const said = page.getByRole('status').filter({ hasText: /^\d+ jobs?/ })
  await expect(said).toBeVisible()
  return Number(/\d+/.exec((await said.textContent()) ?? '')?.[0])
}

async function choose(page: Page, name: keyof typeof words.labels, option: RegExp) {
  const items = selector(page, name).getByRole('option')
  await expect(items.filter({ hasText: option })).toHaveCount(1)
  const value = await items.filter({ hasText: option }).getAttribute('value')
  await selector(page, name).selectOption(value)
  await quiet(page)
  return value
}

// @2.1-jobs @2.2-jobownerid @2.3-jobs-four
test('four selectors narrow the jobs, and the address says the same list to a reload and to others', {
  tag: '@desk',
}, async ({ page, server, browser }) => {
  const token = await signedIn(server.url, verifiedRenter)
  await openAs(page, token, '/jobs')
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  const all = await countOf(page)
  await checkBothSizes(page, 'the list of jobs')

  await choose(page, 'type', /^Ride offered/)
  const rides = await countOf(page)
  expect(rides).toBeLessThan(all)
  // The option has told before how many there are.
  await expect(selector(page, 'type').locator('option:checked')).toHaveText(
    `${names.types.rideOffer} (${rides})`,
  )
  await expect(cards(page).first()).toContainText(names.aSeat)
  const area = await choose(page, 'area', /^Bay Area/)
  await choose(page, 'status', /^Open/)
  const few = await countOf(page)
  expect(few).toBeLessThan(rides)
  expect([...addressOf(page)]).toEqual([
    ['type', 'rideOffer'],
    ['area', area],
    ['status', 'open'],
  ])
  const first = await cards(page).first().innerText()

  await page.reload()
  expect(await countOf(page)).toBe(few)
  await expect(selector(page, 'area')).toHaveValue(area ?? '')
  expect(await cards(page).first().innerText()).toBe(first)

  // The map shows the same jobs, each where it begins.
  await page.getByRole('button', { name: mapMessages.en.views.map, exact: true }).click()
  const pins = page.getByRole('region', { name: words.map }).locator('button[aria-pressed]')
  await expect(pins.first()).toBeVisible()
  const pinned = (await pins.allTextContents()).map((text) =>
    Number(/^(\d+) jobs/.exec(text)?.[1] ?? 1),
  )
  expect(pinned.reduce((sum, count) => sum + count, 0)).toBe(few)
  await page.getByRole('button', { name: mapMessages.en.views.list, exact: true }).click()

  // Own jobs, and those with an own offer; nobody else looks through them.
  const mine = await choose(page, 'jobOwnerId', /^My jobs/)
  expect(addressOf(page).get('jobOwnerId')).toBe(mine)
  await page.getByRole('button', { name: words.clear }).click()
  await expect(page.getByRole('button', { name: words.clear })).toHaveCount(0)
  expect(await choose(page, 'jobOwnerId', /^Offered/)).toBe(`-${mine}`)
  await choose(page, 'jobOwnerId', /^My jobs/)
  const other = await browser.newPage({ baseURL: server.url })
  await openAs(other, await signedIn(server.url, drivingRenter), page.url())
  await expect(other.getByRole('heading', { name: words.noneSomeone })).toBeVisible()
  await other.getByRole('button', { name: words.showAll }).click()
  await expect(cards(other).first()).toBeVisible()
  expect([...addressOf(other)]).toEqual([])
  await other.close()
})

/** A day of next week, as it is typed. */
const soon = formatDay(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10))

// @2.1-jobs-create @2.1-jobs-edit
test('a ride is offered: what is typed stays, its card is seen before, and no seat is dearer than its share', {
  tag: '@phone',
}, async ({ page, server }) => {
  const token = await signedIn(server.url, verifiedRenter)
  await openAs(page, token, '/jobs')
  await page.getByRole('link', { name: words.post }).first().click()
  const job = new JobForm(page)
  await expect(page.getByRole('heading', { level: 1, name: form.createTitle })).toBeVisible()
  await job.is('rideOffer')

  // All that is missing is told, and the first of it has the focus.
  await job.send()
  await expect(job.town(form.from)).toBeFocused()
  await expect(page.getByText('Field is Required')).not.toHaveCount(0)
  await checkBothSizes(page, 'a job that is not complete')

  await job.chooseTown(form.from, 'Oakl')
  // Whoever types the whole name has chosen.
  await job.town(form.to).fill('sacramento, ca')
  await expect(page.getByRole('option').first()).toBeVisible()
  await job.town(form.to).blur()
  await expect(job.town(form.to)).toHaveValue('Sacramento, CA')
  await page.getByRole('button', { name: form.addVia }).click()
  await job.chooseTown(form.via(1), 'Vallej')
  await job.chooseDay(form.start, soon)
  await page.getByLabel(form.titleField).fill('Oakland to Sacramento')
  await page.getByLabel(form.description).fill('I visit my sister. One small bag each.')
  await page.getByLabel(form.seatsOffered).fill('3')
  await page.getByLabel(form.detour).fill('10')
  const price = page.getByLabel(form.seatPrice)
  await price.fill('400')
  await price.blur()
  await expect(page.getByText(/^The value must be [\d.]+ or less$/)).toBeVisible()
  await page.getByRole('button', { name: /^Use \$/ }).click()
  await expect(page.getByText(/^The value must be/)).toHaveCount(0)
  const asked = await price.inputValue()
  await page.getByLabel(form.addPhoto).setInputFiles(await smallPicture('car.png'))
  await expect(page.getByRole('img', { name: form.photo(1) })).toBeVisible()
  await expect(page.getByText(draftMessages.en.kept)).toBeVisible()

  await page.reload()
  await expect(page.getByLabel(form.titleField)).toHaveValue('Oakland to Sacramento')
  await expect(page.getByRole('img', { name: form.photo(1) })).toBeVisible()
  const preview = page.getByRole('heading', { level: 2, name: form.preview }).locator('..')
  await expect(preview).toContainText(`$${asked}`)
  for (const town of ['Oakland, CA', 'Vallejo, CA', 'Sacramento, CA'])
    await expect(preview).toContainText(town)
  await checkBothSizes(page, 'a job before it is posted')
  await job.send()
  await expect(page).toHaveURL(/\/jobs\/[A-Z0-9]{16}$/)
  const { pathname } = new URL(page.url())

  // It stands among the own ones, and can be changed.
  await page.goto('/jobs')
  await choose(page, 'jobOwnerId', /^My jobs/)
  const card = cards(page).filter({ hasText: 'Oakland to Sacramento' })
  await expect(card).toContainText(names.isNew)
  await expect(card).toContainText(`$${asked}`)
  await page.goto(pathname.replace('/jobs/', '/jobs/edit/'))
  await expect(page.getByRole('heading', { level: 1, name: form.editTitle })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Ride offered/ })).toHaveCount(0)
  await page.getByLabel(form.titleField).fill('Oakland to Sacramento, dog welcome')
  await page.getByRole('button', { name: form.save }).click()
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
  await page.goto('/jobs')
  await choose(page, 'jobOwnerId', /^My jobs/)
  await expect(cards(page).filter({ hasText: 'dog welcome' })).toHaveCount(1)

  // What was sent is no draft any more.
  await page.goto('/jobs/create')
  await expect(page.getByRole('radio', { name: /^Ride offered/ })).not.toBeChecked()
})

test('a job is found, asked for and posted with the keyboard alone', { tag: '@desk' }, async ({
  page,
  server,
}) => {
  await openAs(page, await signedIn(server.url, drivingRenter), '/jobs')
  await expect(cards(page).first()).toBeVisible()
  const keyboard = new Keyboard(page)
  const key = (name: string) => page.keyboard.press(name)

  // A selector changes by the first letter of its choice, and keeps the focus.
  await keyboard.to(selector(page, 'type'))
  await page.keyboard.type('Del')
  await expect.poll(() => addressOf(page).get('type')).toBe('delivery')
  await expect(selector(page, 'type')).toBeFocused()

  await keyboard.press(page.getByRole('link', { name: words.post }).first(), far)
  await expect(page.getByRole('heading', { level: 1, name: form.createTitle })).toBeFocused()
  const job = new JobForm(page)
  // Into the choice of kinds, and on by the arrow key.
  await key('Tab')
  await key('Space')
  await key('ArrowDown')
  await key('ArrowUp')
  await expect(
    page.getByRole('radio', { name: new RegExp(`^${names.types.rideRequest}`) }),
  ).toBeChecked()
  for (const [label, typed] of [
    [form.from, 'Fremon'],
    [form.to, 'San Jos'],
  ] as const) {
    await keyboard.type(job.town(label), typed, far)
    await expect(page.getByRole('option').first()).toBeVisible()
    await key('ArrowDown')
    await key('Enter')
    await expect(job.town(label)).toHaveValue(/, CA$/)
  }
  await keyboard.press(page.getByRole('button', { name: new RegExp(`^${form.start}`) }), far)
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await keyboard.type(sheet.getByLabel(dateMessages.en.typeDate), '', far)
  await key('ControlOrMeta+a')
  await page.keyboard.type(soon)
  await key('Enter')
  await keyboard.press(sheet.getByRole('button', { name: dateMessages.en.done }), far)
  await dialogsAreGone(page)
  await keyboard.type(page.getByLabel(form.titleField), 'To work and back', far)
  await keyboard.type(page.getByLabel(form.description), 'Two people, no luggage.', far)
  await keyboard.press(page.getByRole('button', { name: /^Use \$/ }), far)
  await keyboard.press(page.getByRole('button', { name: form.post, exact: true }), far)
  await expect(page).toHaveURL(/\/jobs\/[A-Z0-9]{16}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
