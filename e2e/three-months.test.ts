// @phone
import { addDays, dayOf } from '#domain/core/time/wall-time.ts'
import { inspectionMessages } from '#web/rentals/inspections/inspection-messages.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { helpMessages } from '#web/help/help/help-messages.ts'
import { maintenanceMessages } from '#web/rentals/maintenance/messages.ts'
import { extendMessages } from '#web/rentals/extension/extend-messages.ts'
import { swapMessages } from '#web/rentals/swap/swap-messages.ts'
import { dialogMessages } from '#web/rentals/rentals/dialogs/dialog-messages.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { nowMessages } from '#web/rentals/rentals/now/now-messages.ts'
import { openRow } from './pages/rows.ts'
import { moneyMessages } from '#web/rentals/rentals/money-messages.ts'
import { passMinutes, until } from './support/clock.ts'
import { knownRenter, openAs, signedIn } from './support/people.ts'
import { expect } from './support/fixtures.ts'
import { longRental } from './support/long-rental.ts'
import { isReadyForNoSignal } from './support/no-signal.ts'
import { withOwnServer } from './support/own-server.ts'
import { staffEmail } from './support/demo-server.ts'
import { verifyPapers } from './support/staff-work.ts'
import { Renter } from './pages/renter.ts'
import { chooseTime, typeEnd } from './pages/slots.ts'
import { angles, Visit } from './pages/visit.ts'
import { smallPicture } from './support/picture.ts'
import { inAnHour } from './support/bookings.ts'
import { availableCars } from './support/screens.ts'

/** Months pass here: no other journey may have left a rental behind, and the company has no other to look after. */
const test = withOwnServer('new')
// What the service worker keeps is part of what is told here.
test.use({ serviceWorkers: 'allow' })

const words = dashboardMessages.en
const keys = keysMessages.en
const inspection = inspectionMessages.en

