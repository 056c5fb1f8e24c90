import type { Locator, Page } from '@playwright/test'
import { savedMessages } from '#web/features/jobs/saved/saved-messages.ts'
import { reviewMessages } from '#web/features/reviews/messages.ts'
import { toInstant } from '#domain/time/zone.ts'
import { dialogsAreGone } from '../pages/dialogs.ts'
import { Member } from '../pages/member.ts'
import { RunningJob } from '../pages/running-job.ts'
import { passMinutes } from '../support/clock.ts'
import { expect } from '../support/fixtures.ts'
import { postedJob } from '../support/jobs.ts'
import { knownRenter, signedIn, verifiedRenter } from '../support/people.ts'
import { withStaffServer } from '../support/staff-server.ts'
import { ask, post } from '../support/wire.ts'

/** Days pass here: nobody else is on this server. */
const test = withStaffServer()

/** Everything that a whole screen has to press. */
const far = 200
const zone = 'America/Los_Angeles'
const saved = savedMessages.en
const oaklandToSanJose = '5378538,5392171'
/** By the road between the two towns. */
const hayward = { latitude: 37.6688, longitude: -122.0808 }

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** Agrees to a question that was asked, and comes back to the page, where the title has the focus. */
async function agree(one: RunningJob, label: string) {
  const question = one.page.getByRole('alertdialog')
  await one.keyboard.isIn(question)
  await one.keyboard.press(question.getByRole('button', { name: label, exact: true }))
  await dialogsAreGone(one.page)
  await expect(h1(one.page)).toBeFocused()
}

/** Rates 9 for every criterion: from the first of a scale the arrow goes around to the last. */
async function rate(one: RunningJob, open: string, send: string) {
  await one.keyboard.press(one.button(open), far)
  const dialog = one.page.getByRole('dialog')
  const scales: Locator = dialog.getByRole('group')
  await expect(scales.nth(3)).toBeVisible()
  await one.keyboard.isIn(dialog)
  for (const scale of await scales.all()) {
    await one.keyboard.to(scale.getByRole('radio').first())
    await one.page.keyboard.press('ArrowLeft')
    await one.page.keyboard.press('ArrowLeft')
    const nine = scale.getByRole('radio', { name: reviewMessages.en.of(9, 10), exact: true })
    await expect(nine).toBeChecked()
    await one.keyboard.isSeen()
  }
  await one.keyboard.type(dialog.getByLabel(one.acts.comments), 'All went well.')
  await one.keyboard.press(dialog.getByRole('button', { name: send, exact: true }))
  await dialogsAreGone(one.page)
  await expect(h1(one.page)).toBeFocused()
}

