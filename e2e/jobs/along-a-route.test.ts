import type { Page } from '@playwright/test'
import { draftMessages } from '#web/jobs/jobs/parts/draft-messages.ts'
import { jobMessages } from '#web/jobs/jobs/page/messages.ts'
import { jobNames } from '#web/jobs/jobs/parts/type-names.ts'
import { listMessages } from '#web/jobs/jobs/list/list-messages.ts'
import { savedMessages } from '#web/jobs/jobs/saved/saved-messages.ts'
import { wayMessages } from '#web/jobs/jobs/ways/way-messages.ts'
import { dialogsAreGone } from '../pages/dialogs.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { expect, test } from '../support/fixtures.ts'
import { postedJob } from '../support/jobs.ts'
import { drivingRenter, knownRenter, openAs, signedIn, verifiedRenter } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'
import { ask, post } from '../support/wire.ts'

/** Everything that a whole screen has to press. */
const far = 140

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const addressOf = (page: Page) => new URL(page.url()).searchParams
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Types the beginning of a town into the field that has the focus, and takes the first one by the arrow key. */
async function chooseTown(page: Page, field: ReturnType<typeof combobox>, beginning: string) {
  await expect(field).toBeFocused()
  await page.keyboard.type(beginning)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(/, CA$/)
}

// @2.1-jobs-routes
test('a driver saves a route with the keyboard alone, sees two jobs by detour, and offers on one', {
  tag: '@desk',
}, async ({ page, server }) => {
  const [list, saved, ways, job] = [
    listMessages.en,
    savedMessages.en,
    wayMessages.en,
    jobMessages.en,
  ]
  const owner = await signedIn(server.url, drivingRenter)
  const run = crypto.randomUUID().slice(0, 8)
  const whole = `Whole way ${run}`
  const aside = `A bit aside ${run}`
  await postedJob(server.url, owner, { title: aside, price: '90' })
  await postedJob(server.url, owner, { title: whole, to: 'San Jose, CA', price: '20' })
  await openAs(page, await signedIn(server.url, verifiedRenter), '/jobs')
  const keyboard = new Keyboard(page)

  await keyboard.press(page.getByRole('link', { name: list.way.myRoutes }), far)
  await expect(h1(page, saved.title)).toBeFocused()
  await keyboard.press(page.getByRole('link', { name: saved.add }).first(), far)
  await expect(h1(page, saved.newTitle)).toBeFocused()

  // What is missing is told at its field, and nothing is sent.
  await keyboard.press(page.getByRole('button', { name: saved.save }), far)
  await expect(combobox(page, ways.from)).toBeFocused()
  await chooseTown(page, combobox(page, ways.from), 'Fremon')
  await keyboard.to(combobox(page, ways.to))
  await chooseTown(page, combobox(page, ways.to), 'San Jos')

  // A stop is added, moved to the front by its button, and the one that is too many removed.
  await keyboard.press(page.getByRole('button', { name: ways.addStop }))
  await chooseTown(page, combobox(page, ways.stop(2)), 'Oakl')
  await keyboard.press(page.getByRole('button', { name: ways.earlier('Stop 2, Oakland, CA') }))
  await expect(combobox(page, ways.from)).toHaveValue('Oakland, CA')
  await expect(page.getByText(ways.isNow('Oakland, CA', 1, 3))).toBeAttached()
  await expect(page.getByRole('button', { name: ways.later('From, Oakland, CA') })).toBeFocused()
  await keyboard.press(page.getByRole('button', { name: ways.removeStop('Stop 2, Fremont, CA') }))
  await expect(combobox(page, ways.to)).toBeFocused()

  // On every day: the jobs are in a week.
  for (const day of ['Saturday', 'Sunday'])
    await keyboard.press(page.getByRole('button', { name: day }), far)
  await keyboard.type(page.getByLabel(saved.name), `To work ${run}`, far)
  await expect(page.getByText(draftMessages.en.kept)).toBeVisible()
  await checkBothSizes(page, 'a route that is being saved')
  await keyboard.press(page.getByRole('button', { name: saved.save }), far)

  await expect(h1(page, saved.title)).toBeFocused()
  await expect(page.getByText(saved.saved)).toBeVisible()
  await expect(titles(page).filter({ hasText: `To work ${run}` })).toBeVisible()
  await checkBothSizes(page, 'my routes')
  await keyboard.press(page.getByRole('link', { name: saved.show(`To work ${run}`) }), far)

  // Sorted by detour although the other pays more, and the same after a reload.
  await expect(h1(page, list.title)).toBeVisible()
  expect(addressOf(page).get('route')).toMatch(/^[A-Z0-9]{16}$/)
  const ours = titles(page).filter({ hasText: run })
  await expect(ours).toHaveText([whole, aside])
  await page.reload()
  await expect(ours).toHaveText([whole, aside])
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(card(whole)).toContainText(jobNames.en.detour(0))
  await expect(card(aside)).toContainText(/\+[\d.]+ mi detour/)
  await checkBothSizes(page, 'the jobs along a route')
  const sort = page.getByLabel(list.sort)
  await expect(sort).toHaveValue('detour')
  await keyboard.to(sort, far)
  await page.keyboard.type('Best')
  await expect.poll(() => addressOf(page).get('sort')).toBe('pay')
  await expect(ours).toHaveText([aside, whole])

  // The ring is around the whole card.
  await keyboard.to(page.getByRole('link', { name: whole }), far)
  await page.keyboard.press('Enter')
  await expect(h1(page, whole)).toBeFocused()
  await keyboard.type(page.getByLabel(job.amount), '18', far)
  await keyboard.press(page.getByRole('button', { name: job.send, exact: true }), far)
  await expect(page.getByText(job.sent)).toBeVisible()
})

