// @phone
import { quoteTexts } from '#server/fleet/pricing/quote-texts.ts'
import { relocationMessages as staffWords } from '#web/staff/staff/relocations/relocation-messages.ts'
import { creditMessages } from '#web/jobs/relocation/credit-messages.ts'
import { relocationMessages } from '#web/jobs/relocation/relocation-messages.ts'
import { checkpointTexts } from '#server/fleet/fleet/checkpoint-texts.ts'
import { pictureMessages } from '#web/rentals/inspections/pictures/messages.ts'
import { lookMessages } from '#web/jobs/relocation/look-messages.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { openDeskRow } from '../pages/desk-row.ts'
import { JobPage } from '../pages/job-page.ts'
import { Member } from '../pages/member.ts'
import { Visit } from '../pages/visit.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { passMinutes } from '../support/clock.ts'
import { expect } from '../support/fixtures.ts'
import { signedIn, verifiedRenter } from '../support/people.ts'
import { wantedElsewhere } from '../support/relocations.ts'
import { withStaffServer } from '../support/staff-server.ts'
import { availableCars } from '../support/screens.ts'
import { ask } from '../support/wire.ts'

/** Days pass here: nobody else is on this server. */
const test = withStaffServer()

const dayMs = 86_400_000
type Bill = { calculatorData: { dueNow: number } }

