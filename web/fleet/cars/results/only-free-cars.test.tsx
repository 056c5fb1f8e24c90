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
import type { Car } from '#protocol/fleet/cars/car.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { CarMap } from '../map/car-map.tsx'
import { ResultsHead } from './results-head.tsx'
import { TruePrice } from './true-price.tsx'

const trip = { start: '2026-12-02T10:00', end: '2027-01-06T10:00' }

/** A car in one place: the cheapest ones are out for the dates. */
const car = (id: string, tripPrice: number, available: boolean) =>
  ({
    id,
    make: 'Toyota',
    model: 'Camry',
    year: 2022,
    areaId: '1',
    available,
    tripPrice,
    price: { day: 40, week: 239, month: 841, mile: 20 },
    depositMinimum: 500,
    depositMaximum: 500,
    minimumRentalDurationDays: 7,
    location: { latitude: 37.8, longitude: -122.27, city: 'Oakland' },
  }) as unknown as Car

const cars = [car('dear', 700, true), car('free', 677, true), car('out', 601, false)]

/** A box of a map that has a size. */
class Sized {
  readonly #told: ResizeObserverCallback
  constructor(told: ResizeObserverCallback) {
    this.#told = told
  }
  observe(target: Element) {
    const contentRect = { width: 800, height: 600 } as DOMRectReadOnly
    this.#told([{ target, contentRect } as ResizeObserverEntry], this)
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Sized)
  vi.stubGlobal('fetch', async () => Response.json({ status: 0, message: 'Not now.' }))
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 })
  // The map stands beside the list.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function shown(children: ReactNode) {
  const routeTree = createRootRoute({
    component: () => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  return render(<RouterProvider router={router as never} />)
}

it('a group of pins counts and prices the cars that are free for the dates', async () => {
  const nothing = () => undefined
  shown(
    <CarMap
      cars={cars}
      later={18}
      centre={undefined}
      bounds={undefined}
      about="1"
      trip={trip}
      miles={1_000}
      carried={{}}
      active={[]}
      onPoint={nothing}
      onChoose={nothing}
      onSearch={nothing}
    />,
  )
  const pin = await screen.findByRole('button', { name: /^2 cars from \$677/ })
  expect(pin.textContent).toBe('$6772')
  expect(screen.getByText(/free later/).textContent).toContain('18')
})

it('the headline counts them alone, and says what their prices and deposits are', async () => {
  const nothing = () => undefined
  shown(
    <ResultsHead
      title="Cars"
      counts={{ total: 21, available: 3 }}
      hasFailed={false}
      trip={trip}
      miles={1_000}
      cars={cars}
      filters={{ sort: 'price' } as never}
      onFilters={nothing}
      hasFavourites={false}
    />,
  )
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('3 cars for your dates')
  expect(screen.getByRole('status').textContent).toMatch(
    /days, 1,000 miles\. Deposit comes back: \$/,
  )
})

it.each([
  [true, ['$601.00']],
  [false, []],
])('a card prices the trip of a car that is free: %s', async (available, prices) => {
  const { container } = shown(
    <TruePrice car={car('one', 601, available)} trip={trip} miles={1_000} price={undefined}>
      <button type="button">Join</button>
    </TruePrice>,
  )
  await screen.findByText('Join')
  expect(container.textContent?.match(/\$\d+\.\d\d/g) ?? []).toEqual(prices)
})