// @9-rentals-whole
test('three months with a car: booked, inspected, maintained, extended twice, swapped, returned late, settled', async ({
  page,
  context,
  server,
}) => {
  // Months of the company's own work: on a loaded machine it takes ten minutes.
  test.setTimeout(1_800_000)
  const base = server.url
  const email = 'emilio@example.org'
  const token = await knownRenter(base, email)
  await verifyPapers(base, await signedIn(base, staffEmail), email)
  const visit = new Visit(page)
  const renter = new Renter(page)
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })

  const now = await passMinutes(base, 0)
  const start = `${new Date(now.getTime() + 4 * 86_400_000).toISOString().slice(0, 10)}T10:00`
  const after = (days: number) => addDays(start, days)
  const { at, rentalOf, statusIs, inspectByWire, depositIsBack } = longRental(base, token)
  const [car = ''] = await availableCars(base, { start: inAnHour(now), end: after(100) })
  let first = ''

  await test.step('booked and paid', async () => {
    const trip = new URLSearchParams({ car, start, end: after(30) })
    await openAs(page, token, `/details?${trip}`)
    await renter.book()
    await renter.goOnFromTrip()
    await expect(page).toHaveURL(/\/payment\?order=/)
    first = await renter.payByCard()
    await passMinutes(base, 6 * 60 + 1)
    await until(async () => (await rentalOf(first)).confirmation === 'confirmed', 'confirmation')
  })

  await test.step('contract and appointment accepted', async () => {
    await page.goto(`/dashboard?order=${first}`)
    await button(words.actions.acceptContract).click()
    await dialog.getByRole('button', { name: dialogMessages.en.accept }).click()
    await expect(dialog).toHaveCount(0)
    await openRow(page, nowMessages.en.times)
    await button(words.actions.acceptAppointment).click()
    const times = dialog.getByRole('group', { name: dialogMessages.en.time })
    await times.locator('label:has(input:enabled)').filter({ hasText: '10:30' }).click()
    await dialog.getByRole('button', { name: dialogMessages.en.keep }).click()
    await expect(dialog).toHaveCount(0)
  })

  let reading = 0
  await test.step('arrived, and the keys with eight photos', async () => {
    await at(start)
    reading = (await rentalOf(first)).car.lastOdometerReading
    await page.goto(`/keys?order=${first}`)
    await visit.press(keys.arrive)
    await page.getByLabel(keys.reason).fill('By the elevator')
    await visit.finder.getByRole('button', { name: keys.arriveAnyway }).click()
    await visit.closeCamera()
    await statusIs(first, 91)
    await visit.photograph()
    await visit.getIn()
    await visit.readDash(reading, 8)
    await visit.lookOver()
    await visit.press(keys.getKeys)
    await expect(page.getByRole('heading', { level: 1, name: keys.got })).toBeVisible()
    await statusIs(first, 86)
  })

  await test.step('one week inspected, one missed and warned of', async () => {
    await at(after(6))
    // What the device last heard of was the return. With the signal comes the week, and what was
    // entered meanwhile counts for it.
    await isReadyForNoSignal(page)
    await context.setOffline(true)
    await page.goto(`/vehicle-inspection?order=${first}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inspection.kinds.return)
    await visit.photograph(angles.slice(0, 2))
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inspection.kinds.weekly)
    for (const angle of angles.slice(0, 2)) await expect(visit.taken(angle)).toBeVisible()
    await visit.photograph(angles.slice(2))
    // A week of deliveries: the oil is due by miles.
    await visit.odometer().fill(String((reading += 6_000)))
    await visit.press(inspection.submit)
    await expect(page.getByRole('heading', { level: 1, name: /^Safe until/ })).toBeVisible()
    await at(`${after(15).slice(0, 10)}T12:00`)
    await until(
      async () =>
        (await rentalOf(first)).duties.some(
          ({ code, state }) => code === 'weeklyInspection' && state === 'overdue',
        ),
      'the overdue week',
    )
    await page.goto(`/dashboard?order=${first}`)
    await renter.heading(nowMessages.en.headline.photosLate)
    await openRow(page, words.notices)
    await button(words.allNotices).click()
    await expect(main.getByRole('region', { name: words.notices })).toContainText(/inspection/i)
    await inspectByWire(first, 'weekly', { odometer: String((reading += 100)), gas: '8' })
  })

  await test.step('maintenance: a visit within days, its receipt', async () => {
    await page.goto(`/vehicle-maintenance?order=${first}`)
    await chooseTime(page, maintenanceMessages.en, 1, /^10:30/)
    await page.getByRole('button', { name: maintenanceMessages.en.book }).click()
    await statusIs(first, 93)
    await page.getByLabel(maintenanceMessages.en.shop).fill('Lakeside Garage')
    await page.getByLabel(maintenanceMessages.en.odometer).fill(String((reading += 50)))
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await smallPicture('receipt.png'))
    await page.getByRole('button', { name: maintenanceMessages.en.send }).click()
    await statusIs(first, 86)
  })

  /** Thirty days more, from a screen that says what they cost. */
  const extend = async (order: string, end: string) => {
    await page.goto(`/extend?order=${order}`)
    await typeEnd(page, dayOf(end))
    await page.getByLabel(extendMessages.en.odometer).fill(String((reading += 300)))
    await page.getByLabel(extendMessages.en.odometer).blur()
    await visit.press(extendMessages.en.toPayment)
    await expect(page).toHaveURL(/\/payment-extend\?order=/)
    const next = await renter.payByCard()
    await statusIs(order, 89)
    await statusIs(next, 86)
    return next
  }
  const week = async (order: string, days: number) => {
    await at(after(days))
    await inspectByWire(order, 'weekly', { odometer: String((reading += 50)), gas: '8' })
  }

  let second = ''
  let third = ''
  await test.step('extended twice', async () => {
    await week(first, 21)
    await at(after(24))
    second = await extend(first, after(60))
    for (const days of [28, 35, 42, 49]) await week(second, days)
    await at(after(54))
    third = await extend(second, after(90))
    for (const days of [56, 63]) await week(third, days)
  })

  let swap = ''
  await test.step('a breakdown, and another car in one visit', async () => {
    await page.goto(`/dashboard?order=${third}`)
    await page.getByRole('button', { name: words.help }).last().click()
    const help = helpMessages.en
    await dialog.getByRole('button', { name: help.kinds.breakdownReport.name }).click()
    await dialog.getByLabel(help.place, { exact: false }).fill('I-880 north, exit 42')
    await dialog.getByLabel(help.symptom, { exact: false }).selectOption('overheating')
    await dialog.getByRole('button', { name: help.send, exact: true }).click()
    await expect(dialog.getByRole('article', { name: /^H-\d+ / })).toBeVisible()

    await page.goto(`/results?type=change&order=${third}`)
    await expect(page.getByText(swapMessages.en.reasons.breakdown).first()).toBeVisible()
    await main.getByRole('listitem').locator('h3 a').first().click()
    await expect(page).toHaveURL(/\/details\?.*type=change/)
    await visit.press(swapMessages.en.ask)
    await expect(page).toHaveURL(/\/(payment|confirmation)\?order=/)
    swap = /\/payment/.test(page.url()) ? await renter.payByCard() : renter.order()
    await passMinutes(base, 24 * 60 + 1)
    await until(async () => (await rentalOf(swap)).confirmation === 'confirmed', 'the agreement')

    await page.goto(`/dashboard?order=${swap}`)
    await button(words.actions.acceptContract).click()
    await dialog.getByRole('button', { name: dialogMessages.en.accept }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto(`/keys?order=${swap}`)
    await visit.sayPlace()
    await visit.readDash((reading += 50), 8)
    await visit.photograph()
    await visit.toWalk()
    await visit.photograph()
    await visit.getIn()
    await visit.readDash((await rentalOf(swap)).car.lastOdometerReading + 20, 8)
    await visit.lookOver()
    await visit.press(keys.getKeys)
    await expect(page.getByRole('heading', { level: 1, name: keys.got })).toBeVisible()
    await statusIs(swap, 86)
    await statusIs(third, 90)
  })

  await test.step('returned a day late, settled line by line, the deposit back', async () => {
    const end = after(90)
    await at(end)
    await passMinutes(base, 30 * 60 + 1)
    await page.goto(`/keys?order=${swap}`)
    await expect(page.getByRole('heading', { level: 1, name: keys.return })).toBeVisible()
    await visit.readDash((await rentalOf(swap)).car.lastOdometerReading + 400, 4)
    await visit.handBack()
    await expect(page.getByRole('heading', { level: 1, name: keys.returned })).toBeVisible()
    const settlement = page.getByRole('region', { name: keys.settlement })
    await expect(settlement.getByRole('definition').first()).toBeVisible()
    await statusIs(swap, 88)
    const { money } = await rentalOf(swap)
    expect(money.charges.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['miles', 'lateDays', 'gas']),
    )
    await passMinutes(base, 72 * 60 + 1)
    await depositIsBack(swap)
    await page.goto(`/dashboard?order=${swap}`)
    const download = page.waitForEvent('download')
    await page
      .getByRole('region', { name: nowMessages.en.now })
      .getByRole('button', { name: moneyMessages.en.receipt })
      .click()
    expect((await download).suggestedFilename()).toMatch(/^receipt-.*\.pdf$/)
  })
})
