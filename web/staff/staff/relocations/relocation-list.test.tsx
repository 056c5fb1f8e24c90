import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RelocationGap } from '#protocol/jobs/relocation/relocation.ts'
import type { LookedAtRelocation } from '#protocol/jobs/relocation/staff-relocations.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { toasts } from '#web/ui/overlays/toast-store.ts'
import { RelocationList } from './relocation-list.tsx'

const town = (id: string, name: string) => ({
  id,
  name,
  state: 'CA',
  latitude: 37,
  longitude: -122,
})
const gap: RelocationGap = {
  car: {
    id: 'C1',
    make: 'Toyota',
    model: 'Prius',
    year: 2021,
    typeId: 'car',
    subtypeId: 'sedan',
    electric: false,
    plate: 'TRAMO001',
  },
  reason: 'waiting',
  because: 'Somebody in Los Angeles waits.',
  sentence: 'Moving this car earns $849.',
  from: town('1', 'Oakland'),
  fromArea: '1',
  to: town('2', 'Los Angeles'),
  toArea: '2',
  address: '900 Wilshire Boulevard',
  miles: 370,
  minutes: 380,
  earns: 849,
  reward: 105,
  start: '2026-11-24T08:00',
  end: '2026-12-01T08:00',
}
const job = { id: '17', title: 'Toyota Prius 2021: Oakland → Los Angeles' }

let gaps: RelocationGap[]
let lookedAt: LookedAtRelocation[]
let answer: object
let posted: Record<string, string>[]

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  gaps = [gap]
  lookedAt = []
  posted = []
  answer = { status: 1, job }
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const asked = new URLSearchParams(url.split('?')[1]).get('objectType')
    if (asked === 'staffRelocations')
      return Response.json({ status: 1, relocations: lookedAt, total: lookedAt.length })
    if (init?.method !== 'POST')
      return Response.json(
        asked === 'relocationGaps'
          ? { status: 1, gaps, total: gaps.length }
          : { status: 1, areas: [], waiting: {}, visits: [] },
      )
    const {
      lang: _,
      requestId: __,
      objectType: ___,
      ...fields
    } = Object.fromEntries(init.body as URLSearchParams) as Record<string, string>
    posted.push(fields)
    return Response.json(answer, { status: 'errors' in answer ? 400 : 200 })
  })
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  const inApp = (
    <QueryClientProvider client={queryClient}>
      <RelocationList />
    </QueryClientProvider>
  )
  const routeTree = createRootRoute({ component: () => inApp })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('combobox', { name: 'Cars that stand in' })
}

const press = (name: RegExp) => screen.findByRole('button', { name }).then(fireEvent.click)
const asOffered = {
  car: 'C1',
  to: '2',
  reward: '105',
  start: '2026-11-24T08:00',
  end: '2026-12-01T08:00',
  address: '900 Wilshire Boulevard',
  reason: 'waiting',
}

it('what does not fit stands first, with the way to its job', async () => {
  const because = ['The odometer says 2 miles; by road it is about 40.']
  const one = { id: '18', title: 'Mazda 3: Oakland → Fremont', driver: 'Ben P.', plate: 'TRAMO002' }
  lookedAt = [{ ...one, because, finishedAt: '2026-11-22T18:00', own: false }]
  await open()
  await screen.findByText(because[0] ?? '')
  const link = screen.getByRole('link', { name: 'Look at it: Mazda 3: Oakland → Fremont' })
  expect(link.getAttribute('href')).toBe('/jobs/18')
})

// @2.1-staff
it('one press posts a gap as it is offered, and leads to the job', async () => {
  await open()
  await screen.findByText('Moving this car earns $849.')
  gaps = []
  await press(/^Post Toyota Prius 2021, TRAMO001 for \$105$/)
  const link = await screen.findByRole('link', { name: 'Open the job' })
  expect(link.getAttribute('href')).toBe('/jobs/17')
  expect(posted).toEqual([asOffered])
  await screen.findByRole('heading', { name: 'Every car stands where it is wanted.' })
})

it('what is changed before is sent instead', async () => {
  await open()
  await press(/^Change first/)
  const credit = screen.getByRole('textbox', { name: /^Credit/ })
  expect((credit as HTMLInputElement).value).toBe('105')
  fireEvent.change(credit, { target: { value: '120' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^What to know/ }), {
    target: { value: 'Full tank.' },
  })
  await press(/^Post$/)
  await screen.findByRole('link', { name: 'Open the job' })
  expect(posted).toEqual([{ ...asOffered, reward: '120', description: 'Full tank.' }])
})

it('a wrong field is told at the field, and what was typed stays', async () => {
  answer = { status: 0, message: 'Malformed', errors: { reward: 'The value must be 5000 or less' } }
  await open()
  await press(/^Change first/)
  const credit = screen.getByRole<HTMLInputElement>('textbox', { name: /^Credit/ })
  fireEvent.change(credit, { target: { value: '4999' } })
  await press(/^Post$/)
  await screen.findByText('The value must be 5000 or less')
  expect(credit.value).toBe('4999')
})

it('a car that was taken meanwhile is told about, and stays until the list says otherwise', async () => {
  answer = { status: 0, result: false, message: 'This car is taken in that time.' }
  await open()
  await press(/^Post Toyota/)
  await waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toContain('This car is taken in that time.'),
  )
  expect(screen.queryByRole('link', { name: 'Open the job' })).toBeNull()
  screen.getByText('Moving this car earns $849.')
})
