// @phone
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { addDays, dayOf } from '#domain/core/time/wall-time.ts'
import { confirmationMessages } from '#web/rentals/bookings/confirmation-messages.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { extendMessages } from '#web/rentals/extension/extend-messages.ts'
import { payByCard } from './support/bookings.ts'
import { passMinutes } from './support/clock.ts'
import { drivingRenter, openAs, signedIn, verifiedRenter } from './support/people.ts'
import { ask, post } from './support/wire.ts'
import { expect } from './support/fixtures.ts'
import { withOwnServer } from './support/own-server.ts'
import { Renter } from './pages/renter.ts'
import { typeEnd } from './pages/slots.ts'

// Its renter has a car for a few days more: other files move the clock past them.
const test = withOwnServer()

const words = extendMessages.en
const dayMinutes = 1440

type Dashboard = {
  selectedRental: {
    orderId: string
    rentalStatus: number
    dates: { start: string; end: string }
    car: { id: string; lastOdometerReading: number }
  }
}

// @1-visitors-search @2.1-payment-extend @2.1-payment-2 @2.1-extend @4.1-action-extend
test('a rental is extended twice: when it opens, the odometer, and a conflict with the latest end', async ({
  page,
  server,
}) => {
  const token = await signedIn(server.url, drivingRenter)
  const rental = async (order?: string) =>
    (
      await ask<Dashboard>(server.url, token, {
        objectType: 'dashboard',
        ...(order ? { order } : {}),
      })
    ).selectedRental
  const first = await rental()
  const last = first.car.lastOdometerReading
  const renter = new Renter(page)
  const press = (name: string) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click()
  const odometer = page.getByLabel(words.odometer)

  await test.step('the odometer cannot go back, and nothing typed is lost', async () => {
    await openAs(page, token, `/extend?order=${first.orderId}`)
    await renter.heading(words.title)
    await odometer.fill(String(last - 1))
    await odometer.blur()
    await expect(page.getByText(fieldMessages.en.min(String(last)))).toBeVisible()
    await page.reload()
    await expect(odometer).toHaveValue(String(last - 1))
  })

  await test.step('a week more is priced line by line, paid, and the rental goes on', async () => {
    await odometer.fill(String(last + 300))
    await expect(page.getByText(/miles so far/).first()).toBeVisible()
    await press(words.toPayment)
    await expect(page).toHaveURL(/\/payment-extend\?order=/)
    await renter.heading(paymentMessages.en.kinds.extension.title)
    await renter.typeCard('4242424242424242')
    await renter.pay()
    await expect(page).toHaveURL(/\/confirmation\?order=/)
    await renter.heading(confirmationMessages.en.extended)
  })

  const second = await rental(new URL(page.url()).searchParams.get('order') ?? '')
  expect(second).toMatchObject({
    rentalStatus: 86,
    dates: { start: first.dates.end, end: addDays(first.dates.end, 7) },
  })
  expect((await rental(first.orderId)).rentalStatus).toBe(89)

  await test.step('before the last week it says when it opens', async () => {
    await page.goto(`/extend?order=${second.orderId}`)
    await expect(page.getByRole('heading', { name: /^You can extend from/ })).toBeVisible()
  })

  await test.step('somebody else books the car meanwhile: told before paying, with the latest end', async () => {
    await passMinutes(server.url, 5 * dayMinutes)
    await page.reload()
    await expect(odometer).toBeVisible()
    const rival = await signedIn(server.url, verifiedRenter)
    const latest = addDays(second.dates.end, 5)
    const booked = await post(server.url, rival, {
      objectType: 'submitBooking',
      car: second.car.id,
      start: latest.replace('T10:00', 'T18:00'),
      end: addDays(latest, 20),
    })
    expect(booked.body.message).toBeUndefined()
    await payByCard(server.url, rival, String(booked.body.orderId))
    await typeEnd(page, dayOf(addDays(second.dates.end, 9)))
    await odometer.fill(String(last + 400))
    const conflict = page.getByRole('alert').getByText(dayAndTime(latest, 'en')).first()
    await expect(conflict).toBeVisible()
    await press(words.extendUntil(dayAndTime(latest, 'en')))
    await expect(conflict).toBeHidden()
    await press(words.toPayment)
    await renter.heading(paymentMessages.en.kinds.extension.title)
    await renter.typeCard('4242424242424242')
    await renter.pay()
    await expect(page).toHaveURL(/\/confirmation\?order=/)
    await renter.heading(confirmationMessages.en.extended)
    const third = await rental(new URL(page.url()).searchParams.get('order') ?? '')
    expect(third.dates).toEqual({ start: second.dates.end, end: latest })
  })
})
