import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { chooseLanguage } from '#web/core/i18n.ts'
import type { SelectedRental } from '../shown.ts'
import { WhatIf } from './what-if.tsx'

const rates = { day: 40, week: 239, month: 841 }
const wire = {
  startOdometer: 48_210,
  odometer: 48_890,
  readAt: '2026-12-30T09:00',
  start: '2026-12-02T10:00',
  drivenSince: '2026-12-02T09:00',
  end: '2027-01-06T10:00',
  includedMilesPerDay: 0,
  mile: 20,
  coefficient: 0.85,
  taxes: [],
  day: 40,
  rentalDays: 35,
  fuel: { kind: 'gas', start: 8, size: 13, price: 4.8 },
  appointment: 0,
  stretches: [
    {
      start: '2026-12-02T10:00',
      end: '2027-01-06T10:00',
      rent: 918,
      rates,
      coefficient: 0.85,
      taxed: { taxes: [], bases: {}, paid: {} },
    },
  ],
  deposit: 500,
  owed: 0,
  credit: 0,
  more: {
    rates,
    mile: 20,
    includedMilesPerDay: 0,
    coefficient: 0.85,
    taxes: [],
    offerCredit: 0,
  },
}
const rental = {
  orderId: 'O1',
  areaId: '1',
  allowedActions: ['extendCar', 'scheduleReturn', 'returnKeys'],
  calculatorData: { miles: 1000 },
  bill: { rent: 918 },
  open: wire,
} as unknown as SelectedRental

/** What the server answers to a wish; and the wishes that it was asked. */
function serverSays(answer: object) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ status: 1, ...answer })
  })
  return asked
}

async function open(shown = rental) {
  const children = (
    <QueryClientProvider client={queryClient}>
      <WhatIf rental={shown} wallNow="2026-12-30T09:12" />
    </QueryClientProvider>
  )
  const routeTree = createRootRoute({ component: () => children })
  render(
    <RouterProvider
      router={createRouter({ routeTree, history: createMemoryHistory() }) as never}
    />,
  )
  await screen.findByRole('slider', { name: /Return day|Día de devolución/ })
}

const day = () => screen.getByRole('slider', { name: /Return day|Día de devolución/ })
const drag = (days: number) => fireEvent.change(day(), { target: { value: String(days) } })
/** The lines as they are read: what, and how much. */
const lines = () =>
  screen.getAllByRole('term').map((term) => {
    const label = term.cloneNode(true) as HTMLElement
    for (const button of label.querySelectorAll('button')) button.remove()
    return [label.textContent?.trim(), term.nextElementSibling?.textContent]
  })

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  act(() => chooseLanguage('en'))
  vi.unstubAllGlobals()
})

it('begins with the agreed end, and asks nobody', async () => {
  const asked = serverSays({})
  await open()
  expect(lines()).toEqual([
    ['Rent, paid', '$918.00'],
    ['About 851 mi in all', '$200.24'],
    ['Your bill would be', '$1,118.24'],
  ])
  expect(screen.queryByRole('link')).toBeNull()
  expect(asked).toEqual([])
})

it('a week more is there at once, and leads to the extension until that day', async () => {
  serverSays({})
  await open()
  drag(7)
  expect(lines()).toContainEqual(['7 days more', '$203.15'])
  expect(day().getAttribute('aria-valuetext')).toBe('Wed 13 Jan 2027, 7 days more')
  const way = screen.getByRole('link', { name: 'Keep it until Wed 13 Jan' })
  expect(way.getAttribute('href')).toContain('/extend?order=O1&end=2027-01-13T10%3A00')
})

it('earlier says what goes back, and leads to the return on that day; today, to the return itself', async () => {
  serverSays({})
  await open()
  drag(-5)
  expect(lines()).toContainEqual(['5 days less', '-$203.15'])
  const way = screen.getByRole('link', { name: 'Return it on Fri 1 Jan' })
  expect(way.getAttribute('href')).toContain('/refund?order=O1&appt=return-20270101T1000-1')
  drag(-7)
  const today = screen.getByRole('link', { name: 'Start the return' })
  expect(today.getAttribute('href')).toContain('/keys?order=O1')
})

it('other miles change their line alone', async () => {
  serverSays({})
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Change the miles' }))
  fireEvent.change(screen.getByRole('slider', { name: 'Miles by then' }), {
    target: { value: '1200' },
  })
  expect(lines()).toEqual([
    ['Rent, paid', '$918.00'],
    ['About 1,200 mi in all', '$282.35'],
    ['Your bill would be', '$1,200.35'],
  ])
})

it('what the server says is what counts: its sums, why it is not to be had, and until when', async () => {
  const message = 'Somebody else has this car after that.'
  const sums = { rent: 918, days: 10, daysPrice: 300, miles: 1_100, milesPrice: 220, total: 1_438 }
  const asked = serverSays({ ...sums, message, latestEnd: '2027-01-11T10:00' })
  await open()
  drag(10)
  await waitFor(() => expect(screen.getByText(message)).toBeTruthy())
  expect(lines().at(-1)).toEqual(['Your bill would be', '$1,438.00'])
  expect(asked).toHaveLength(1)
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Until Mon 11 Jan 2027' }))
  expect(day().getAttribute('aria-valuetext')).toContain('5 days more')
})

it('speaks Spanish', async () => {
  act(() => chooseLanguage('es'))
  serverSays({})
  await open()
  drag(1)
  expect(lines().map(([label]) => label)).toEqual([
    'Renta, pagada',
    '1 día más',
    'Unas 875 mi en total',
    'Tu cuenta sería',
  ])
  expect(screen.getByRole('link', { name: 'Quedármelo hasta el jue 7 ene' })).toBeTruthy()
})
