import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, place, settled } from '#testing/screens/open-screen.tsx'
import { queryClient } from '#web/core/api/query-client.ts'
import { peopleMessages } from './people-messages.ts'

const words = peopleMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true, size: desk } as const

const person = (id: string, name: string): StaffPerson => ({
  id,
  name,
  email: `${id}@example.com`,
  phone: '+14155550142',
  since: '2025-03-01',
  staff: false,
  confirmed: true,
  matches: [],
  sameLicense: [],
  completedRentals: 4,
  runningRentals: 1,
  score: 9.4,
  licenseVerified: true,
  reports: [],
  blocks: [],
  coming: [],
  version: 'one',
  own: false,
})
const report: StaffPerson['reports'][number] = {
  id: 'R1',
  by: 'Emilio Estrada',
  reason: 'harassment',
  text: 'Insults by WhatsApp',
  at: '2026-11-27T18:00:00.000Z',
  jobs: [],
}
const mei = { ...person('mei', 'Mei Tanaka'), sameLicense: [{ id: 'tom', name: 'Tom Tanaka' }] }
const tom = person('tom', 'Tom Tanaka')
const ana = { ...person('ana', 'Ana Núñez'), reports: [report] }
const panel = page.getByRole('dialog')

/** Who is reported is listed; anybody is found. */
const staffPeople = ({ find }: Record<string, string>) => {
  const people = find === undefined ? [ana] : [mei, tom, ana].filter(({ id }) => id === find)
  return made('staffPeople', { people, total: people.length })
}

test('a row tells who it is, and how they stand', async () => {
  await openScreen('/staff?view=people', { userInfo, staffPeople }, options)
  await settled()
  const row = page.getByRole('row', { name: /Ana Núñez/ })
  for (const text of [
    'ana@example.com',
    '(415) 555-0142',
    words.reportCount(1),
    '4 rentals',
    '9.4',
  ])
    await expect.element(row).toHaveTextContent(text)
})

test('a link opens anybody, listed or not, and from one panel the other, with the way back', async () => {
  await openScreen('/staff?view=people&subject=mei&open=mei', { userInfo, staffPeople }, options)
  await settled()
  await expect.element(panel.getByRole('heading', { name: 'Mei Tanaka' })).toBeVisible()
  await panel.getByRole('link', { name: 'Tom Tanaka' }).click()
  await expect.element(panel.getByRole('heading', { name: 'Tom Tanaka' })).toBeVisible()
  expect(place()).toBe('/staff?view=people&open=tom')
  window.history.back()
  await expect.element(panel.getByRole('heading', { name: 'Mei Tanaka' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  expect(place()).toBe('/staff?view=people&subject=mei')
})

test('news of a person leave what is being written, and only what is possible is chosen', async () => {
  let shown: StaffPerson = ana
  await openScreen(
    '/staff?view=people&open=ana',
    { userInfo, staffPeople: () => made('staffPeople', { people: [shown], total: 1 }) },
    options,
  )
  await settled()
  const decision = panel.getByRole('combobox', { name: words.decision })
  await expect.element(decision).toHaveValue('dismiss')
  const note = panel.getByRole('textbox', { name: words.note })
  await userEvent.fill(note, 'He was at work that day.')
  // A colleague dismissed it meanwhile.
  shown = { ...ana, version: 'two', reports: [{ ...report, decision: 'dismissed' }] }
  await queryClient.invalidateQueries({ queryKey: ['staffPeople'] })
  await expect.element(decision).toHaveValue('warn')
  await expect
    .element(panel.getByRole('textbox', { name: words.message }))
    .toHaveValue('He was at work that day.')
})

test('who is decided goes from the list with the panel, and the next one has the focus', async () => {
  let people = [ana, { ...tom, reports: [report] }]
  await openScreen(
    '/staff?view=people',
    {
      userInfo,
      staffPeople: ({ find }) => {
        const found = find === undefined ? people : [ana]
        return made('staffPeople', { people: found, total: found.length })
      },
      staffDecidePerson: () => {
        people = people.slice(1)
        return { person: ana }
      },
    },
    options,
  )
  await settled()
  await page.getByRole('row', { name: /Ana Núñez/ }).click()
  await panel.getByRole('button', { name: words.choices.dismiss }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect
    .poll(() => page.getByRole('grid').element().contains(document.activeElement))
    .toBe(true)
})
