import { Member } from '../pages/member.ts'
import { RunningJob } from '../pages/running-job.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { checkFrame } from '../support/clean-screen.ts'
import { passMinutes } from '../support/clock.ts'
import { expect } from '../support/fixtures.ts'
import { assignedRide } from '../support/jobs.ts'
import { isReadyForNoSignal } from '../support/no-signal.ts'
import { knownRenter, signedIn, verifiedRenter } from '../support/people.ts'
import { withStaffServer } from '../support/staff-server.ts'

/** Hours pass here: nobody else is on this server. */
const test = withStaffServer()

/** The story once in each size, and in both languages of who asks. */
const places = { en: ['@phone'], es: ['@desk', '@thorough'] }
const both = { en: 'es', es: 'en' } as const
/** By the road between the two towns. */
const hayward = { latitude: 37.6688, longitude: -122.0808 }
const fremont = { latitude: 37.5483, longitude: -121.9886 }

for (const lang of ['en', 'es'] as const) {
  const other = both[lang]

  test(`one asks where the other is, who shares it until the job is done; who asks reads ${lang}`, {
    tag: places[lang],
  }, async ({ browser, server }) => {
    const base = server.url
    const mail = `way-${crypto.randomUUID().slice(0, 8)}@example.com`
    const owner = await knownRenter(base, mail)
    const driver = await signedIn(base, verifiedRenter)
    const id = await assignedRide(base, owner, driver, 'To San Jose with two bags')
    const people = {
      ana: await Member.of(browser, base, lang, owner),
      emilio: await Member.of(browser, base, other, driver),
    }
    const ana = new RunningJob(people.ana, lang, id)
    const emilio = new RunningJob(people.emilio, other, id)
    await ana.standAt(fremont)
    await emilio.standAt(hayward)

    await test.step('before it begins nobody asks; on the way one does', async () => {
      await ana.look()
      await expect(ana.emergency).toBeVisible()
      await expect(ana.location).toHaveCount(0)
      await passMinutes(base, 90)
      await ana.look()
      await ana.button(ana.safety.ask('Emilio')).click()
      await expect(ana.location).toContainText(ana.safety.asked('Emilio'))
    })

    await test.step('the other is told, and allows it without a mouse', async () => {
      const asks = { en: 'Ana asks where you are', es: 'Ana pregunta dónde estás' }
      await emilio.followNotice(asks[other])
      await expect(emilio.location).toContainText(emilio.safety.theyAsk('Ana'))
      await checkFrame(emilio.page, 'a question', other)
      await checkBothSizes(emilio.page, 'a question')
      await emilio.keyboard.press(emilio.button(emilio.safety.allow))
      await expect(emilio.location).toContainText(emilio.safety.isShared('Ana'))
      await expect(emilio.location).toContainText(/(Last sent at|Último envío a las) \d\d:\d\d/)
      await checkBothSizes(emilio.page, 'a shared location')
    })

    await test.step('who asked sees it on a map and in words; the other sees nothing', async () => {
      await ana.look()
      await expect(ana.map).toBeVisible()
      await expect(ana.location).toContainText(/Emilio (at|a las) \d\d:\d\d/)
      await expect(ana.location).toContainText(ana.safety.away('14 mi', 'Oakland, CA'))
      await checkFrame(ana.page, 'where the other is', lang)
      await checkBothSizes(ana.page, 'where the other is')
      await expect(emilio.map).toHaveCount(0)
    })

    await test.step('it stops at once, and goes on only when it is asked anew', async () => {
      await emilio.button(emilio.safety.stop).click()
      await expect(emilio.page.getByText(emilio.safety.stopped)).toBeVisible()
      await expect(emilio.location).not.toContainText(emilio.safety.isShared('Ana'))
      await ana.look()
      await expect(ana.map).toHaveCount(0)
      await ana.keyboard.press(ana.button(ana.safety.ask('Emilio')))
      await expect(ana.location).toContainText(ana.safety.asked('Emilio'))
      await emilio.look()
      await emilio.button(emilio.safety.refuse).click()
      await expect(emilio.location).toContainText(emilio.safety.refused('Ana'))
      await ana.look()
      await expect(ana.location).toContainText(ana.safety.saidNo('Emilio'))
      await emilio.button(emilio.safety.afterAll).click()
      await expect(emilio.location).toContainText(emilio.safety.isShared('Ana'))
    })

    await test.step('with the job it is over', async () => {
      const { markDone, markDoneText, markedDone } = emilio.acts
      await emilio.do(markDone, markDoneText('Ana N.'), markedDone('Ana N.'))
      for (const one of [ana, emilio]) {
        await one.look()
        await expect(one.location).toHaveCount(0)
        await expect(one.emergency).toHaveCount(0)
      }
    })

    for (const one of Object.values(people)) {
      expect(one.faults).toEqual([])
      await one.close()
    }
  })
}

test('the emergency card says what helps, hands the trip on without an address, and stays without a signal', {
  tag: ['@phone', '@worker'],
}, async ({ browser, server }) => {
  const base = server.url
  const mail = `card-${crypto.randomUUID().slice(0, 8)}@example.com`
  const owner = await knownRenter(base, mail)
  const driver = await signedIn(base, verifiedRenter)
  const id = await assignedRide(base, owner, driver, 'To San Jose in the evening')
  const member = await Member.of(browser, base, 'en', owner)
  const ana = new RunningJob(member, 'en', id)
  await ana.standAt(hayward)
  await ana.look()
  const { emergency, safety, keyboard } = ana
  await expect(emergency.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911')
  await expect(emergency.getByRole('link', { name: /^Call Emilio E\./ })).toBeVisible()
  await keyboard.press(emergency.locator('summary').filter({ hasText: safety.dispatcher }))
  await expect(emergency).toContainText('500 Broadway, Oakland, CA')
  await expect(emergency).toContainText('Terminal B, San Jose, CA')
  await keyboard.press(ana.button(safety.shareTrip))
  await expect(ana.page.getByText(safety.copied)).toBeVisible()
  const text = await ana.page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^I am on the road with Emilio E\.: Oakland, CA to San Jose, CA, /)
  expect(text).not.toMatch(/Broadway|Terminal/)

  await isReadyForNoSignal(ana.page)
  await ana.page.context().setOffline(true)
  await ana.page.reload()
  await expect(emergency.getByRole('link', { name: /911/ })).toBeVisible()
  await emergency.getByText(safety.accident).click()
  await expect(emergency).toContainText(safety.steps[0] ?? '')
  await emergency.getByText(safety.dispatcher).click()
  await expect(emergency).toContainText('500 Broadway, Oakland, CA')
  await checkBothSizes(ana.page, 'without a signal')
  await member.close()
})
