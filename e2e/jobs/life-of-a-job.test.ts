import { toWall } from '#domain/core/time/zone.ts'
import { JobPage } from '../pages/job-page.ts'
import { Member } from '../pages/member.ts'
import { passMinutes } from '../support/clock.ts'
import { expect } from '../support/fixtures.ts'
import { drivingRenter, knownRenter, signedIn, verifiedRenter } from '../support/people.ts'
import { withStaffServer } from '../support/staff-server.ts'
import { ask, post } from '../support/wire.ts'

/** Days pass here: nobody else is on this server. */
const test = withStaffServer()

/** Each of the stories once in each size, and its owner in each language. */
const places = { en: ['@phone'], es: ['@desk', '@thorough'] }
const both = { en: 'es', es: 'en' } as const
const ids = { oakland: '5378538', sanJose: '5392171' }
const hour = 60

/** Posts a ride that begins in so many hours. @returns its id */
async function postRide(base: string, token: string, hours: number, title: string) {
  const now = await passMinutes(base, 0)
  const wall = (minutes: number) =>
    toWall(new Date(now.getTime() + minutes * 60_000), 'America/Los_Angeles')
  const { body } = await post(base, token, {
    objectType: 'updateJob',
    type: 'rideRequest',
    title,
    description: 'One passenger, two bags.',
    from: JSON.stringify({ place: ids.oakland, address: '500 Broadway' }),
    to: JSON.stringify({ place: ids.sanJose, address: 'Terminal B' }),
    start: wall(hours * hour),
    end: wall((hours + 3) * hour),
    price: '20',
    seats: '1',
  })
  expect(body.status, JSON.stringify(body)).toBe(1)
  return (body.job as { id: string }).id
}

type People = Record<'owner' | 'emilio' | 'guadalupe', Member>

