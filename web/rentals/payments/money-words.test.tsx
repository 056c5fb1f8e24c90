import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { HoldOver } from '#web/rentals/payments/parts/hold-over.tsx'
import { RefundDone } from '#web/rentals/cancellation/refund-done.tsx'
import { RefundForm } from '#web/rentals/cancellation/refund-form.tsx'
import { refundMessages } from '#web/rentals/cancellation/refund-messages.ts'

const words = refundMessages.en

const rental = {
  orderId: 'O1',
  kind: 'start',
  areaId: '1',
  carId: 'C1',
  dates: { start: '2026-12-02T10:00', end: '2027-01-06T10:00' },
  options: [],
  allowedActions: [],
}
const car = { id: 'C1', make: 'Toyota', model: 'Camry', year: 2022, photos: [], subtypeId: 'sedan' }
const nothingBack = {
  lines: [],
  refund: 0,
  fee: 0,
  kept: 0,
  received: 'paid',
  noticed: false,
  ways: [],
  offers: [],
  deposit: { held: 1000, state: 'held' },
  refunds: [],
}

function shown(children: ReactNode) {
  const routeTree = createRootRoute({
    component: () => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  return render(<RouterProvider router={router as never} />)
}

function refund(kind: 'cancel' | 'earlyReturn', quote: object) {
  const state = { appt: undefined, setAppt: () => undefined, fields: {}, confirm: () => undefined }
  return shown(
    <RefundForm
      kind={kind}
      rental={rental as never}
      car={car as never}
      quote={{ ...nothingBack, kind, ...quote } as never}
      refund={state as never}
    />,
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 0, message: 'Not now.' }))
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('after the end an early return is not offered: the reason, no sum and no button', async () => {
  const message = 'Your rental is over.'
  const { container } = refund('earlyReturn', { message })
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Return on/ })).toBeNull()
  expect(container.textContent).not.toContain('$')
  expect(container.textContent).not.toMatch(/not charged|You get back/)
})

it.each([
  ['cancel', 'nothing', words.noMoney.nothing],
  ['cancel', 'awaited', words.noMoney.awaited],
  ['cancel', 'paid', words.noMoney.paid],
  ['earlyReturn', 'paid', words.noUnusedDays],
] as const)('%s with money %s says why nothing goes back', async (kind, received, said) => {
  refund(kind, { received })
  expect(await screen.findByText(said)).toBeDefined()
})

it('a hold that is over says of the money what the server says', async () => {
  const rentalDescription = 'Your payment arrived too late, and we are refunding all of it.'
  const lapsed = { ...rental, state: 'lapsed', rentalDescription }
  const { container } = shown(<HoldOver rental={lapsed as never} />)
  await screen.findByRole('alert')
  expect(container.textContent).toContain(rentalDescription)
  expect(container.textContent).not.toContain('Nothing was charged')
})

const refunded = { amount: 500, reason: 'deposit', text: 'Deposit', method: 'Card', arrives: '' }
const at = '2027-01-15T10:00:00Z'

it.each([
  ['was sent', { sent: true }, words.doneSent],
  ['is being sent', { sent: false }, words.done],
  ['waits for an account', { sent: false, asksAccount: true }, words.doneAsked],
])('a refund that %s is headed by that', async (_, how, headline) => {
  const quote = { ...nothingBack, refunds: [{ ...refunded, at, ...how }] }
  const over = { ...rental, rentalTitle: 'Vehicle returned', rentalDescription: 'Thank you.' }
  shown(<RefundDone rental={over as never} car={car as never} quote={quote as never} />)
  expect(await screen.findByRole('heading', { name: headline })).toBeDefined()
  expect(screen.queryByText(words.waits) !== null).toBe(headline === words.done)
})
