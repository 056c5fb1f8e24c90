// @phone
import { truncate, writeFile } from 'node:fs/promises'
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { inspectionMessages } from '#web/rentals/inspections/inspection-messages.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { checkMessages } from '#web/rentals/inspections/steps/check-messages.ts'
import { lastLookMessages } from '#web/rentals/inspections/steps/last-look-messages.ts'
import { stepMessages } from '#web/rentals/inspections/steps/step-messages.ts'
import { pictureMessages } from '#web/rentals/inspections/pictures/messages.ts'
import { rentalAtPickup } from './support/bookings.ts'
import { passMinutes } from './support/clock.ts'
import { openAs, signedIn, verifiedRenter } from './support/people.ts'
import { ask } from './support/wire.ts'
import { checkBothSizes } from './support/both-sizes.ts'
import { checkAccessibility, checkFrame } from './support/clean-screen.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/own-server.ts'
import { angles, dash, Visit } from './pages/visit.ts'
import { smallPicture } from './support/picture.ts'

const words = keysMessages.en
const stepWords = stepMessages.en
const photoWords = pictureMessages.en
const inspectionWords = inspectionMessages.en
const says = fieldMessages.en
const dayMinutes = 1440

type Dashboard = {
  selectedRental: { rentalStatus: number; car: { lastOdometerReading: number } }
}
type Guidelines = {
  inspections: {
    kind: string
    items: { checkpoint: string; marks: { x: number; y: number; note?: string }[] }[]
  }[]
}

