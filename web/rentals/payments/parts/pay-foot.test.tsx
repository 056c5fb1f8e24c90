import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { home } from '#protocol/fleet/names.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { FreeToCancel, PayFoot, payFootMessages } from './pay-foot.tsx'

const { kinds } = paymentMessages.en
const rental = {
  orderId: 'O1',
  kind: 'balance',
  areaId: '1',
  dates: { start: '2026-12-02T10:00', end: '2027-01-06T10:00' },
}

afterEach(cleanup)

const words = payFootMessages.en
const hourMs = 3_600_000

function show(what: ReactNode) {
  queryClient.setQueryData([home.name, 'en', {}], { status: 1, areas: [{ id: '1', zone: 'UTC' }] })
  const summary = <QueryClientProvider client={queryClient}>{what}</QueryClientProvider>
  const routeTree = createRootRoute({ component: () => summary })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
}

it.each([
  ['the rest of a deposit', 600, kinds.deposit.after, kinds.balance.after],
  ['what is owed beyond it', 0, kinds.balance.after, kinds.deposit.after],
])('a payment of %s says what follows from it', async (_, deposit, follows, other) => {
  const quote = { lines: [], total: 600, dueNow: 600, deposit, donation: 0 }
  show(<PayFoot rental={rental as never} quote={quote as never} method={undefined} />)
  expect(await screen.findByText(follows)).toBeDefined()
  expect(screen.queryByText(other)).toBeNull()
})

const start = { ...rental, kind: 'start' }
const quote = { lines: [], total: 600, dueNow: 600, deposit: 0, donation: 0 }
// Another day than today, wherever the clock stands.
const by = new Date(Date.now() + 48 * hourMs).toISOString()
const moment = `by ${formatNearDay(by.slice(0, 10), 'en')}, ${by.slice(11, 16)}`

it.each([
  ['that is complete', 'card', { answerBy: by }, words.by(moment)],
  ['of which papers are missing', 'card', { waitsForPapers: true }, words.onceComplete],
  ['of which nothing is known', 'card', {}, kinds.start.after],
  ['by a transfer', 'transfer', { answerBy: by }, words.oncePaid],
])('a booking %s, paid by %s, is confirmed then', async (_, kind, facts, follows) => {
  show(
    <PayFoot
      rental={{ ...start, ...facts } as never}
      quote={quote as never}
      method={{ kind } as never}
    />,
  )
  await screen.findByRole('link')
  expect(document.body.textContent).toContain(follows)
})

it.each([
  [72, 'start', 'Free to cancel until '],
  [20, 'start', words.freeAnHour],
  [72, 'extension', ''],
])('%i hours before it begins, a %s says “%s”', async (hours, kind, said) => {
  const begins = new Date(Date.now() + hours * hourMs).toISOString().slice(0, 16)
  const one = { ...start, kind, dates: { ...start.dates, start: begins } }
  show(
    <div data-testid="free">
      <FreeToCancel rental={one as never} />
    </div>,
  )
  const { textContent } = await screen.findByTestId('free')
  expect(textContent.startsWith(said)).toBe(true)
  expect(textContent === '').toBe(said === '')
})
