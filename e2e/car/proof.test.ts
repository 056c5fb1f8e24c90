import { pictureMessages } from '#web/fleet/cars/details/pictures/picture-messages.ts'
import { carPageMessages } from '#web/staff/staff/inspections/car-page-messages.ts'
import { staffInspectionMessages } from '#web/staff/staff/inspections/inspection-messages.ts'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { openDeskRow } from '../pages/desk-row.ts'
import { expect } from '../support/fixtures.ts'
import { openAs } from '../support/people.ts'
import { test } from '../support/staff-server.ts'
import { ask } from '../support/wire.ts'

type Listed = { inspections: { inspection: { carId: string; state: string } }[] }

const words = carPageMessages.en
const inspections = staffInspectionMessages.en

test('staff leave a photo out, take the set back and show it again; a visitor sees just that', async ({
  browser,
  page,
  server,
  staffToken,
}) => {
  const all = { objectType: 'staffInspections', filter: 'all', limit: '20' }
  const listed = await ask<Listed>(server.url, staffToken, all)
  const reviewed = listed.inspections.find(({ inspection }) => inspection.state === 'reviewed')
  const car = reviewed?.inspection.carId ?? ''
  const visitor = await (await browser.newContext()).newPage()
  const look = async () => {
    await visitor.goto(`${server.url}/details?car=${car}`)
    await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible()
    return visitor.getByRole('button', { name: /Full screen$/ })
  }
  const photos = (await look()).getByRole('img')
  await expect(photos).toHaveCount(8)
  await expect(visitor.getByText(/^Sample, /)).toBeVisible()
  const turn = visitor.getByRole('button', { name: pictureMessages.en.turn })
  await expect(turn).toBeVisible()
  const front = (await photos.last().getAttribute('src')) ?? ''
  expect((await visitor.request.get(front)).status()).toBe(200)

  await openAs(page, staffToken, '/staff?view=inspections')
  await page.getByRole('combobox', { name: inspections.filter }).selectOption('all')
  const card = await openDeskRow(page, inspections.short.reviewed)
  await card.getByRole('button', { name: /^Show the \d+ photos$/ }).click()
  const done = page.getByText(staffMessages.en.done, { exact: true }).last()
  await card.getByLabel(words.leaveIn('Front'), { exact: true }).uncheck()
  await card.getByRole('button', { name: words.change }).click()
  await expect(done).toBeVisible()
  await expect(card.getByText(words.shown(7))).toBeVisible()
  expect((await visitor.request.get(front)).status()).toBe(404)
  await expect((await look()).getByRole('img')).toHaveCount(7)
  // With one left out it would jump.
  await expect(turn).toHaveCount(0)

  await card.getByRole('button', { name: words.takeBack }).click()
  await expect(card.getByText(words.notShown)).toBeVisible()
  await expect((await look()).getByRole('img')).toHaveCount(0)
  await card.getByRole('button', { name: words.release }).click()
  await expect(card.getByText(words.shown(8))).toBeVisible()
  await expect((await look()).getByRole('img')).toHaveCount(8)
  // The photos of the walk turn the car.
  await turn.click()
  const table = visitor.getByRole('slider', { name: pictureMessages.en.turn })
  await table.press('ArrowRight')
  await expect(table).toHaveAttribute(
    'aria-valuetext',
    pictureMessages.en.view('Front right', 2, 8),
  )
  await visitor.keyboard.press('Escape')
  // A photo opens over the whole screen.
  await photos.first().click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
})