// @2.1-jobs-id
test('a car is posted from its gap, brought with photos and keys, and confirmed; the credit is there', async ({
  browser,
  server,
  staffToken,
}) => {
  const base = server.url
  // Who brings the car reads Spanish, staff read English; by keyboard, on a desk, both read English.
  const lang = 'es'
  const [words, keys, desk] = [relocationMessages[lang], keysMessages[lang], relocationMessages.en]
  const token = await signedIn(base, verifiedRenter)
  const { car, reward } = await wantedElsewhere(base, token, staffToken)
  const staff = await Member.of(browser, base, 'en', staffToken)
  const emilio = await Member.of(browser, base, lang, token)
  const credit = `$${reward}`
  let id = ''

  await test.step('one press posts it', async () => {
    await staff.look('/staff?view=relocations')
    const button = staff.page.getByRole('button', { name: new RegExp(`^Post .*${car.plate}`) })
    await openDeskRow(staff.page, car.plate)
    await button.click()
    await staff.page.getByRole('link', { name: staffWords.en.open }).click()
    await staff.page.waitForURL(/\/jobs\//)
    id = new URL(staff.page.url()).pathname.replace('/jobs/', '')
    await staff.look('/staff?view=relocations')
    await expect(staff.page.getByRole('row').filter({ hasText: car.plate })).toHaveCount(0)
  })

  const page = new JobPage(emilio, lang, id)
  const office = new JobPage(staff, 'en', id)
  const visit = new Visit(emilio.page, lang)
  const read = async () =>
    (
      await ask<{ relocation: { next?: string; keyBoxCode?: string } }>(base, token, {
        objectType: 'relocation',
        id,
      })
    ).relocation
  const front = checkpointTexts.front.title[lang]
  const onlyPress = (name: string) => page.main.getByRole('button', { name, exact: true }).click()

  await test.step('who offers to bring it sees the credit, and no plate yet; staff accept', async () => {
    await page.look()
    await expect(page.main).toContainText(words.credit(credit))
    await expect(page.main).not.toContainText(car.plate)
    await page.offer(reward, 'I drive there on Friday.')
    await office.look()
    await (await office.wantToAccept('Emilio E.', credit)).click()
    await expect(office.status).toContainText(office.names.statuses.assigned)
    await page.look()
    await expect(page.main).toContainText(car.plate)
    await expect(page.main.getByRole('button', { name: words.sendPhotos })).toHaveCount(0)
  })

  await test.step('photos before; a reload loses none of them', async () => {
    await passMinutes(base, 25 * 60)
    await page.look()
    await expect(page.main).not.toContainText(keys.boxCode)
    await visit.photograph()
    await page.look()
    await expect(visit.taken(front)).toHaveCount(1)
    await onlyPress(words.sendPhotos)
    await expect(page.main).toContainText(keys.boxCode)
    await expect(page.main).toContainText((await read()).keyBoxCode ?? 'no code')
  })

  await test.step('keys: what is wrong is told at its field, and nothing typed is lost', async () => {
    await onlyPress(words.take)
    await expect(visit.odometer()).toBeFocused()
    await expect(page.main).toContainText(words.where)
    await visit.odometer().fill(String(car.odometer + 2_000_000))
    await visit.fillTank(7)
    await page.main.getByLabel(keys.reason).fill('Level 2 of the garage')
    await onlyPress(words.take)
    await expect(page.main).toContainText(keys.refusedTitle)
    await expect(page.main.getByLabel(keys.reason)).toHaveValue('Level 2 of the garage')
    await checkBothSizes(emilio.page, 'keys that were refused')
    await visit.odometer().fill(String(car.odometer + 2))
    await page.look()
    await expect(visit.tank(7)).toBeChecked()
    await page.main.getByRole('button', { name: words.take }).dblclick()
    await expect(page.main).toContainText(words.todo.inspectEnd)
  })

  await test.step('staff could take the car back: it is asked first', async () => {
    await office.look()
    await office.main.getByRole('button', { name: desk.takeBack }).click()
    const question = office.page.getByRole('dialog')
    await expect(question).toContainText(desk.takeBackText('Emilio E.'))
    await checkBothSizes(staff.page, 'whether the car is taken back')
    await question.getByRole('button', { name: desk.takeBack }).click()
    await expect(question.getByLabel(desk.message)).toBeFocused()
    await expect(office.status).toContainText(office.names.statuses.assigned)
  })

  await test.step('photos after, beside those before, and the last readings', async () => {
    await visit.photograph()
    await visit.taken(front).click()
    await expect(
      emilio.page.getByRole('dialog').getByAltText(new RegExp(`^${pictureMessages[lang].before}`)),
    ).toBeVisible()
    await checkBothSizes(emilio.page, 'a photo after, beside the one before')
    await emilio.page.keyboard.press('Escape')
    await onlyPress(words.sendPhotos)
    await expect(page.main).toContainText(words.todo.finish)
    await visit.odometer().fill(String(car.odometer + 120))
    await visit.fillTank(4)
    await onlyPress(words.finish)
    await page.main.getByLabel(keys.reason).fill('In the yard, by the gate')
    await onlyPress(words.finish)
    // Pictures of one colour, no position, a third of the way: nobody is thanked for that yet.
    await expect(page.main).toContainText(lookMessages[lang].driverTitle)
    await expect(page.status).toContainText(page.names.statuses.done)
  })

  await test.step('staff read what does not fit, look at the photos and approve', async () => {
    await office.look()
    await expect(office.main).toContainText(desk.gas(4))
    await office.main.getByText(desk.after).click()
    const fronts = office.main.getByRole('button', { name: /Front (Before|After)$/ })
    await expect(fronts).toHaveCount(2)
    const look = lookMessages.en
    await expect(office.main).toContainText(look.why)
    await office.main.getByRole('button', { name: look.open }).click()
    await office.page.getByRole('button', { name: look.send, exact: true }).click()
    await expect(office.status).toContainText(office.names.statuses.completed)
  })

  await test.step('the credit is there', async () => {
    await page.look()
    await expect(page.main).toContainText(words.credited(credit))
    await expect(page.main).toContainText(words.balance(credit))
    await emilio.look('/personal')
    const card = emilio.page.getByRole('region', { name: creditMessages[lang].creditTitle })
    await expect(card).toContainText(`${credit}.00`)
    await expect(card.getByRole('link', { name: creditMessages[lang].toJob })).toBeVisible()
  })

  await test.step('the next bill is lower by it', async () => {
    const now = (await passMinutes(base, 0)).getTime()
    const day = (days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10)
    const trip = { start: `${day(20)}T10:00`, end: `${day(50)}T10:00` }
    const [wanted = ''] = await availableCars(base, trip)
    const billOf = async (who: string) => {
      const fields = { objectType: 'booking', car: wanted, ...trip }
      return (await ask<Bill>(base, who, fields)).calculatorData.dueNow
    }
    expect((await billOf(staffToken)) - (await billOf(token))).toBeCloseTo(reward)
    await emilio.look(`/booking?${new URLSearchParams({ car: wanted, ...trip })}`)
    await expect(emilio.page.getByRole('main')).toContainText(quoteTexts[lang].credit)
  })

  // The odometer that cannot be was refused, which a browser writes down by itself.
  const unexpected = [...staff.faults, ...emilio.faults].filter((one) => !one.includes('400'))
  expect(unexpected).toEqual([])
  await Promise.all([staff.close(), emilio.close()])
})