test('a job on a saved route with the keyboard alone: offer, accept, location, done, ratings', {
  tag: '@desk',
}, async ({ browser, server, readMail }) => {
  const base = server.url
  const mail = `job-keys-${crypto.randomUUID().slice(0, 8)}@example.com`
  const owner = await knownRenter(base, mail, readMail)
  const driver = await signedIn(base, verifiedRenter, readMail)
  const title = 'A cradle to Fremont'
  const id = await postedJob(base, owner, { title })
  const { body } = await post(base, driver, {
    objectType: 'updateRoute',
    name: 'To work',
    stops: oaklandToSanJose,
    days: '0,1,2,3,4,5,6',
    leaves: '08:00',
    arrives: '09:30',
  })
  expect(body.status, JSON.stringify(body)).toBe(1)
  const ana = new RunningJob(await Member.of(browser, base, 'en', owner), 'en', id)
  const members = { emilio: await Member.of(browser, base, 'en', driver) }
  const emilio = new RunningJob(members.emilio, 'en', id)
  for (const one of [ana, emilio]) await one.standAt(hayward)

  await test.step('from the saved route to the job, and an offer', async () => {
    const { page, keyboard, words } = emilio
    await members.emilio.look('/jobs/routes')
    await keyboard.press(page.getByRole('link', { name: saved.show('To work') }), far)
    await keyboard.to(page.getByRole('link', { name: title }), far)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await keyboard.type(emilio.form.getByLabel(words.amount), '25', far)
    await keyboard.type(emilio.form.getByLabel(words.comment), 'I drive there anyway.')
    await keyboard.press(emilio.form.getByRole('button', { name: words.send, exact: true }))
    await expect(emilio.form).toContainText(words.waits)
    await keyboard.isSeen()
  })

  await test.step('its owner accepts; the two write to each other', async () => {
    const { keyboard, words } = ana
    await ana.look()
    await keyboard.press(ana.button(words.acceptOf('Emilio E.', '$25')), far)
    await agree(ana, words.accept)
    await expect(ana.status).toContainText(ana.names.statuses.assigned)
    await keyboard.type(ana.thread.getByLabel(words.writeHere), 'It is by the door.', far)
    await keyboard.press(ana.button(words.sendMessage))
    await expect(ana.thread.getByRole('listitem')).toContainText('It is by the door.')
    await keyboard.isSeen()
  })

  await test.step('the emergency card opens', async () => {
    const { job } = await ask<{ job: { start: string } }>(base, owner, { objectType: `jobs/${id}` })
    const now = await passMinutes(base, 0)
    const ahead = toInstant(job.start, zone).getTime() - now.getTime()
    await passMinutes(base, Math.ceil(ahead / 60_000) + 30)
    await ana.look()
    const { keyboard, emergency, safety } = ana
    await keyboard.to(emergency.getByRole('link', { name: /911/ }), far)
    await keyboard.isSeen()
    for (const text of [safety.accident, safety.dispatcher])
      await keyboard.press(emergency.locator('summary').filter({ hasText: text }))
    await expect(emergency.getByText(safety.readSign)).toBeVisible()
    await keyboard.press(ana.button(safety.shareTrip))
    await expect(ana.page.getByText(safety.copied)).toBeVisible()
    await keyboard.isSeen()
  })

  await test.step('a location is asked for, shared, looked at, and shared no longer', async () => {
    const heading = (one: RunningJob) =>
      one.main.getByRole('heading', { level: 2, name: one.safety.location, exact: true })
    await ana.keyboard.press(ana.button(ana.safety.ask('Emilio')), far)
    await expect(ana.location).toContainText(ana.safety.asked('Emilio'))
    await expect(heading(ana)).toBeFocused()
    await ana.keyboard.isSeen()
    await emilio.look()
    await emilio.keyboard.press(emilio.button(emilio.safety.allow), far)
    await expect(emilio.location).toContainText(/Last sent at \d\d:\d\d/)
    await expect(heading(emilio)).toBeFocused()
    await ana.look()
    await expect(ana.map).toBeVisible()
    await ana.keyboard.to(ana.location.getByRole('link', { name: ana.safety.openMaps }), far)
    await ana.keyboard.isSeen()
    await emilio.keyboard.press(emilio.button(emilio.safety.stop))
    await expect(emilio.location).not.toContainText(emilio.safety.isShared('Ana'))
    await expect(heading(emilio)).toBeFocused()
  })

  await test.step('done, confirmed and rated by both', async () => {
    const { markDone, rate: rateThem, sendRating, complete, sendComplete } = emilio.acts
    await emilio.keyboard.press(emilio.button(markDone), far)
    await agree(emilio, markDone)
    await expect(emilio.status).toContainText(emilio.names.statuses.done)
    await ana.look()
    await rate(ana, complete, sendComplete)
    await expect(ana.status).toContainText(ana.names.statuses.completed)
    await emilio.look()
    await rate(emilio, rateThem('Ana N.'), sendRating)
    await expect(emilio.button(rateThem('Ana N.'))).toHaveCount(0)
  })

  await Promise.all([ana, emilio].map(({ page }) => page.context().close()))
})
