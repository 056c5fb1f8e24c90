import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { DateRange } from './date-limits.ts'
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

async function openSheet(firstStep: 'start' | 'end' = 'start') {
  const picked: DateRange[] = []
  const component = () => (
    <DateSheet
      title="Your dates"
      firstStep={firstStep}
      steps={['start', 'end']}
      range={trip}
      limits={{ min: '2026-11-26T12:00', max: '2027-11-26T12:00' }}
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

const month = () => screen.getByRole('heading', { level: 3, hidden: true }).textContent

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
  expect(month()).toBe('December 2026')
  const field = screen.getByLabelText('Or type the date')
  fireEvent.change(field, { target: { value: 'March 2027' } })
  await waitFor(() => expect(month()).toBe('March 2027'))
  fireEvent.blur(field)
  expect(screen.queryByText('Invalid data')).toBeNull()
  fireEvent.change(field, { target: { value: '10/02/2027' } })
  await waitFor(() => expect(month()).toBe('February 2027'))
  expect(screen.getByText('Wed 10 Feb 2027')).toBeDefined()
})

// @2.3-results-picking
it('goes on to the end when the start is chosen, and tells of the trip when the end is', async () => {
  const { picked, type } = await openSheet()
  const end = () => screen.getByRole('button', { name: /^End/, pressed: true })
  fireEvent.click(await screen.findByRole('button', { name: /December 9, 2026/ }))
  await waitFor(end)
  expect(picked).toEqual([])
  type('10/01/2027')
  await waitFor(() =>
    expect(picked).toEqual([{ start: '2026-12-09T10:00', end: '2027-01-10T10:00' }]),
  )
  fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '12:30' } })
  expect(picked.at(-1)).toEqual({ start: '2026-12-09T12:30', end: '2027-01-10T10:00' })
})

it('offers no time outside the limits', async () => {
  const { type } = await openSheet()
  type('26/11/2026')
  const times = await screen.findByLabelText('Start time')
  const open = [...times.querySelectorAll('option')].filter(({ disabled }) => !disabled)
  expect(open.map(({ value }) => value).slice(0, 2)).toEqual(['12:00', '12:30'])
})
