import { viewGroups } from '#web/features/staff/views.ts'
import { check, listen } from './clean-screen.ts'
import { expect } from './fixtures.ts'
import { test } from './staff-server.ts'
import { Driver, fillLists } from './staff-work.ts'

/** Not the one of the other journeys on this server: one change of car at a time. */
const otherDriver = 'hector.delacruz@example.org'

const lists = Object.values(viewGroups).flat()

test('every list of the staff is clean and accessible, light and dark, in both languages', async ({
  page,
  server,
  staffToken,
  readMail,
}) => {
  test.setTimeout(480_000)
  await fillLists(server.url, staffToken, await Driver.of(server.url, readMail, otherDriver))
  const faults = listen(page)
  for (const lang of ['en', 'es'] as const) {
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'dark' : 'light' })
    await page.goto('/terms')
    await page.evaluate(
      ([code, token]) => {
        localStorage.setItem('langCode', code ?? 'en')
        localStorage.setItem('userToken', token ?? '')
      },
      [lang, staffToken],
    )
    for (const view of lists) {
      await page.goto(`/staff?view=${view}`)
      await check(page, `/staff?view=${view} ${lang}`, lang)
    }
  }
  expect(faults).toEqual([])
})
