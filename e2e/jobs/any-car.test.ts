import { relocationMessages } from '#web/staff/staff/relocations/relocation-messages.ts'
import { checkAccessibility } from '../support/clean-screen.ts'
import { expect } from '../support/fixtures.ts'
import { openAs } from '../support/people.ts'
import { test } from '../support/staff-server.ts'

test('@desk staff find any car by its plate, and say where it goes', async ({
  page,
  staffToken,
}) => {
  const words = relocationMessages.en
  await openAs(page, staffToken, '/staff?view=relocations')
  await page.getByText(words.anyCar).click()
  const field = page.getByRole('combobox', { name: words.car, exact: true })
  await field.fill('nothing is called that')
  await expect(page.getByText(words.carsFound(0, 0))).toBeVisible()
  await field.fill('toyota oakland')
  const first = page
    .getByRole('listbox', { name: words.car, exact: true })
    .getByRole('option')
    .first()
  await expect(first).toContainText('Toyota')
  await checkAccessibility(page, 'cars that were found')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(/^\w+, Toyota /)
  const form = page.getByRole('form', { name: words.anyCar })
  await expect(form.getByRole('combobox', { name: words.to })).toBeVisible()
  await page.getByRole('button', { name: words.clearCar }).click()
  await expect(form).toHaveCount(0)
})
