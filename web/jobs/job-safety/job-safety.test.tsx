import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { useKeptFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { EmergencyCard } from './emergency-card.tsx'
import type { Location } from './location.ts'
import { LocationCard } from './location-card.tsx'
import { safetyMessages } from './messages.ts'

const words = safetyMessages.en
const town = { id: '1', name: 'Oakland', state: 'CA', latitude: 37.8, longitude: -122.27 }
const job: Job = {
  id: '17',
  type: 'rideRequest',
  status: 'assigned',
  jobOwnerId: 'P1',
  owner: { id: 'P1', name: 'Ana N.' },
  title: 'Ride to San Jose',
  language: 'en',
  area: '1',
  from: town,
  to: { ...town, id: '2', name: 'San Jose', latitude: 37.33, longitude: -121.89 },
  via: [],
  start: '2026-11-24T08:00',
  end: '2026-11-24T12:00',
  miles: 40,
  offers: 1,
  visibility: 'all',
  role: 'assigned',
  description: '',
  photos: [],
  exactFrom: { address: '500 Broadway' },
  minutes: 60,
  applications: [],
  phone: '+1 305 555 0123',
  history: [],
  allowedActions: ['leave', 'markDone', 'message'],
  isLate: false,
  version: 1,
}

const none: Location = {
  name: 'Ana',
  mine: { state: 'none', allowedActions: [] },
  theirs: { state: 'none', allowedActions: ['ask'] },
  until: '2026-11-24T12:00',
}

/** A server that knows how it stands, and what was sent to it. */
function serverWith(location: Location): URLSearchParams[] {
  const sent: URLSearchParams[] = []
  let standing = location
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (!(init?.body instanceof URLSearchParams))
      return Response.json({ status: 1, location: standing })
    sent.push(init.body)
    if (init.body.get('answer') === 'allow') standing = { ...standing, mine: allowed }
    return Response.json({ status: 1 })
  })
  return sent
}

const allowed: Location['mine'] = { state: 'allowed', allowedActions: ['share', 'stop'] }
const asked: Location['mine'] = { state: 'asked', allowedActions: ['allow', 'refuse'] }

/** A device whose owner lets the browser tell where it is, or does not. */
function deviceThat(says: 'tells' | 'refuses') {
  const asks = vi.fn<Geolocation['getCurrentPosition']>((found, not) => {
    const coords = { latitude: 37.5, longitude: -122.1, accuracy: 12 } as GeolocationCoordinates
    if (says === 'tells') found({ coords, timestamp: Date.now() } as GeolocationPosition)
    else not?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  })
  const value = { getCurrentPosition: asks }
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true })
  return asks
}

function Framed({ children }: { children: ReactNode }) {
  useKeptFocus()
  return children
}

async function open(children: ReactNode, text: string | RegExp) {
  const inApp = <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  const routeTree = createRootRoute({ component: () => <Framed>{inApp}</Framed> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByText(text)
}

/** Every browser has it; jsdom does not. The map asks it how wide it is. */
class NoSize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('ResizeObserver', NoSize)
  queryClient.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'geolocation')
})

const shares = (sent: URLSearchParams[]) =>
  sent.filter((one) => one.get('objectType') === 'shareJobLocation')

it('nothing is measured or sent before somebody allows it in this browser', async () => {
  const asks = deviceThat('tells')
  const sent = serverWith({ ...none, mine: asked })
  await open(<LocationCard job={job} />, words.theyAsk('Ana'))
  expect(asks).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: words.allow }))
  await waitFor(() => expect(shares(sent)).toHaveLength(1))
  const [share] = shares(sent)
  expect([share?.get('latitude'), share?.get('accuracy')]).toEqual(['37.5', '12'])
  // A number for repetitions would keep a trace of it.
  expect(share?.get('requestId') ?? '').toBe('')
  await screen.findByText(words.isShared('Ana'))
  screen.getByRole('button', { name: words.stop })
})

it('what was allowed on another device is not sent from this one, and the page says so', async () => {
  const asks = deviceThat('tells')
  const sent = serverWith({ ...none, mine: allowed })
  await open(<LocationCard job={job} />, words.notHere)
  expect(asks).not.toHaveBeenCalled()
  expect(shares(sent)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: words.shareHere }))
  await waitFor(() => expect(shares(sent)).toHaveLength(1))
})

it('a browser that does not tell is said so, and nothing is sent', async () => {
  deviceThat('refuses')
  const sent = serverWith({ ...none, mine: allowed })
  await open(<LocationCard job={job} />, words.notHere)
  fireEvent.click(screen.getByRole('button', { name: words.shareHere }))
  await screen.findByText(words.denied)
  expect(shares(sent)).toEqual([])
  // It can be tried again, once the browser allows it.
  screen.getByRole('button', { name: words.shareHere })
})

it('whoever stops sends nothing more', async () => {
  deviceThat('tells')
  const sent = serverWith({ ...none, mine: allowed })
  await open(<LocationCard job={job} />, words.notHere)
  fireEvent.click(screen.getByRole('button', { name: words.shareHere }))
  await waitFor(() => expect(shares(sent)).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: words.stop }))
  await waitFor(() => expect(sent.map((one) => one.get('objectType'))).toContain('stopJobLocation'))
  expect(sessionStorage).toHaveLength(0)
})

it.each([
  ['allows', words.allow, asked],
  ['shares from here', words.shareHere, allowed],
] as const)('whoever %s by keyboard goes on from the card', async (_, name, mine) => {
  deviceThat('tells')
  serverWith({ ...none, mine })
  await open(<LocationCard job={job} />, words.location)
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('button', { name: words.stop })
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.location))
})

const position = {
  latitude: 37.5,
  longitude: -122.1,
  accuracy: 20,
  measuredAt: '2026-11-24T17:00:00Z',
  measured: '2026-11-24T09:00',
}

it.each([true, false])('a place stands there in words; old: %s', async (isOld) => {
  const theirs = { state: 'allowed' as const, allowedActions: ['read' as const] }
  serverWith({ ...none, theirs: { ...theirs, position: { ...position, isOld } } })
  await open(<LocationCard job={job} />, words.measured('Ana', '09:00', '66 ft'))
  await screen.findByText(/^23 mi from Oakland, CA · 16 mi from San Jose, CA$/)
  expect(screen.queryByText(words.old('09:00')) !== null).toBe(isOld)
})

it('the emergency card calls 911 and the other, and says what a dispatcher needs', async () => {
  const car = { name: '2022 Toyota Corolla', color: 'redwood', plate: '8ABC123' }
  await open(<EmergencyCard job={job} car={car} />, words.emergency)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['tel:911', 'tel:+13055550123', '/dashboard'])
  screen.getByText(/\(305\) 555-0123/)
  screen.getByText('500 Broadway, Oakland, CA')
  screen.getByText('2022 Toyota Corolla, red, plate 8ABC123')
  screen.getByText('Ana N.')
})

it('who carries things is alone in the car, and who rents none writes to the team', async () => {
  await open(<EmergencyCard job={{ ...job, type: 'delivery' }} car={undefined} />, words.emergency)
  expect(screen.queryByText(words.withYou)).toBeNull()
  screen.getByRole('link', { name: words.writeToUs })
})
