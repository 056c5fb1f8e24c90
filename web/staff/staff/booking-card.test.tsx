import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { StaffBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { BookingCard } from './booking-card.tsx'
import { missingMessages } from './keys/missing-messages.ts'
import { staffMessages } from './messages.ts'

const words = staffMessages.en
const papers = missingMessages.en

const booking: StaffBooking = {
  orderId: 'o1',
  number: 58_271,
  kind: 'start',
  car: 'Toyota Camry 2022',
  area: 'Bay Area',
  renter: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '+13055550123',
  plate: '8ABC123',
  drivers: [
    {
      driverId: 'd1',
      name: 'Ana Núñez',
      birthDate: '1990-05-04',
      license: { verification: 'submitted', expirationDate: '2031-01-01' },
      insurance: { verification: 'verified', expirationDate: '2031-01-01' },
    },
  ],
  missing: [{ code: 'license', driver: 'd1', why: 'submitted' }, { code: 'money' }],
  dates: { start: '2026-11-24T10:00', end: '2027-01-12T10:00' },
  state: 'booked',
  rentalStatus: 85,
  confirmation: 'pending',
  paid: false,
  total: 1502,
  createdAt: '2026-11-20T10:00:00Z',
  version: 'v1',
  own: false,
  userId: 'u1',
  possibleMatch: false,
}

const sent: URLSearchParams[] = []
beforeAll(async () => {
  // As at rest in a browser; loading them here takes longer than a test waits.
  await import('#web/ui/overlays/confirm-frame.tsx')
  await import('#web/ui/overlays/dialog-frame.tsx')
})
beforeEach(() => {
  // Every browser has it; jsdom does not.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.body instanceof URLSearchParams) sent.push(init.body)
    return Response.json({ status: 1 })
  })
})
afterEach(() => {
  cleanup()
  sent.length = 0
  queryClient.clear()
})

async function show(more: Partial<StaffBooking> = {}) {
  const card = () => <BookingCard booking={{ ...booking, ...more }} />
  const router = createRouter({
    routeTree: createRootRoute({ component: card }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: words.confirm })
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: words.confirm }))

it('shows plate, phone, and each driver with the state of their papers', async () => {
  await show()
  expect(screen.getByText('8ABC123')).toBeDefined()
  expect(screen.getByRole('link', { name: '(305) 555-0123' }).getAttribute('href')).toBe(
    'tel:+13055550123',
  )
  expect(screen.getByText(/License: waiting for us to verify it, until 01\/01\/2031/)).toBeDefined()
  expect(screen.getByText(/Insurance: verified/)).toBeDefined()
})

it('says what is missing before it confirms, and asks once', async () => {
  await show()
  confirm()
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  expect(dialog.textContent).toContain('Ana Núñez. License: waiting for us to verify it')
  expect(dialog.textContent).toContain(papers.codes.money)
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: papers.confirmAnyway }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    objectType: 'staffDecideBooking',
    order: 'o1',
    version: 'v1',
    decision: 'confirm',
  })
})

it('confirms at once what lacks nothing', async () => {
  await show({ missing: [] })
  confirm()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByRole('button', { name: papers.override })).toBeNull()
})

it('gives keys free without papers only with a reason', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: papers.override }))
  fireEvent.click(screen.getByRole('button', { name: papers.overrideSend }))
  const reason = screen.getByRole('textbox', {
    name: new RegExp(`^${papers.overrideReason.slice(0, 6)}`),
  })
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  fireEvent.change(reason, { target: { value: 'Both seen at the desk.' } })
  fireEvent.click(screen.getByRole('button', { name: papers.overrideSend }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.get('reason')).toBe('Both seen at the desk.')
})
