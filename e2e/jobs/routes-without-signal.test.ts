import type { Page } from '@playwright/test'
import { errorMessages } from '#web/core/api/errors.ts'
import { listMessages } from '#web/jobs/jobs/list/list-messages.ts'
import { draftMessages } from '#web/jobs/jobs/parts/draft-messages.ts'
import { savedMessages } from '#web/jobs/jobs/saved/saved-messages.ts'
import { noticeMessages } from '#web/app/shell/notice-messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { dialogsAreGone } from '../pages/dialogs.ts'
import { checkAccessibility } from '../support/clean-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { postedJob, savedRoute } from '../support/jobs.ts'
import { isReadyForNoSignal } from '../support/no-signal.ts'
import { drivingRenter, knownRenter, openAs, signedIn } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'
import { ask } from '../support/wire.ts'

const [list, saved, ui] = [listMessages.en, savedMessages.en, uiMessages.en]

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const show = (page: Page, name: string) =>
  page.getByRole('link', { name: saved.show(name), exact: true })
const told = (page: Page) => page.getByRole('alert').filter({ hasText: errorMessages.en.network })

// @2.1-jobs-routes
test('without signal my routes and the jobs along one are as they were read, and what is typed is not lost', {
  tag: ['@worker', '@phone'],
}, async ({ page, context, server }) => {
  const run = crypto.randomUUID().slice(0, 8)
  const token = await knownRenter(server.url, `route-${run}@example.com`)
  const title = `Cradle ${run}`
  await postedJob(server.url, await signedIn(server.url, drivingRenter), {
    title,
    to: 'San Jose, CA',
  })
  const work = await savedRoute(server.url, token, { name: 'To work', to: 'San Jose, CA' })
  await savedRoute(server.url, token, { name: 'To the lake', to: 'Sacramento, CA' })
  await openAs(page, token, '/jobs/routes')
  await expect(card(page, 'To the lake')).toBeVisible()
  const seen = [
    await card(page, 'To work').innerText(),
    await card(page, 'To the lake').innerText(),
  ]
  await show(page, 'To work').click()
  await expect(card(page, title)).toBeVisible()
  await quiet(page)
  const job = await card(page, title).innerText()
  await isReadyForNoSignal(page)

  // Read before: the same words, and how old they are.
  await context.setOffline(true)
  await page.goto('/jobs/routes')
  await expect(card(page, 'To the lake')).toBeVisible()
  expect([
    await card(page, 'To work').innerText(),
    await card(page, 'To the lake').innerText(),
  ]).toEqual(seen)
  await expect(page.getByRole('status').filter({ hasText: noticeMessages.en.offline })).toHaveText(
    /data from/,
  )
  await show(page, 'To work').click()
  await expect(card(page, title)).toBeVisible()
  await page.reload()
  await expect(card(page, title)).toBeVisible()
  expect(await card(page, title).innerText()).toBe(job)
  const way = page.getByRole('region', { name: list.way.label })
  await expect(way.getByRole('status')).toContainText('To work')

  // Not read before: why nothing is there, of which route, and no word of there being no jobs.
  await way.getByRole('link', { name: list.way.myRoutes }).click()
  await show(page, 'To the lake').click()
  await expect(page.getByText(errorMessages.en.network)).toBeVisible()
  await expect(way.getByRole('status')).toContainText('To the lake')
  await expect(page.getByText(list.none)).toHaveCount(0)
  await expect(card(page, title)).toHaveCount(0)
  await checkAccessibility(page, 'jobs along a route without signal')

  // Nothing is deleted, and nothing that is typed is lost.
  await way.getByRole('link', { name: list.way.edit }).click()
  await expect(page.getByLabel(saved.name)).toHaveValue('To the lake')
  await page.goto('/jobs/routes')
  await page.getByRole('button', { name: saved.remove('To the lake') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: saved.removeShort }).click()
  await expect(told(page)).toBeVisible()
  await dialogsAreGone(page)
  await expect(card(page, 'To the lake')).toBeVisible()
  await page.getByRole('link', { name: saved.edit('To work') }).click()
  await page.getByLabel(saved.name).fill('To the office')
  await expect(page.getByText(draftMessages.en.kept)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(saved.name)).toHaveValue('To the office')
  await page.getByRole('button', { name: saved.save }).click()
  await expect(told(page)).toBeVisible()
  await expect(page.getByLabel(saved.name)).toHaveValue('To the office')

  await told(page).getByRole('button', { name: ui.dismiss }).click()
  await context.setOffline(false)
  await page.getByRole('button', { name: saved.save }).click()
  await expect(card(page, 'To the office')).toBeVisible()
  type Mine = { routes: { id: string; name: string; version: number }[] }
  const { routes } = await ask<Mine>(server.url, token, { objectType: 'myRoutes' })
  expect(routes.find(({ id }) => id === work)).toMatchObject({ name: 'To the office', version: 2 })
  expect(routes).toHaveLength(2)
  await show(page, 'To the lake').click()
  await expect(page.getByText(errorMessages.en.network)).toHaveCount(0)
  await expect(way.getByRole('status')).toContainText('To the lake')
})
