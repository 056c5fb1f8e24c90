// @phone
import { formatDay } from '#domain/core/time/format-date.ts'
import { maintenanceMessages } from '#web/rentals/maintenance/messages.ts'
import { openAs, signedIn } from './support/people.ts'
import { passMinutes } from './support/clock.ts'
import { ask } from './support/wire.ts'
import { expect, test } from './support/fixtures.ts'
import { dialogsAreGone } from './pages/dialogs.ts'
import { chooseTime } from './pages/slots.ts'
import { smallPicture } from './support/picture.ts'

const words = maintenanceMessages.en
/** Somebody of the demo whose car has its oil due today. */
const renter = 'meganmosley@example.com'

type Dashboard = { selectedRental: { orderId: string; car: { lastOdometerReading: number } } }

// @1-keys-inspection @2.1-vehicle-maintenance
test('what is due is booked, its receipt is sent, and the history shows it', async ({
  page,
  server,
}) => {
  const token = await signedIn(server.url, renter)
  const { selectedRental } = await ask<Dashboard>(server.url, token, { objectType: 'dashboard' })
  const { orderId: order, car } = selectedRental
  const reading = car.lastOdometerReading
  await openAs(page, token, `/vehicle-maintenance?order=${order}`)
  const needed = page.locator('section').filter({
    has: page.getByRole('heading', { name: words.needsNow }),
  })
  await expect(needed.getByRole('listitem')).toContainText([words.states.due])
  await expect(needed.getByRole('heading', { level: 3 })).toHaveText('Oil and filter change')

  // Tomorrow has all its times.
  await chooseTime(page, words, 1, /^10:30/)
  await page.getByRole('button', { name: words.book }).click()
  await expect(page.getByRole('status').getByText(words.booked)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.visit })).toBeVisible()
  await expect(needed.getByRole('listitem')).toContainText([words.states.booked])

  // Everything that is wrong is told at its field, and what was typed stays.
  const send = page.getByRole('button', { name: words.send })
  await send.click()
  await expect(page.getByText('Field is Required')).toHaveCount(2)
  await page.getByLabel(words.shop).fill('Lakeside Garage')
  await page.getByLabel(words.odometer).fill('many')
  await page.getByLabel(words.comment).fill('The filter too')
  await send.click()
  await expect(page.getByText('This field only accepts numbers')).toBeVisible()
  // A reading below the last one is told before anything is sent.
  await page.getByLabel(words.odometer).fill('12')
  await send.click()
  await expect(page.getByText(/^The value must be [\d]+ or more$/)).toBeVisible()
  await page.getByLabel(words.odometer).fill((reading + 12).toLocaleString('en-US'))
  await send.click()
  await expect(page.getByText('Minimum 1 file(s) required')).toBeVisible()
  const receipt = page.locator('input[type=file]').first()
  await receipt.setInputFiles({
    name: 'receipt.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no'),
  })
  await expect(page.getByText('Upload file type is not allowed')).toBeVisible()
  await receipt.setInputFiles(await smallPicture('receipt.png'))
  await expect(page.getByLabel(words.shop)).toHaveValue('Lakeside Garage')
  // It is made small before it is sent, and is a JPEG then.
  await expect(page.getByText('receipt.jpg')).toBeVisible()
  await send.click()
  await expect(page.getByRole('status').getByText(words.done)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.nothingDue })).toBeVisible()

  const entry = page.locator('details').first()
  await expect(entry).toContainText('Oil and filter change')
  await expect(entry).toContainText(words.own)
  await entry.locator('summary').click()
  await expect(entry).toContainText('Lakeside Garage')
  await expect(entry).toContainText('The filter too')
  await entry.getByRole('button', { name: `Open ${words.paper(1)}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await dialogsAreGone(page)

  await page.reload()
  const today = dayOfCar(await passMinutes(server.url, 0))
  await expect(
    page.getByText(
      words.lastDone(formatDay(today), `${(reading + 12).toLocaleString('en-US')} mi`),
    ),
  ).toBeVisible()
})

/** In the zone of the browser, which is that of the car; other journeys move the server's clock. */
function dayOfCar(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format(now)
}

// @8-sorry-order
test('a lost order says so, and so does a car that is not there', async ({ page, server }) => {
  await openAs(page, await signedIn(server.url, renter), '/dashboard')
  for (const [query, sentence] of [
    ['?order=LOST', 'Sorry, the order id was lost, please try again'],
    ['?car=LOST', 'We could not find this car'],
  ] as const) {
    await page.goto(`/vehicle-maintenance${query}`)
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible()
  }
})
