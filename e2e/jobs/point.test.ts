// @phone
import { draftMessages } from '#web/jobs/jobs/parts/draft-messages.ts'
import { editMessages } from '#web/jobs/jobs/edit/edit-messages.ts'
import { pointMessages } from '#web/jobs/jobs/point/point-messages.ts'
import { JobForm } from '../pages/job-form.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { expect, test } from '../support/fixtures.ts'
import { postedJob } from '../support/jobs.ts'
import { openAs, signedIn, verifiedRenter } from '../support/people.ts'

const words = pointMessages.en
const form = editMessages.en

/** Everything that a whole form has to press. */
const far = 120

test('the exact place is marked by a press and by keys, said in words, kept and cleared', async ({
  page,
  server,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  const id = await postedJob(server.url, token)
  await openAs(page, token, `/jobs/edit/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: form.editTitle })).toBeVisible()
  const keyboard = new Keyboard(page)
  const place = page
    .getByRole('group')
    .filter({ has: page.getByText(words.open) })
    .first()
  const said = place.getByRole('status')
  const mark = place.getByRole('button', { name: /^Mark: / })

  await test.step('with the keyboard alone', async () => {
    await keyboard.press(place.locator('summary'), far)
    await keyboard.press(place.getByRole('button', { name: words.set('Oakland') }), far)
    await expect(said).toHaveText('In the center of Oakland')
    await keyboard.to(mark)
    for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowUp')
    await expect(said).toHaveText('0.4 miles north of the center of Oakland')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(said).toHaveText('1.1 miles west of the center of Oakland')
    await expect(mark).toBeFocused()
    await checkBothSizes(page, 'a mark on a map')
  })

  await test.step('it is kept on the device, sent, and read by its owner', async () => {
    await expect(page.getByText(draftMessages.en.kept)).toBeVisible()
    await page.reload()
    await expect(said).toHaveText('1.1 miles west of the center of Oakland')
    await page.getByRole('button', { name: form.save }).click()
    await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`))
    await expect(page.getByText('1.1 miles west of the center of Oakland')).toBeVisible()
  })

  await test.step('a press moves it, another town takes it away', async () => {
    await page.goto(`/jobs/edit/${id}`)
    const map = place.getByRole('region', { name: words.map('Oakland') })
    await expect(mark).toBeVisible()
    const box = await map.boundingBox()
    if (!box) throw new Error('no map')
    await map.click({ position: { x: box.width / 4, y: box.height - 30 } })
    await expect(said).toHaveText(/ southwest of the center of Oakland$/)
    await place.getByRole('button', { name: words.clear }).click()
    await expect(said).toHaveText(words.cleared)
    await expect(mark).toHaveCount(0)
    await place.getByRole('button', { name: words.set('Oakland') }).click()
    await expect(mark).toBeVisible()
    await new JobForm(page).chooseTown(form.from, 'Berkel')
    await expect(page.getByText('In the center of Oakland')).toHaveCount(0)
    await page.getByRole('button', { name: form.save }).click()
    await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`))
    await expect(page.getByText(/of the center of|In the center/)).toHaveCount(0)
  })
})
