import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { DateLimits, DateRange, MinDays } from './date-limits.ts'
import { DateSheet } from './date-sheet.tsx'

beforeAll(async () => {
  // As at rest in a browser; loading it here takes longer than a test waits.
  await import('../overlays/dialog-frame.tsx')
  // Every browser has these; jsdom does not.
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') })
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(cleanup)

const trip = { start: '2026-12-02T10:00', end: '2027-01-06T10:00' }

async function openSheet(
  firstStep: 'start' | 'end' = 'start',
  more: Partial<DateLimits> = {},
  minDays: MinDays = 7,
) {
  const picked: DateRange[] = []
  const component = () => (
    <DateSheet
      title="Your dates"
      firstStep={firstStep}
      steps={['start', 'end']}
      range={trip}
      limits={{ min: '2026-11-26T12:00', max: '2027-11-26T12:00', ...more }}
      minDays={minDays}
      offer={{ days: 35, cars: 7, from: 600 }}
      onPick={(range) => picked.push(range)}
      onDone={() => {}}
      onClose={() => {}}
    />
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  const field = await screen.findByLabelText<HTMLInputElement>(
    'Or type the date',
    {},
    { timeout: 10_000 },
  )
  return {
    picked,
    type: (text: string) => {
      const now = screen.getByLabelText('Or type the date')
      fireEvent.change(now, { target: { value: text } })
      fireEvent.keyDown(now, { key: 'Enter' })
    },
    field,
  }
}

const months = () =>
  screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent)

// @5-invalid-data-choose
it.each([
  ['11/30/2026', 'Invalid data. The day comes first: 30/11/2026?'],
  ['25/11/2026', 'Invalid data. Choose 26/11/2026 12:00 or later.'],
  ['27/11/2027', 'Invalid data. Choose 26/11/2027 12:00 or earlier.'],
  ['tomorrow', 'Invalid data'],
])('%s stays where it was typed and is told: %s', async (text, sentence) => {
  const { field, type, picked } = await openSheet()
  type(text)
  expect(field.value).toBe(text)
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(picked).toEqual([])
})

it('shows the month that is typed, with or without a day', async () => {
  await openSheet()
  expect(months()).toEqual(['November 2026', 'December 2026', 'January 2027', 'February 2027'])
  const field = screen.getByLabelText('Or type the date')
  fireEvent.change(field, { target: { value: 'March 2027' } })
  await waitFor(() => expect(months().at(-1)).toBe('March 2027'))
  fireEvent.blur(field)
  expect(screen.queryByText('Invalid data')).toBeNull()
  fireEvent.change(field, { target: { value: '10/06/2027' } })
  await waitFor(() => expect(months().at(-1)).toBe('June 2027'))
  fireEvent.click(screen.getByRole('button', { name: 'Show more months' }))
  await waitFor(() => expect(months().at(-1)).toBe('October 2027'))
  expect(screen.getByText('Thu 10 Jun 2027')).toBeDefined()
})

// @2.3-results-picking
it('goes on to the end when the start is chosen, and tells of the trip when the end is', async () => {
  const { picked, type } = await openSheet()
  const end = () => screen.getByRole('button', { name: /^End/, pressed: true })
  expect(screen.getByRole('button', { name: 'Show 7 cars' })).toBeDefined()
  fireEvent.click(await dayButton(/December 9, 2026/))
  await waitFor(end)
  expect(picked).toEqual([])
  // What was offered is for other dates.
  expect(screen.queryByText(/\$600|7 cars/)).toBeNull()
  type('10/01/2027')
  await waitFor(() =>
    expect(picked).toEqual([{ start: '2026-12-09T10:00', end: '2027-01-10T10:00' }]),
  )
  fireEvent.change(screen.getByLabelText('Pickup'), { target: { value: '12:30' } })
  expect(picked.at(-1)).toEqual({ start: '2026-12-09T12:30', end: '2027-01-10T10:00' })
})

it('offers no time outside the limits', async () => {
  const { type } = await openSheet()
  type('26/11/2026')
  const times = await screen.findByLabelText('Pickup')
  const open = [...times.querySelectorAll('option')].filter(({ disabled }) => !disabled)
  expect(open.map(({ value }) => value).slice(0, 2)).toEqual(['12:00', '12:30'])
})

const evening = { from: '18:00', price: 15 }
const hours = {
  evening,
  opens: '08:00',
  closes: '20:00',
  otherHours: 'sun closed;2027-01-04 10:00-12:00',
}
/** Not its twin in the empty places of the month before or after. */
const dayButton = async (name: RegExp) => {
  const found = await screen.findAllByLabelText(name)
  return found.find(({ className }) => className !== 'day-out') as HTMLElement
}

it('chooses a week, a month or three months from the start, on a day that is open', async () => {
  const { picked } = await openSheet('start', { hours })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('1 week')
  press('1 month')
  press('3 months')
  // 2 December and 30 days is a Friday; 90 days later is a Tuesday.
  expect(picked.map(({ end }) => end)).toEqual([
    '2026-12-09T10:00',
    '2027-01-01T10:00',
    '2027-03-02T10:00',
  ])
  expect(screen.getByRole('button', { name: '3 months', pressed: true })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Start/ }))
  fireEvent.click(await dayButton(/December 6, 2026/))
  expect(picked).toHaveLength(3)
})

it('takes an earlier day as another start while the end is chosen, and no end before the minimum', async () => {
  const { picked } = await openSheet('end')
  expect(screen.getByText('Minimum 7 days')).toBeDefined()
  fireEvent.click(await dayButton(/December 8, 2026/))
  expect(picked).toEqual([])
  fireEvent.click(await dayButton(/November 30, 2026/))
  expect(picked).toEqual([{ start: '2026-11-30T10:00', end: trip.end }])
  expect(screen.getByRole('button', { name: /^End/, pressed: true })).toBeDefined()
})

it('offers the times of the opening hours, and says why a closed day is not taken', async () => {
  const { type, picked } = await openSheet('start', { hours })
  const times = (label: string) =>
    [...screen.getByLabelText(label).querySelectorAll('option')].map(({ value }) => value)
  expect([times('Pickup').at(0), times('Pickup').at(-1)]).toEqual(['08:00', '20:00'])
  expect(screen.getByText('Open 08:00 to 20:00. Pickup from 18:00 costs $15.')).toBeDefined()
  type('06/12/2026')
  expect(await screen.findByText('Invalid data. We are closed that day.')).toBeDefined()
  type('04/01/2027')
  await screen.findByText('End, tap a day')
  expect(times('Pickup')).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00'])
  expect(picked).toEqual([])
})

it('asks for as many days as the chosen start does', async () => {
  const minDays = (start: string | undefined) => (start && start >= '2026-12-20' ? 60 : 7)
  const { picked, type } = await openSheet('start', {}, minDays)
  type('19/12/2026')
  type('26/12/2026')
  expect(picked.at(-1)).toEqual({ start: '2026-12-19T10:00', end: '2026-12-26T10:00' })
  cleanup()
  const late = await openSheet('start', {}, minDays)
  late.type('20/12/2026')
  late.type('17/02/2027')
  expect(screen.getByText('This vehicle has 60 days minimum rental')).toBeTruthy()
  late.type('18/02/2027')
  expect(late.picked.at(-1)).toEqual({ start: '2026-12-20T10:00', end: '2027-02-18T10:00' })
})
