import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
