import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ByFetch } from '#testing/screens/calls-by-fetch.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { tollMessages } from './toll-messages.ts'

const words = tollMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true } })
const staffToday = made('staffToday', { today: '2026-11-20' })
const options = { signedIn: true, otherwiseLeast: true } as const
const csv = new File(['plate'], 'fastrak.csv', { type: 'text/csv' })

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', ByFetch)
  return () => vi.unstubAllGlobals()
})

const holder = {
  orderId: 'LUZ',
  number: 12_345,
  renter: 'Luz Herrera',
  from: '2026-10-24T10:00',
  until: '2026-11-21T10:00',
}
const line = {
  plate: 'TRAMO204',
  at: '2026-11-10T07:42',
  place: 'Bay Bridge',
  code: 'toll' as const,
}
const said = (more: object = {}) =>
  made('staffTolls', {
    found: [{ ...line, line: 2, amount: 8, holder }],
    unclear: [
      { ...line, line: 3, amount: 3.1, why: 'misread', meant: 'TRAMO204', holder },
      { ...line, line: 4, amount: 7, why: 'notOurs' },
    ],
    seenBefore: 1,
    renters: 1,
    atReturn: 8,
    bad: [],
    badInAll: 0,
    ignoredColumns: [],
    fingerprint: 'as-looked-at',
    ...more,
  })

test.each([
  ['on a desk', desk],
  ['on a phone', phone],
])(
  '%s a file is looked at, what is not clear is decided, and all of it is passed on',
  async (_, size) => {
    const answers = { userInfo, staffToday, staffTolls: said() }
    const { asked } = await openScreen('/staff?view=tolls', answers, { ...options, size })
    await settled()
    await page.getByLabelText(words.choose).upload(csv)
    await expect.element(page.getByText(words.meant('TRAMO204', 'Luz Herrera'))).toBeVisible()
    await expect.element(page.getByRole('button', { name: words.press(1, '$8.00') })).toBeVisible()
    const to = page.getByRole('button', { name: words.to('Luz Herrera') })
    await userEvent.click(to)
    await expect.element(to).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(page.getByRole('button', { name: words.press(2, '$11.10') }))
    await expect.element(page.getByText(words.done(2))).toBeVisible()
    expect(asked.findLast(({ name }) => name === 'staffTolls')?.fields).toMatchObject({
      fingerprint: 'as-looked-at',
      chosen: JSON.stringify([{ line: 3, to: 'LUZ' }]),
    })
  },
)

test('a file with bad lines says which, and offers no press', async () => {
  const bad = [{ line: 1400, reason: 'time is not like 2026-11-14 13:20' }]
  const staffTolls = said({ bad, badInAll: 1, found: [], unclear: [], fingerprint: undefined })
  await openScreen('/staff?view=tolls', { userInfo, staffToday, staffTolls }, options)
  await settled()
  await page.getByLabelText(words.choose).upload(csv)
  await expect.element(page.getByText(/Line 1400/)).toBeVisible()
  await expect.element(page.getByText(words.passOn)).not.toBeInTheDocument()
})
