import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { monthMessages } from './month-messages.ts'

const words = monthMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['money'] } })
const options = { signedIn: true, otherwiseLeast: true } as const

const used = { days: 60, possible: 120, cars: 4 }
const area = (areaId: string, name: string, rent: number) => ({
  areaId,
  name,
  rent,
  extras: 20,
  rest: 3.5,
  used,
})
const october = (more: object = {}) =>
  made('staffMonth', {
    month: '2026-10',
    current: '2026-11',
    first: '2026-08',
    zone: 'America/Los_Angeles',
    canClose: true,
    areas: [area('1', 'Bay Area', 1000), area('9', 'Miami', 500)],
    taxes: [{ areaId: '9', name: 'Miami', account: 'tax-fl', amount: 36.4 }],
    costs: [{ account: 'goodwill', amount: 80 }],
    balance: 0,
    types: [{ name: 'Sedan', used }],
    before: { days: 40, possible: 100, cars: 4 },
    rentals: { ended: 3, again: 1, cancelled: 2 },
    deposits: [{ until: 'out', orders: 2, amount: 900 }],
    debts: [{ age: 'older', orders: 1, amount: 612.4 }],
    version: 'as-read',
    books: { accounts: [{ account: 'rent', usual: 'Rent' }], zones: [], version: 'books' },
    ...more,
  })
const today = made('staffToday', { today: '2026-11-20' })

test.each([
  ['on a desk', desk],
  ['on a phone', phone],
])('%s the month says its sums, and a number opens its lines', async (_, size) => {
  const rows = made('staffMonthRows', {
    rows: [
      {
        id: '7 tax-fl',
        day: '2026-10-09',
        orderId: 'LUZ',
        number: 12_345,
        renter: 'Luz Herrera',
        code: 'payment',
        account: 'tax-fl',
        amount: 36.4,
      },
    ],
  })
  const said = { userInfo, staffToday: today, staffMonth: october(), staffMonthRows: rows }
  await openScreen('/staff?view=month&month=2026-10', said, { ...options, size })
  await settled()
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible()
  const numbers = page.getByRole('list', { name: words.numbers })
  await expect.element(numbers.getByText('$1,547.00')).toBeVisible()
  await expect.element(numbers.getByText('50 %')).toBeVisible()
  await expect.element(numbers.getByText('used, +10 on Sep')).toBeVisible()
  await expect.element(page.getByText(words.balanced)).toBeVisible()
  // Only the files of lists that one may see.
  const files = page.getByRole('region', { name: words.files })
  await expect.element(files.getByText(words.fileNames.refunds)).toBeVisible()
  await expect.element(files.getByText(words.fileNames.people)).not.toBeInTheDocument()
  await userEvent.click(numbers.getByText('$36.40'))
  const panel = page.getByRole('dialog')
  await expect.element(panel.getByText('Luz Herrera')).toBeVisible()
  expect(place()).toContain('open=tax')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  expect(place()).not.toContain('open=')
})

test('closing says what is closed, and carries what was read', async () => {
  const said = {
    userInfo,
    staffToday: today,
    staffMonth: october(),
    staffCloseMonth: made('staffCloseMonth', {}),
  }
  const { asked } = await openScreen('/staff?view=month&month=2026-10', said, options)
  await settled()
  await userEvent.click(page.getByRole('button', { name: words.close('October 2026') }))
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText(/Sales \$1,547.00, tax \$36.40/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: words.close('October 2026') }))
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffCloseMonth')?.fields)
    .toMatchObject({ month: '2026-10', version: 'as-read' })
})
