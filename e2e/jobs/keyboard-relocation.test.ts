// @thorough
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { pictureMessages } from '#web/rentals/inspections/pictures/messages.ts'
import { lookMessages } from '#web/jobs/relocation/look-messages.ts'
import { relocationMessages } from '#web/jobs/relocation/relocation-messages.ts'
import { relocationMessages as staffWords } from '#web/staff/staff/relocations/relocation-messages.ts'
import { far, JobByKeyboard } from '../pages/job-by-keyboard.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { Member } from '../pages/member.ts'
import { angles, Visit } from '../pages/visit.ts'
import { passMinutes } from '../support/clock.ts'
import { expect } from '../support/fixtures.ts'
import { signedIn, verifiedRenter } from '../support/people.ts'
import { smallPicture } from '../support/picture.ts'
import { wantedElsewhere } from '../support/relocations.ts'
import { withStaffServer } from '../support/staff-server.ts'

/** Days pass here: nobody else is on this server. */
const test = withStaffServer()

const words = relocationMessages.en

const isFocused = (node: Element) => node === document.activeElement

test('a car is posted by staff and brought with the keyboard alone: photos, keys, end, credit', {
  tag: '@desk',
}, async ({ browser, server, staffToken }) => {
  const base = server.url
  const token = await signedIn(base, verifiedRenter)
  const { car, reward, to } = await wantedElsewhere(base, token, staffToken)
  const staff = await Member.of(browser, base, 'en', staffToken)
  const keys = new Keyboard(staff.page)
  await staff.look('/staff?view=relocations')
  const posting = staff.page.getByRole('button', { name: new RegExp(`^Post .*${car.plate}`) })
  const row = staff.page.getByRole('row').filter({ hasText: car.plate })
  // Another list, of what is to be looked at, stands above it.
  await expect(row).toBeVisible()
  const wanted = staff.page.getByRole('grid').filter({ has: row })
  await keys.to(wanted.getByRole('row').nth(1), far)
  for (let rows = 0; rows < far && !(await row.evaluate(isFocused)); rows++)
    await staff.page.keyboard.press('ArrowDown')
  await keys.isSeen()
  await staff.page.keyboard.press('Enter')
  await keys.press(posting)
  const open = staff.page.getByRole('link', { name: staffWords.en.open })
  await expect(open).toBeVisible()
  await expect(row).toHaveCount(0)
  // A row beside it, or the title, has the focus: not nothing.
  await keys.isIn(staff.page.getByRole('main'))
  await keys.press(open, far)
  await staff.page.waitForURL(/\/jobs\//)
  const id = new URL(staff.page.url()).pathname.replace('/jobs/', '')
  const office = new JobByKeyboard(staff, 'en', id)
  const emilio = new JobByKeyboard(await Member.of(browser, base, 'en', token), 'en', id)
  // Only where the car is brought to is compared with anything.
  await emilio.standAt(to)
  const { keyboard, main, page } = emilio
  const visit = new Visit(page)
  const heading = main.getByRole('heading', { level: 2, name: words.bring, exact: true })

  /** The file is put where a press would open the camera or the system's dialog. */
  const photograph = async () => {
    const picture = await smallPicture('car.png')
    for (const angle of angles) {
      const tile = visit.tile(angle).first()
      await keyboard.to(tile, far)
      await keyboard.isSeen()
      await tile.setInputFiles(picture)
      await expect(emilio.button(pictureMessages.en.look(angle)).first()).toBeFocused()
    }
    await keyboard.press(emilio.button(words.sendPhotos), far)
    await expect(heading).toBeFocused()
  }

  /** What the dash says, and where the car is. */
  const readDash = async (miles: number, arrow: 'ArrowLeft' | 'ArrowRight', tank: number) => {
    await keyboard.type(visit.odometer(), String(miles), far)
    await keyboard.to(visit.tank(0))
    for (let times = 0; times < tank; times++) await page.keyboard.press(arrow)
    await keyboard.press(emilio.button(keysMessages.en.findMe))
    await expect(main.getByText(keysMessages.en.found, { exact: true })).toBeVisible()
    await keyboard.isSeen()
  }

  await test.step('offered and accepted', async () => {
    await emilio.look()
    await emilio.offerByKeys(reward, 'I drive there on Friday.')
    await office.look()
    await office.acceptByKeys('Emilio E.', `$${reward}`)
  })

  await test.step('photos, keys, photos, end: each step hands the focus to the next', async () => {
    await passMinutes(base, 25 * 60)
    await emilio.look()
    await photograph()
    await expect(main).toContainText(words.todo.start)
    await readDash(car.odometer + 2, 'ArrowLeft', 2)
    await expect(visit.tank(7)).toBeChecked()
    await keyboard.press(emilio.button(words.take))
    await expect(main).toContainText(words.todo.inspectEnd)
    await expect(heading).toBeFocused()
    await photograph()
    await readDash(car.odometer + 120, 'ArrowRight', 4)
    await expect(visit.tank(4)).toBeChecked()
    await keyboard.press(emilio.button(words.finish))
    await expect(main).toContainText(lookMessages.en.driverTitle)
    await expect(emilio.title).toBeFocused()
  })

  await test.step('staff look at the photos and approve', async () => {
    await office.look()
    await office.keyboard.press(
      office.main.locator('summary').filter({ hasText: words.after }),
      far,
    )
    await office.keyboard.to(office.main.getByRole('button', { name: /Front After$/ }), far)
    await office.keyboard.isSeen()
    await office.look()
    await office.keyboard.press(office.button(lookMessages.en.open), far)
    const dialog = office.page.getByRole('dialog')
    await office.keyboard.press(dialog.getByRole('button', { name: lookMessages.en.send }))
    await emilio.look()
    await expect(main).toContainText(words.credited(`$${reward}`))
  })

  await Promise.all([office, emilio].map((one) => one.page.context().close()))
})