// @1-keys-inspection @2.1-keys @2.1-vehicle-inspection
test('arrive, keys, weekly inspection and return; what is wrong is said and loses nothing', async ({
  page,
  server,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  const order = await rentalAtPickup(server.url, token)
  const rental = async () =>
    (await ask<Dashboard>(server.url, token, { objectType: 'dashboard', order })).selectedRental
  const last = (await rental()).car.lastOdometerReading
  const visit = new Visit(page)
  await openAs(page, token, `/keys?order=${order}`)
  // No appointment was made: the trip says when.
  await expect(page.getByText(words.rentalStarts)).toBeVisible()

  await test.step('the browser gives no position, and words do', async () => {
    await visit.press(words.arrive)
    await expect(page.getByText(words.refused)).toBeVisible()
    await expect(page.getByLabel(words.reason)).toBeFocused()
    await checkBothSizes(page, 'where are you, in the camera')
    await page.keyboard.type('By the elevator')
    await visit.finder.getByRole('button', { name: words.arriveAnyway }).click()
    await expect(visit.finder.getByText(/^You are here, /)).toBeVisible()
    await visit.closeCamera()
    await expect(page.getByText(words.arrived, { exact: true })).toBeVisible()
    expect((await rental()).rentalStatus).toBe(91)
  })

  await test.step('files that are none are refused with a sentence', async () => {
    const front = visit.tile('Front')
    // As a file of the machine: its bytes need not go through the runner.
    const big = test.info().outputPath('front.png')
    await writeFile(big, '')
    await truncate(big, 30 * 1024 ** 2)
    await front.setInputFiles(big)
    await expect(page.getByText(says.fileSize('20'))).toBeVisible()
    const none = { name: 'front.png', mimeType: 'image/png' }
    await front.setInputFiles({ ...none, name: 'front.exe', buffer: Buffer.from('MZ') })
    await expect(page.getByText(says.fileType())).toBeVisible()
    await front.setInputFiles({ ...none, buffer: Buffer.from('no picture at all') })
    await expect(page.getByText(says.imageOnly())).toBeVisible()
  })

  await test.step('the walk, and the code after it', async () => {
    await test.step('the first photo by keyboard, which goes on from there', async () => {
      const chooser = page.waitForEvent('filechooser')
      await visit.tile('Front').focus()
      await page.keyboard.press('Space')
      await (await chooser).setFiles(await smallPicture('front.png'))
      await expect(visit.taken('Front')).toBeFocused()
    })
    await visit.photograph(angles.slice(1, -1))
    await expect(page.getByText(words.boxCode, { exact: true })).toHaveCount(0)
    await visit.photograph(angles.slice(-1))
    const { width = 390, height = 844 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 320, height })
    await checkFrame(page, 'the keys with photos on the narrowest phone', 'en')
    await checkAccessibility(page, 'the keys with photos')
    await page.setViewportSize({ width, height })
    await visit.press(stepWords.showCode)
    await expect(page.getByRole('heading', { level: 1, name: stepWords.takeKey })).toBeFocused()
    await expect(page.getByText(words.boxCode, { exact: true })).toBeVisible()
    await checkBothSizes(page, 'the code of the box')
    await visit.press(stepWords.haveKey)
    await visit.closeCamera()
  })

  await test.step('an odometer below the last one and no gas are told at their fields', async () => {
    await expect(page.getByRole('heading', { level: 1, name: stepWords.readDash })).toBeFocused()
    await visit.odometer().fill(String(last - 1))
    await page.getByLabel(words.comments).fill('Scratch on the left door')
    await visit.press(words.getKeys)
    // What is missing is listed, and leads to the first of it.
    await expect(visit.tile(dash)).toBeFocused()
    await visit.photograph([dash])
    await visit.press(words.getKeys)
    await expect(page.getByText(says.min(String(last)))).toBeVisible()
    await expect(visit.odometer()).toBeFocused()
    await expect(page.getByText(says.required())).toBeVisible()
    await expect(page.getByRole('radio', { name: /tank/ })).toHaveCount(9)
    await expect(page.getByLabel(words.comments)).toHaveValue('Scratch on the left door')
    await page.getByRole('button', { name: stepWords.key, exact: true }).click()
    await page.getByRole('button', { name: stepWords.seePhotos }).click()
    for (const angle of angles) await expect(visit.taken(angle)).toBeVisible()
    // The dash has its photo: no camera opens.
    await visit.press(stepWords.showCode)
    await visit.press(stepWords.haveKey)
  })

  await test.step('the keys, with the gauge filled by keyboard', async () => {
    await expect(page.getByLabel(words.comments)).toHaveValue('Scratch on the left door')
    await visit.odometer().fill(String(last))
    await visit.tank(0).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(visit.tank(8)).toBeChecked()
    await checkBothSizes(page, 'the dash')
    // What is missing is listed; it leads to the first thing to look at.
    await visit.press(words.getKeys)
    const look = (name: keyof typeof checkMessages.en.names) =>
      page.getByRole('group', { name: checkMessages.en.names[name] })
    await expect(look('tires').getByRole('radio').first()).toBeFocused()
    await visit.lookOver()
    // An issue without words is missing too.
    await look('lights').getByText(checkMessages.en.issue).click()
    await visit.press(words.getKeys)
    await expect(page.getByText(`1 to go: ${checkMessages.en.names.lights}`)).toBeVisible()
    await page.getByLabel(checkMessages.en.what).fill('Left brake light is out')
    await checkBothSizes(page, 'the look before driving')
    await visit.press(words.getKeys)
    await expect(page.getByRole('heading', { level: 1, name: words.got })).toBeFocused()
    await expect(page.getByText(words.boxCode, { exact: true })).toBeVisible()
    expect((await rental()).rentalStatus).toBe(86)
  })

  await test.step('a weekly inspection with a mark that was set by keyboard', async () => {
    await passMinutes(server.url, 6 * dayMinutes)
    await page.goto(`/vehicle-inspection?order=${order}`)
    await expect(
      page.getByRole('heading', { level: 1, name: inspectionWords.kinds.weekly }),
    ).toBeVisible()
    await visit.photograph()
    await visit.taken('Front').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(photoWords.before, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: photoWords.addMark }).click()
    const mark = dialog.getByRole('button', { name: /^Mark 1,/ })
    await expect(mark).toBeFocused()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowUp')
    await dialog.getByLabel(photoWords.markNote(1)).fill('Small scratch')
    await dialog.getByRole('button', { name: photoWords.done }).click()
    await visit.odometer().fill('12')
    await visit.press(inspectionWords.submit)
    await expect(page.getByText(says.min(String(last)))).toBeVisible()
    await visit.odometer().fill(String(last + 300))
    await visit.press(inspectionWords.submit)
    await expect(page.getByRole('heading', { level: 1, name: /^Safe until/ })).toBeFocused()
    await checkBothSizes(page, 'the week, then and now')
    const { inspections } = await ask<Guidelines>(server.url, token, {
      objectType: 'inspectionGuidelines',
      order,
    })
    expect(inspections.map(({ kind }) => kind)).toEqual(['pickup', 'weekly'])
    const front = inspections[1]?.items.find(({ checkpoint }) => checkpoint === 'front')
    expect(front?.marks).toEqual([{ x: 0.6, y: 0.48, note: 'Small scratch' }])
    await page.getByText(inspectionWords.kinds.weekly).last().click()
    await expect(page.getByText(inspectionWords.after).first()).toBeVisible()
  })

  await test.step('the return is settled line by line, each with its rule', async () => {
    await page.goto(`/keys?order=${order}`)
    await expect(page.getByText(words.rentalEnds)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: words.return })).toBeVisible()
    await visit.odometer().fill(String(last + 500))
    await visit.fillTank(5)
    await visit.toWalk()
    await visit.photograph()
    await visit.next()
    await expect(page.getByRole('heading', { level: 1, name: stepWords.lastLook })).toBeFocused()
    // What it comes to is there before the last press, and is what it then comes to.
    const bill = page.getByRole('region', { name: lastLookMessages.en.bill })
    await expect(bill.getByText(/^500 miles at /)).toBeVisible()
    await expect(bill.getByText('5/8, at pickup 8/8')).toBeVisible()
    await expect(bill.getByRole('status')).toHaveText(/^\$\d+\.\d\d$/)
    // A week early: the unused days come back at once, and the deposit after its days.
    const shares = await bill.getByText(/with your deposit$/).innerText()
    const later = /(\$[\d.,]+) with/.exec(shares)?.[1] ?? ''
    await checkBothSizes(page, 'the last look')
    await visit.press(words.returnKeys)
    await expect(page.getByRole('heading', { level: 1, name: words.returned })).toBeVisible()
    const settlement = page.getByRole('region', { name: words.settlement })
    await expect(settlement.getByRole('definition').first()).toBeVisible()
    await expect(settlement.getByText(words.depositStates.waiting)).toBeVisible()
    await expect(settlement.getByRole('definition').last()).toHaveText(later)
    expect((await rental()).rentalStatus).toBe(88)
  })
})

// @8-sorry-order
test('a wrong order says so', async ({ page, server }) => {
  const token = await signedIn(server.url, verifiedRenter)
  await openAs(page, token, '/terms')
  const lost = page.getByText(errorMessages.en.lostOrder, { exact: true })
  for (const path of ['/keys?order=LOST', '/vehicle-inspection?order=LOST']) {
    await page.goto(path)
    await expect(lost).toHaveCount(1)
  }
})
