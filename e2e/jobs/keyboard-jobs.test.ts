import { savedMessages } from '#web/jobs/jobs/saved/saved-messages.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { far, JobByKeyboard } from '../pages/job-by-keyboard.ts'
import { Member } from '../pages/member.ts'
import { passMinutes } from '../support/clock.ts'
import { expect } from '../support/fixtures.ts'
import { postedJob } from '../support/jobs.ts'
import { knownRenter, signedIn, verifiedRenter } from '../support/people.ts'
import { withOwnServer } from '../support/own-server.ts'
import { ask, post } from '../support/wire.ts'

/** Days pass here: nobody else is on this server. */
const test = withOwnServer()

const zone = 'America/Los_Angeles'
const saved = savedMessages.en
const oaklandToSanJose = '5378538,5392171'
/** By the road between the two towns. */
const hayward = { latitude: 37.6688, longitude: -122.0808 }

// @2.1-jobs-id
test('a job on a saved route with the keyboard alone: offer, accept, location, done, ratings', {
  tag: '@desk',
}, async ({ browser, server }) => {
  const base = server.url
  const mail = `job-keys-${crypto.randomUUID().slice(0, 8)}@example.com`
  const owner = await knownRenter(base, mail)
  const driver = await signedIn(base, verifiedRenter)
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
  const ana = new JobByKeyboard(await Member.of(browser, base, 'en', owner), 'en', id)
  const members = { emilio: await Member.of(browser, base, 'en', driver) }
  const emilio = new JobByKeyboard(members.emilio, 'en', id)
  for (const one of [ana, emilio]) await one.standAt(hayward)

  await test.step('from the saved route to the job, and an offer', async () => {
    const { page, keyboard } = emilio
    await members.emilio.look('/jobs/routes')
    await keyboard.press(page.getByRole('link', { name: saved.show('To work') }), far)
    await keyboard.to(page.getByRole('link', { name: title }), far)
    await page.keyboard.press('Enter')
    await expect(emilio.title).toHaveText(title)
    await expect(emilio.title).toBeFocused()
    await emilio.offerByKeys(25, 'I drive there anyway.')
  })

  await test.step('its owner accepts; the two write to each other', async () => {
    const { keyboard, words } = ana
    await ana.look()
    await ana.acceptByKeys('Emilio E.', '$25')
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
    const heading = (one: JobByKeyboard) =>
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
    await emilio.agree(markDone)
    await expect(emilio.status).toContainText(emilio.names.statuses.done)
    await ana.look()
    await ana.rateByKeys(complete, sendComplete)
    await expect(ana.status).toContainText(ana.names.statuses.completed)
    await emilio.look()
    await emilio.rateByKeys(rateThem('Ana N.'), sendRating)
    await expect(emilio.button(rateThem('Ana N.'))).toHaveCount(0)
  })

  await Promise.all([ana, emilio].map(({ page }) => page.context().close()))
})
