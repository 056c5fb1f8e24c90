import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed, type Fields } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { staffMessages } from '../messages.ts'

const words = staffMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true, size: desk } as const

const payments = Array.from({ length: 200 }, (_, index) => ({
  paymentId: `payment-${index}`,
  orderId: `order-${index}`,
  number: 40_000 + index,
  renter: `Renter ${index}`,
  method: 'Bank transfer',
  amount: 100 + index,
  createdAt: '2026-11-27T18:00:00.000Z',
  late: false,
  own: false,
  version: 'one',
}))

const staffPayments = made('staffPayments', { payments, total: 200, disputes: [], ledger: [] })
const open = () => openScreen('/staff?view=payments', { userInfo, staffPayments }, options)
const row = (name: string) => page.getByRole('row', { name: `${name} Order` })
const panel = page.getByRole('dialog')

test('only the rows on the screen are drawn, and scrolling the page brings the others', async () => {
  await open()
  await settled()
  await expect.element(row('Renter 0')).toBeVisible()
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(40)
  expect(document.body.scrollWidth).toBeLessThanOrEqual(1280)
  window.scrollTo(0, document.body.scrollHeight)
  await expect.element(row('Renter 199')).toBeVisible()
})

test('arrows go from row to row, Enter opens one at its own address, Escape and Back lead to the row again', async () => {
  await open()
  await settled()
  await row('Renter 0').click()
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.poll(() => row('Renter 0').element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect
    .element(panel.getByRole('heading', { name: 'Bank transfer, Renter 2' }))
    .toBeVisible()
  expect(window.location.search).toBe('?view=payments&open=payment-2')
  await expect.element(panel.getByRole('button', { name: words.arrived })).toBeVisible()
  window.history.back()
  await expect.element(panel).not.toBeInTheDocument()
  expect(window.location.search).toBe('?view=payments')
})

test('an address opens its row, and closing it stays in the list; on a phone each row is a stack', async () => {
  await openScreen(
    '/staff?view=payments&open=payment-1',
    { userInfo, staffPayments },
    { ...options, size: phone },
  )
  await expect.element(panel.getByRole('button', { name: words.arrived })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(row('Renter 1')).toBeVisible()
  expect(document.body.scrollWidth).toBeLessThanOrEqual(390)
  expect(window.location.search).toBe('?view=payments')
})

const requests = Array.from({ length: 200 }, (_, index) => ({
  id: `request-${index}`,
  number: `H-${1_000 + index}`,
  renter: `Renter ${index}`,
  at: '2026-11-27T10:00',
}))
const first = () =>
  document.querySelector('[role=row][data-key]:not([data-key=""])')?.getAttribute('data-key')
const heading = (name: string) => page.getByRole('columnheader', { name })

test('a heading puts the rows in order, the address keeps it, a third press leads back', async () => {
  await open()
  await settled()
  await heading('Amount').click()
  expect(window.location.search).toBe('?view=payments&sort=amount')
  await expect.poll(first).toBe('payment-0')
  await expect.element(heading('Amount')).toHaveAttribute('aria-sort', 'ascending')
  await heading('Amount').click()
  expect(window.location.search).toBe('?view=payments&sort=-amount')
  await expect.poll(first).toBe('payment-199')
  await heading('Amount').click()
  expect(window.location.search).toBe('?view=payments')
  await expect.poll(first).toBe('payment-0')
})

test('columns are left out by the address and by the menu', async () => {
  await openScreen('/staff?view=payments&hide=made', { userInfo, staffPayments }, options)
  await settled()
  await expect.element(heading('Amount')).toBeVisible()
  await expect.element(heading('Made')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'State' }).click()
  await userEvent.keyboard('{Escape}')
  expect(window.location.search).toBe('?view=payments&hide=made%2Cstate')
  await expect.element(heading('State')).not.toBeInTheDocument()
})

test('an order is of the whole list, and what the address opens is found far down', async () => {
  const inPages = ({ skip = '0', limit }: Fields) => ({
    ...staffPayments,
    payments: staffPayments.payments.slice(Number(skip), Number(skip) + Number(limit)),
  })
  const answers = { userInfo, staffPayments: inPages }
  await openScreen('/staff?view=payments&sort=-amount', answers, options)
  await expect.poll(first).toBe('payment-199')
  const helpInPages = ({ skip = '0', limit }: Fields) =>
    made('staffHelp', {
      requests: requests.slice(Number(skip), Number(skip) + Number(limit)),
      total: requests.length,
    })
  const help = { userInfo, staffHelp: helpInPages }
  await openScreen('/staff?view=help&open=request-120', help, options)
  await expect.element(panel.getByRole('heading', { name: /Renter 120/u })).toBeVisible()
})

test('on a phone the order is chosen above the rows', async () => {
  await openScreen('/staff?view=payments', { userInfo, staffPayments }, { ...options, size: phone })
  await settled()
  await page.getByLabelText('Sort by').selectOptions('Amount, descending')
  await expect.poll(first).toBe('payment-199')
  expect(window.location.search).toBe('?view=payments&sort=-amount')
})

test('where the rest of a list cannot be read, it is asked for once, and said', async () => {
  const inPart = ({ skip }: Fields) =>
    skip === undefined
      ? { ...staffPayments, payments: staffPayments.payments.slice(0, 50) }
      : failed(400, 'Not now.')
  const answers = { userInfo, staffPayments: inPart }
  const { asked } = await openScreen('/staff?view=payments&sort=-amount', answers, options)
  await expect.element(page.getByText('Not now.').first()).toBeVisible()
  await settled()
  const rest = asked.filter(({ name, fields }) => name === 'staffPayments' && fields.skip === '50')
  expect(rest).toHaveLength(1)
})
