// @phone
import { staffMessages } from '#web/staff/staff/messages.ts'
import { trustSeedMessages } from '#web/staff/staff/trust/trust-seed-messages.ts'
import { viewGroups } from '#web/staff/staff/view-groups.ts'
import { checkAccessibility, checkFrame, listen } from './support/clean-screen.ts'
import { expect } from './support/fixtures.ts'
import { keepFor, openAs, verifiedRenter } from './support/people.ts'
import { test } from './support/staff-server.ts'
import { goWithin, settle } from './support/screens.ts'
import { openDeskRow } from './pages/desk-row.ts'
import { Driver, fillLists } from './support/staff-work.ts'

const seeds = trustSeedMessages.en

/** Not the one of the other journeys on this server: one change of car at a time. */
const otherDriver = 'hector.delacruz@example.org'

const lists = Object.values(viewGroups).flat()

// @2.1-staff
test('every list of the staff is clean and accessible, on a phone in English and on a desk in Spanish', {
  // With the service worker that most browsers have.
  tag: '@worker',
}, async ({ page, server, staffToken }) => {
  await fillLists(server.url, staffToken, await Driver.of(server.url, otherDriver))
  const faults = listen(page)
  for (const { lang, width, colorScheme } of [
    { lang: 'en', width: 390, colorScheme: 'light' },
    { lang: 'es', width: 1280, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await keepFor(page, { langCode: lang, userToken: staffToken })
    await page.goto('/staff')
    for (const view of lists) {
      await goWithin(page, `/staff?view=${view}`)
      await settle(page)
      await checkFrame(page, `/staff?view=${view} ${lang}`, lang)
      await checkAccessibility(page, `/staff?view=${view} ${lang}`)
    }
  }
  expect(faults).toEqual([])
})

test('staff look a person up by e-mail, trust them as a team after a question, and take it back', async ({
  page,
  staffToken,
}) => {
  await openAs(page, staffToken, '/staff?view=trustSeeds')
  const find = page.getByRole('search')
  await find.getByLabel(seeds.email).fill('emilio')
  await page.keyboard.press('Enter')
  await expect(page.getByText(seeds.noEmail)).toBeVisible()
  await expect(find.getByLabel(seeds.email)).toBeFocused()
  await find.getByLabel(seeds.email).fill(verifiedRenter)
  await find.getByRole('button', { name: staffMessages.en.search }).click()
  const card = await openDeskRow(page, 'Emilio Estrada')
  await card.getByRole('button', { name: seeds.nameOf('Emilio Estrada') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(seeds.nameText)
  await question.getByRole('button', { name: seeds.name }).click()
  await expect(card.getByText(seeds.isSeed)).toBeVisible()
  await card.getByRole('button', { name: seeds.withdrawOf('Emilio Estrada') }).click()
  await checkAccessibility(page, 'whether the team takes its trust back')
  await question.getByRole('button', { name: seeds.withdraw }).click()
  await expect(card.getByText(seeds.isSeed)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await find.getByRole('button', { name: staffMessages.en.showAll }).click()
  // The sample company trusts others.
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Emilio Estrada' })).toHaveCount(0)
  await expect(find.getByLabel(seeds.email)).toBeFocused()
})
