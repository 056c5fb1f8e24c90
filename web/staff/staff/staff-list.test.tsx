import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { staffFees } from '#protocol/money/names.ts'
import { staffBookings } from '#protocol/staff/names.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { staffMessages } from './messages.ts'
import { StaffList } from './staff-list.tsx'
import { useList, usePagedList } from './use-list.ts'

const words = staffMessages.en
const server = vi.fn<(url: string) => Promise<Response>>()
const asked = (name: string) =>
  server.mock.calls.map(([url]) => new URL(url, 'http://x').searchParams.get(name))

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  cleanup()
  server.mockReset()
  queryClient.clear()
})

function Fees() {
  const list = useList(staffFees, { filter: 'open' }, ({ fees }) => fees)
  return (
    <StaffList list={list} intro={<p>intro</p>}>
      {(fees) => fees.map((fee) => <p key={fee.id}>{fee.title}</p>)}
    </StaffList>
  )
}

function Bookings() {
  const list = usePagedList(staffBookings, {}, ({ bookings }) => bookings)
  return (
    <StaffList list={list} none={<p>no booking</p>}>
      {(bookings) => bookings.map((booking) => <p key={booking.orderId}>{booking.car}</p>)}
    </StaffList>
  )
}

const show = (list: React.ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{list}</QueryClientProvider>)

const fees = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, title: `Fee ${id}` }))

it('shows the first rows, how many there are, and more of them on request', async () => {
  server.mockImplementation(async (url) => {
    const { searchParams } = new URL(url, 'http://x')
    const skip = Number(searchParams.get('skip'))
    const found = fees(60).slice(skip, skip + Number(searchParams.get('limit')))
    return Response.json({ status: 1, fees: found, total: 60 })
  })
  show(<Fees />)
  expect((await screen.findByRole('status')).textContent).toBe(words.shownOf(50, 60))
  expect(screen.getByText('intro')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: words.more }))
  await screen.findByText('Fee 59')
  expect(screen.getByText('Fee 0')).toBeDefined()
  expect([asked('limit'), asked('skip'), asked('filter')]).toEqual([
    ['50', '200'],
    [null, '50'],
    ['open', 'open'],
  ])
  expect(screen.queryByRole('button', { name: words.more })).toBeNull()
})

it('reads page after page while there is a next one', async () => {
  server.mockImplementation(async (url) =>
    new URL(url, 'http://x').searchParams.get('cursor') === 'two'
      ? Response.json({ status: 1, bookings: [{ orderId: 'b', car: 'Second' }] })
      : Response.json({
          status: 1,
          bookings: [{ orderId: 'a', car: 'First' }],
          nextCursor: 'two',
        }),
  )
  show(<Bookings />)
  fireEvent.click(await screen.findByRole('button', { name: words.more }))
  await screen.findByText('Second')
  expect(screen.getByText('First')).toBeDefined()
  expect(screen.queryByRole('button', { name: words.more })).toBeNull()
})

it('says that nothing waits, or what the list itself says of it', async () => {
  server.mockImplementation(async () =>
    Response.json({ status: 1, fees: [], bookings: [], total: 0 }),
  )
  show(<Fees />)
  await screen.findByRole('heading', { name: words.none })
  expect(screen.queryByText('intro')).toBeNull()
  show(<Bookings />)
  await screen.findByText('no booking')
})

it('says that it failed, and reads anew', async () => {
  server.mockImplementation(async () =>
    Response.json({ status: 0, message: 'No' }, { status: 500 }),
  )
  show(<Fees />)
  await screen.findByRole('alert')
  server.mockImplementation(async () => Response.json({ status: 1, fees: fees(1), total: 1 }))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Fee 0')).toBeDefined()
})