for (const lang of ['en', 'es'] as const) {
  const other = both[lang]

  // @2.1-jobs-id
  test(`a ride of two offers, done and rated by both; its owner reads ${lang}`, {
    tag: places[lang],
  }, async ({ browser, server }) => {
    const base = server.url
    // Both rides may be of one worker, and so of one reader's profile.
    const praise = `On time, friendly (${lang}).`
    const mail = `ride-${crypto.randomUUID().slice(0, 8)}@example.com`
    const token = await knownRenter(base, mail)
    const id = await postRide(base, token, 40, 'To the airport, early')
    const people: People = {
      owner: await Member.of(browser, base, lang, token),
      emilio: await Member.of(browser, base, other, await signedIn(base, verifiedRenter)),
      guadalupe: await Member.of(browser, base, lang, await signedIn(base, drivingRenter)),
    }
    const owner = new JobPage(people.owner, lang, id)
    const emilio = new JobPage(people.emilio, other, id)
    const guadalupe = new JobPage(people.guadalupe, lang, id)

    await test.step('two offers, sent at the same time; each reads only their own', async () => {
      await Promise.all([emilio.look(), guadalupe.look()])
      for (const one of [emilio, guadalupe]) {
        await expect(one.main).toContainText('Oakland, CA')
        await expect(one.main).not.toContainText('500 Broadway')
      }
      await Promise.all([
        emilio.offer(18, 'I drive there anyway.'),
        guadalupe.offer(20, 'Con gusto.'),
      ])
      await Promise.all([emilio.look(), guadalupe.look()])
      await expect(emilio.offers).toContainText('I drive there anyway.')
      await expect(emilio.offers).toContainText(emilio.words.offersTitle(2))
      await expect(emilio.main).not.toContainText('Con gusto.')
    })

    await test.step('the owner accepts one; both are told', async () => {
      await owner.look()
      await expect(owner.offers).toContainText('Con gusto.')
      const accept = await owner.wantToAccept('Emilio E.', '$18')
      await accept.click()
      await expect(owner.page.getByText(owner.words.accepted('Emilio E.'))).toBeVisible()
      await expect(owner.status).toContainText(owner.names.statuses.assigned)
      const lost = {
        en: 'This job went to somebody else',
        es: 'El trabajo se asignó a otra persona',
      }
      await guadalupe.followNotice(lost[lang])
      await expect(guadalupe.offers).toContainText(guadalupe.words.ended.declined)
      await expect(guadalupe.form).toHaveCount(0)
      await expect(guadalupe.main).not.toContainText('500 Broadway')
      const given = { en: 'Your offer was accepted', es: 'Aceptaron tu oferta' }
      await emilio.followNotice(given[other])
      await expect(emilio.main).toContainText('500 Broadway')
      await expect(emilio.main.getByRole('link', { name: /\(305\) 555-0123/ })).toBeVisible()
    })

    await test.step('the two write to each other', async () => {
      await emilio.write('Which terminal?')
      await owner.look()
      await expect(owner.thread).toContainText('Which terminal?')
      await owner.write('Terminal B.')
      await emilio.look()
      await expect(emilio.thread).toContainText('Terminal B.')
      await guadalupe.look()
      await expect(guadalupe.thread).toHaveCount(0)
    })

    await test.step('it is done, confirmed and rated by both', async () => {
      await passMinutes(base, 41 * hour)
      await emilio.look()
      const { markDone, markDoneText, markedDone, rate, sendRating } = emilio.acts
      await emilio.do(markDone, markDoneText('Ana N.'), markedDone('Ana N.'))
      await expect(emilio.status).toContainText(emilio.names.statuses.done)
      await owner.look()
      await owner.rate(owner.acts.complete, owner.acts.sendComplete, praise)
      await expect(owner.status).toContainText(owner.names.statuses.completed)
      await emilio.look()
      await emilio.rate(rate('Ana N.'), sendRating, 'Was ready at the door.')
      await expect(emilio.main.getByRole('button', { name: rate('Ana N.') })).toHaveCount(0)
      const { userInfo } = await ask<{ userInfo: { id: string } }>(
        base,
        await people.emilio.token(),
        { objectType: 'userInfo' },
      )
      await people.owner.profile(userInfo.id)
      await expect(people.owner.review(praise)).toBeVisible()
    })

    for (const one of Object.values(people)) {
      expect(one.faults).toEqual([])
      await one.close()
    }
  })

  test(`canceled, restored, taken back meanwhile, left late; its owner reads ${lang}`, {
    tag: places[lang],
  }, async ({ browser, server }) => {
    const base = server.url
    const mail = `ride-${crypto.randomUUID().slice(0, 8)}@example.com`
    const token = await knownRenter(base, mail)
    const id = await postRide(base, token, 10, 'Tomorrow already')
    const people = {
      owner: await Member.of(browser, base, lang, token),
      emilio: await Member.of(browser, base, other, await signedIn(base, verifiedRenter)),
    }
    const owner = new JobPage(people.owner, lang, id)
    const emilio = new JobPage(people.emilio, other, id)
    await emilio.look()
    await emilio.offer(18, 'I drive there anyway.')

    await test.step('canceled and brought back: the offer waits again', async () => {
      await owner.look()
      const { cancel, cancelText, canceled, restore, restored } = owner.acts
      await owner.do(cancel, cancelText, canceled)
      await expect(owner.status).toContainText(owner.names.statuses.cancelled)
      await emilio.look()
      await expect(emilio.form).toHaveCount(0)
      await owner.main.getByRole('button', { name: restore, exact: true }).click()
      await expect(owner.page.getByText(restored)).toBeVisible()
      await expect(owner.offers).toContainText('I drive there anyway.')
      await emilio.look()
      await expect(emilio.form).toContainText(emilio.words.waits)
    })

    await test.step('an offer that was taken back meanwhile is not accepted: the page says so and shows what is', async () => {
      await owner.look()
      const accept = await owner.wantToAccept('Emilio E.', '$18')
      await emilio.main.getByRole('button', { name: emilio.words.remove }).click()
      await expect(emilio.page.getByText(emilio.words.removed)).toBeVisible()
      await accept.click()
      await expect(owner.page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
      await expect(owner.offers).toContainText(owner.words.noOffers)
      // What was typed is still there.
      await emilio.form.getByRole('button', { name: emilio.words.send }).click()
      await expect(emilio.form).toContainText(emilio.words.waits)
    })

    await test.step('left late: it is said before and stays in the history', async () => {
      await owner.look()
      await (await owner.wantToAccept('Emilio E.', '$18')).click()
      await expect(owner.status).toContainText(owner.names.statuses.assigned)
      await emilio.look()
      const { leave, leaveLate, left } = emilio.acts
      await emilio.do(leave, leaveLate('Ana N.'), left)
      await owner.look()
      await expect(owner.status).toContainText(owner.names.statuses.open)
      expect(await owner.history()).toMatch(lang === 'en' ? /, late/ : /, tarde/)
    })

    for (const one of Object.values(people)) {
      expect(one.faults).toEqual([])
      await one.close()
    }
  })
}

// @2.1-jobs-id
test('a job that is not there says so, with a way to the others', { tag: '@phone' }, async ({
  browser,
  server,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  const emilio = await Member.of(browser, server.url, 'es', token)
  const page = new JobPage(emilio, 'es', 'LOST')
  await page.look()
  await expect(page.main.getByRole('heading', { level: 1, name: page.words.lost })).toBeVisible()
  await page.main.getByRole('link', { name: page.words.allJobs }).click()
  await expect(emilio.page).toHaveURL(/\/jobs(\?|$)/)
  await emilio.close()
})