test('stops are typed, shared and saved; what changes elsewhere loses nothing; in Spanish', {
  tag: '@phone',
}, async ({ page, server, browser }) => {
  const [list, saved, ways] = [listMessages.es, savedMessages.es, wayMessages.es]
  const mail = `route-${crypto.randomUUID().slice(0, 8)}@example.com`
  const token = await knownRenter(server.url, mail)
  const owner = await signedIn(server.url, drivingRenter)
  const title = `Cuna ${crypto.randomUUID().slice(0, 8)}`
  await postedJob(server.url, owner, { title, to: 'San Jose, CA' })
  await openAs(page, token, '/jobs?lang=es')
  await page.getByRole('button', { name: list.way.choose }).click()
  for (const [name, typed] of [
    [ways.from, 'Oakl'],
    [ways.to, 'San Jos'],
  ] as const) {
    await combobox(page, name).click()
    await chooseTown(page, combobox(page, name), typed)
  }
  await page.getByLabel(ways.detour).fill('60')
  await page.getByRole('button', { name: list.way.show }).click()
  await expect(page.getByText('El valor debe ser 50 o menos')).toBeVisible()
  await page.getByLabel(ways.detour).fill('2')
  await checkBothSizes(page, 'the stops of a way')
  await page.getByRole('button', { name: list.way.show }).click()
  const found = titles(page).filter({ hasText: title })
  await expect(found).toBeVisible()
  expect([...addressOf(page).keys()]).toEqual(['lang', 'stops', 'detour'])
  const shared = page.url()

  // The map draws the way, and others see the same.
  await page.getByRole('button', { name: 'Mapa', exact: true }).first().click()
  await expect(
    page.getByRole('region', { name: list.map }).locator('path[style*="color-primary"]'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Lista', exact: true }).first().click()
  const other = await browser.newPage({ baseURL: server.url })
  await openAs(other, await signedIn(server.url, verifiedRenter), shared)
  await expect(titles(other).filter({ hasText: title })).toBeVisible()

  // It is saved with these stops; what is typed survives a reload.
  await page.getByRole('link', { name: list.way.save }).click()
  await expect(combobox(page, ways.to)).toHaveValue('San Jose, CA')
  await expect(page.getByLabel(ways.detour)).toHaveValue('2')
  await page.getByLabel(saved.name).fill('Al trabajo')
  await expect(page.getByText(draftMessages.es.kept)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(saved.name)).toHaveValue('Al trabajo')
  await page.getByRole('button', { name: saved.save }).click()
  await expect(h1(page, saved.title)).toBeVisible()

  // It changed on another device: both can be had.
  type Mine = { routes: { id: string; version: number; stops: { id: string }[] }[] }
  const { routes } = await ask<Mine>(server.url, token, { objectType: 'myRoutes' })
  const [mine] = routes
  if (!mine) throw new Error('nothing was saved')
  await page.getByRole('link', { name: saved.edit('Al trabajo') }).click()
  await expect(h1(page, saved.editTitle)).toBeVisible()
  await page.getByLabel(saved.name).fill('A la oficina')
  const elsewhere = await post(server.url, token, {
    objectType: 'updateRoute',
    id: mine.id,
    stops: mine.stops.map(({ id }) => id).join(','),
    days: '0',
    leaves: '10:00',
    arrives: '11:00',
    name: 'Domingos',
  })
  expect(elsewhere.body.status).toBe(1)
  await page.getByRole('button', { name: saved.save }).click()
  await expect(page.getByText(saved.changedElsewhere)).toBeVisible()
  await expect(page.getByLabel(saved.name)).toHaveValue('A la oficina')
  await page.getByRole('button', { name: saved.saveMine }).click()
  await expect(h1(page, saved.title)).toBeVisible()
  await expect(titles(page)).toHaveText(['A la oficina'])

  // Nobody else sees along it; a way leads to all jobs.
  await other.goto(`/jobs?route=${mine.id}`)
  await expect(other.getByRole('heading', { name: list.noneForeign })).toBeVisible()
  await checkBothSizes(other, 'a route of somebody else')
  await other.getByRole('button', { name: list.showAll }).click()
  await expect.poll(() => [...addressOf(other).keys()]).toEqual([])
  await other.close()

  // Deleted after one question, and the screen says so.
  await page.getByRole('button', { name: saved.remove('A la oficina') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await checkBothSizes(page, 'the question before a route is deleted')
  await question.getByRole('button', { name: saved.removeShort }).click()
  await expect(page.getByText(saved.removed)).toBeVisible()
  await dialogsAreGone(page)
  await expect(page.getByRole('heading', { name: saved.none })).toBeVisible()
  await quiet(page)
  await expect(h1(page, saved.title)).toBeFocused()
})
