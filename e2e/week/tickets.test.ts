// @desk
import { actionsMessages } from '#web/staff/staff/actions/actions-messages.ts'
import { fineMessages } from '#web/staff/staff/actions/fine-messages.ts'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { orderMessages } from '#web/staff/staff/order/order-messages.ts'
import { peopleMessages } from '#web/staff/staff/people/people-messages.ts'
import { tollMessages } from '#web/staff/staff/tolls/toll-messages.ts'
import { openDeskRow } from '../pages/desk-row.ts'
import { Desk, tasksOf } from './desk.ts'
import { expect } from '../support/fixtures.ts'
import { givePapers, knownRenter, openAs } from '../support/people.ts'
import { test } from '../support/staff-server.ts'
import { Driver } from '../support/staff-work.ts'
import { ask } from '../support/wire.ts'

const words = {
  actions: actionsMessages.en,
  fine: fineMessages.en,
  order: orderMessages.en,
  people: peopleMessages.en,
  staff: staffMessages.en,
  tolls: tollMessages.en,
}

/** The most presses of a task. */
const most = { visits: 2, ticket: 5, file: 3, block: 6 }

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a morning, tickets and a person who is blocked take few presses', async ({
  page,
  server,
  staffToken,
}) => {
  const driver = await Driver.of(server.url)
  const { bookings } = await ask<{ bookings: { plate: string }[] }>(server.url, staffToken, {
    objectType: 'staffSearch',
    text: driver.order,
  })
  const stranger = `week-blocked-${crypto.randomUUID().slice(0, 6)}@example.com`
  // Not the license of the renters of other stories, who would be blocked with it.
  await givePapers(server.url, await knownRenter(server.url, stranger), 'D-BLOCKED')
  const { task, found } = await tasksOf(page, new Desk(page))
  await openAs(page, staffToken, '/staff')

  await task('the visits of a morning, and the first of them', most.visits, async () => {
    // A visit, whichever group it is in at this hour, and no broken car, which stands above them.
    await page.locator('a[data-row][href*="open="]').first().click()
    await expect(page.getByRole('button', { name: words.order.actions }).first()).toBeVisible()
  })

  await page.goto(`/staff?view=bookings&open=${driver.order}`)
  await task('a parking ticket', most.ticket, async () => {
    await page.getByRole('button', { name: words.order.actions }).first().click()
    await page.getByRole('menuitem', { name: words.actions.fine }).click()
    const form = page.getByRole('dialog').last()
    await form.getByLabel(words.fine.code).selectOption('fine')
    await form.getByLabel(words.fine.amount).fill('62.50')
    await form.getByLabel(words.fine.description).fill('Oak Street, this morning')
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'ticket.png', mimeType: 'image/png', buffer: onePixel })
    await form.getByRole('button', { name: words.fine.send }).click()
    await expect(page.getByText(words.staff.done).last()).toBeVisible()
  })

  await page.goto('/staff?view=tolls')
  // The sample's driver has had the car for days.
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  const line = `${bookings[0]?.plate},${day} 12:00,Bay Bridge,8.00`
  await task('tolls of an agency by file', most.file, async () => {
    await page.getByLabel(words.tolls.choose).setInputFiles({
      name: 'fastrak.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`plate,time,place,amount_usd\n${line}\n`),
    })
    await page.getByRole('button', { name: words.tolls.press(1, '$8.00') }).click()
    await expect(page.getByText(words.tolls.done(1))).toBeVisible()
  })

  await page.goto(`/staff?view=people&subject=${encodeURIComponent(stranger)}`)
  await task('block a person', most.block, async () => {
    const panel = await openDeskRow(page, stranger)
    await panel.getByLabel(words.people.decision).selectOption('block')
    await panel.getByLabel(words.people.message).fill('The car was given to somebody else.')
    await panel.getByLabel(words.people.noEnd).check()
    await panel.getByRole('button', { name: words.people.choices.block }).click()
    await expect(page.getByText(words.staff.done).last()).toBeVisible()
  })
  test.info().annotations.push({ type: 'presses', description: found.join('\n') })
  process.stdout.write(`${found.join('\n')}\n`)
})
