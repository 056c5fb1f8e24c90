// @desk @thorough
import { chatMessages } from '#web/help/help/chat/chat-messages.ts'
import { helpMessages } from '#web/help/help/help-messages.ts'
import { actionsMessages } from '#web/staff/staff/actions/actions-messages.ts'
import { claimFormMessages } from '#web/staff/staff/actions/claim-form-messages.ts'
import { carMessages } from '#web/staff/staff/garage/car-messages.ts'
import { garageMessages } from '#web/staff/staff/garage/garage-messages.ts'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { orderMessages } from '#web/staff/staff/order/order-messages.ts'
import { swapMessages } from '#web/staff/staff/swaps/swap-messages.ts'
import { teamMessages } from '#web/staff/staff/team/team-messages.ts'
import { textMessages } from '#web/staff/staff/texts/text-messages.ts'
import { openDeskRow } from '../pages/desk-row.ts'
import { expect } from '../support/fixtures.ts'
import { smallPicture } from '../support/picture.ts'
import { newColleague, openAs } from '../support/people.ts'
import { test } from '../support/staff-server.ts'
import { Driver } from '../support/staff-work.ts'
import { ask } from '../support/wire.ts'
import { Desk, tasksOf } from './desk.ts'

const words = {
  actions: actionsMessages.en,
  claim: claimFormMessages.en,
  help: helpMessages.en,
  order: orderMessages.en,
  staff: staffMessages.en,
  thread: chatMessages.en,
  car: carMessages.en,
  garage: garageMessages.en,
  swaps: swapMessages.en,
  team: teamMessages.en,
  texts: textMessages.en,
}

/** The most presses of a task. */
const most = { newCar: 12, retire: 4, text: 5, limit: 5, claim: 6, late: 6, swap: 3 }

test('cars that come and go, a text, a colleague’s limit and a change of car take few presses', async ({
  page,
  server,
  staffToken,
}) => {
  const comment = 'There is a smell of gas.'
  const driver = await Driver.of(server.url)
  await driver.askForSwap(comment)
  const colleague = await newColleague(server.url, ['desk', 'money'])
  const { task, found } = await tasksOf(page, new Desk(page))
  await openAs(page, staffToken, '/staff?view=cars')

  // What has to be filled in says so behind its label.
  const field = (name: keyof typeof words.car.fields) =>
    page.getByLabel(new RegExp(`^${words.car.fields[name].replace('$', '[$]')}`, 'u')).first()
  await task('add a car', most.newCar, async () => {
    await page.getByRole('link', { name: words.garage.add }).click()
    const typed = {
      make: 'Toyota',
      model: 'Corolla',
      year: '2024',
      dailyRateUsd: '42',
      weeklyPriceUsd: '240',
      monthlyPriceUsd: '840',
      milePriceCents: '12',
      city: 'Oakland',
      plate: 'WEEK204',
    } as const
    for (const [name, text] of Object.entries(typed))
      await field(name as keyof typeof typed).fill(text)
    await field('subtype').selectOption({ label: 'Sedan' })
    await field('area').selectOption({ label: 'Bay Area' })
    await page.getByRole('button', { name: words.car.saveNew }).click()
    await expect(page.getByRole('heading', { name: /Toyota Corolla 2024/u }).first()).toBeVisible()
  })
  await task('retire one', most.retire, async () => {
    await field('status').selectOption('retired')
    await page.getByRole('button', { name: words.car.save, exact: true }).click()
    const retired = { objectType: 'staffCars', find: 'WEEK204', status: 'retired' }
    type Found = { cars: unknown[] }
    const listed = async () => (await ask<Found>(server.url, staffToken, retired)).cars
    await expect.poll(listed).toHaveLength(1)
  })

  await page.goto('/staff?view=texts&text=faq')
  await task('edit the questions and answers', most.text, async () => {
    const english = page.getByRole('form', { name: words.texts.languages.en })
    const text = english.getByLabel(words.texts.body)
    await text.fill(`${await text.inputValue()}\n\n## Where do I park?\n\nAnywhere that is legal.`)
    await english.getByRole('button', { name: words.texts.saveOf('English') }).click()
    await page.getByRole('button', { name: words.texts.putLive }).click()
    await expect(page.getByText(words.texts.nothing)).toBeVisible()
  })

  await page.goto('/staff?view=team')
  await task('limit an employee', most.limit, async () => {
    await page.getByRole('button', { name: words.team.change(colleague) }).click()
    await page.getByLabel(words.team.limit).fill('50')
    await page.getByRole('button', { name: words.team.save }).click()
    await expect(page.getByText(words.team.limitOf('$50'))).toBeVisible()
  })

  await page.goto(`/staff?view=bookings&open=${driver.order}`)
  await task('a claim with photos', most.claim, async () => {
    await page.getByRole('button', { name: words.order.actions }).first().click()
    await page.getByRole('menuitem', { name: words.actions.claim }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(words.actions.estimate).fill('180')
    await form.getByLabel(words.actions.description).fill('A scratch along the left door.')
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await smallPicture('door.png'))
    await expect(form.getByRole('button', { name: words.claim.remove(1) })).toBeVisible()
    await form.getByRole('button', { name: words.actions.open }).click()
    await expect(page.getByText(words.staff.done).last()).toBeVisible()
  })

  await page.goto('/staff?view=overdue')
  await task('a late renter', most.late, async () => {
    const panel = await openDeskRow(page, /TRAMO|[A-Z0-9]{5,}/u)
    await panel.getByRole('link', { name: words.staff.openOrder }).first().click()
    await page.getByRole('button', { name: words.order.actions }).first().click()
    await page.getByRole('menuitem', { name: words.actions.messages }).click()
    const thread = page.getByRole('dialog')
    await thread
      .getByLabel(words.thread.toRenter)
      .fill('The car was due back. When do you bring it?')
    await thread.getByRole('button', { name: words.help.send }).click()
    await expect(thread.getByText('The car was due back. When do you bring it?')).toBeVisible()
  })

  await page.goto('/staff?view=swaps')
  await task('approve a change of car', most.swap, async () => {
    const panel = await openDeskRow(page, 'Guadalupe')
    await expect(panel.getByText(comment)).toBeVisible()
    await panel.getByRole('button', { name: words.swaps.agree }).click()
    await expect(panel).toHaveCount(0)
  })
  test.info().annotations.push({ type: 'presses', description: found.join('\n') })
  process.stdout.write(`${found.join('\n')}\n`)
})
