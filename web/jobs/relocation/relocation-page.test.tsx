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
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import type { Step } from '#web/people/offline/parcel.ts'
import { CarCard } from './car-card.tsx'
import { CreditCard } from './credit-card.tsx'
import { EndNote } from './end-note.tsx'
import { LookDialog } from '#web/staff/staff/relocations/look-dialog.tsx'
import { photographed, readAtCar } from './parcels.ts'
import { ReadingForm } from './reading-form.tsx'

const relocation: Relocation = {
  id: '17',
  car: {
    id: 'C1',
    make: 'Toyota',
    model: 'Prius',
    year: 2021,
    typeId: 'car',
    subtypeId: 'sedan',
    electric: false,
    plate: 'TRAMO001',
    odometer: 48_210,
  },
  credit: 90,
  next: 'start',
  inspections: [],
}

const serverSays = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body))

async function open(children: ReactNode) {
  const inApp = (
    <QueryClientProvider client={queryClient}>
      <h1>Job</h1>
      {children}
    </QueryClientProvider>
  )
  const routeTree = createRootRoute({ component: () => inApp })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { level: 1 })
}

beforeEach(() => {
  // Every browser has it; jsdom does not.
  vi.stubGlobal('scrollTo', () => {})
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const reading = (onSend: (steps: Step[]) => void, refused: Record<string, string> = {}) => (
  <ReadingForm
    relocation={relocation}
    name="start"
    refusal={
      Object.keys(refused).length > 0 ? { step: 'start', text: 'No', fields: refused } : undefined
    }
    onSend={onSend}
  />
)

it('who brought it reads that staff look at it first, or why it was refused', async () => {
  const finished = { ...relocation, finishedAt: '2026-11-22T18:00', isLookedAt: true as const }
  await open(<EndNote relocation={finished} />)
  await screen.findByText('Our team looks at it first')
  cleanup()
  const refusedBecause = 'The car still stands in Oakland.'
  await open(<EndNote relocation={{ ...relocation, refusedBecause }} />)
  await screen.findByText(refusedBecause)
  expect(screen.queryByText('We did not accept this relocation')).not.toBeNull()
})

it('staff decide on what was shown to them, and a refusal needs a reason', async () => {
  const sent: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    sent.push(Object.fromEntries(init?.body as URLSearchParams))
    return Response.json({ status: 0, message: 'It changed.' }, { status: 409 })
  })
  // Every browser has them; jsdom does not.
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  // As at rest in a browser; loading it here takes longer than a test waits.
  await import('#web/ui/overlays/dialog-frame.tsx')
  const town = { id: '1', name: 'Oakland', state: 'CA', latitude: 37.8, longitude: -122.27 }
  const looked = { ...relocation, version: 'v7', lookBecause: ['The odometer says 2 miles.'] }
  const job = { id: '17', from: town, to: town } as Job
  await open(<LookDialog job={job} relocation={looked} onClose={() => {}} />)
  await screen.findByText('The odometer says 2 miles.')
  const decide = () => fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  fireEvent.change(screen.getByRole('combobox', { name: /Decision/ }), {
    target: { value: 'refuse' },
  })
  decide()
  await screen.findByText('Field is Required')
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Why/ })
  fireEvent.change(reason, { target: { value: 'Not driven.' } })
  decide()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    id: '17',
    version: 'v7',
    decision: 'refuse',
    stands: 'from',
    message: 'Not driven.',
  })
  // What was typed stays when it was refused.
  expect(reason.value).toBe('Not driven.')
})

it('keys are not sent without readings and a place; what is missing is told at its field', async () => {
  const sent = vi.fn<(steps: Step[]) => void>()
  await open(reading(sent))
  fireEvent.click(await screen.findByRole('button', { name: 'I have the keys' }))
  expect(screen.getAllByText('Field is Required').length).toBeGreaterThan(0)
  const odometer = screen.getByRole('textbox', { name: /Miles on the dash/ })
  expect(odometer.getAttribute('aria-invalid')).toBe('true')
  const place = screen.getByRole('textbox', { name: /Where are you/ })
  expect(place.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(odometer, { target: { value: '48,212' } })
  fireEvent.click(screen.getByRole('radio', { name: '7/8 tank' }))
  fireEvent.change(place, { target: { value: 'Level 2' } })
  fireEvent.click(screen.getByRole('button', { name: 'I have the keys' }))
  const [[steps] = []] = sent.mock.calls
  expect(steps?.map(({ name, input }) => [name, input])).toEqual([
    ['start', { id: '17', odometer: 48_212, gas: 7, positionReason: 'Level 2' }],
  ])
})

it('what the server says of a field stands at the field', async () => {
  await open(reading(() => {}, { odometer: 'Too much', positionReason: 'Say it in words' }))
  const texts = ['Say it in words', 'This could not be sent. Everything you entered is still here.']
  expect(await screen.findByText('Too much')).toBeTruthy()
  expect(texts.map((text) => screen.queryAllByText(text).length)).toEqual([1, 1])
})

it('each photo is sent before the inspection that names it; an electric car has charge', () => {
  const picture = {
    id: 'one',
    checkpoint: 'front',
    file: new Blob(['x'], { type: 'image/jpeg' }),
    takenAt: '2026-11-21T16:00:00.000Z',
    note: '',
    marks: [],
  }
  const steps = photographed('17', 'inspectEnd', { pictures: [picture], comments: ' A scratch ' })
  expect(steps.map(({ name, operation }) => [name, operation])).toEqual([
    ['one', 'uploadFile'],
    ['inspectEnd', 'relocationInspection'],
  ])
  expect(steps[0]?.input.purpose).toBe('relocation')
  expect(steps[1]?.input).toMatchObject({
    moment: 'end',
    comments: 'A scratch',
    items: [{ checkpoint: 'front', file: { fromStep: 'one', field: 'file' } }],
  })
  const values = {
    odometer: '48,500',
    charge: '80 %',
    oldOdometer: '',
    oldCharge: '',
    comments: '',
    checks: [],
  }
  const place = { position: { latitude: 34, longitude: -118 } }
  const [last] = readAtCar('17', 'finish', { values, place, electric: true })
  expect(last?.input).toEqual({
    id: '17',
    odometer: 48_500,
    charge: 80,
    latitude: 34,
    longitude: -118,
  })
})

it('the credit stands where a price would, and a plate only where the server sends it', async () => {
  const { plate: _, odometer: __, ...unknown } = relocation.car
  await open(<CarCard relocation={{ ...relocation, car: unknown }} isOpen />)
  screen.getByText('Credit on your next bill: $90')
  expect(screen.queryByText(/Plate|Last reading/)).toBeNull()
})

it.each([
  [{}, []],
  [{ finishedAt: '2026-11-22T10:00' }, [/^Thank you for bringing the car/]],
  [{ finishedAt: '2026-11-22T10:00', credited: true }, [/^You earned a credit of \$90/]],
  [{ takenBackAt: '2026-11-22T10:00' }, [/^We took this car back/]],
  [
    { takenBackAt: '2026-11-22T10:00', takenBackBecause: 'Nobody came' },
    [/^We took this car backNobody came/],
  ],
])('how it ended is told: %j', async (more, texts) => {
  serverSays({ status: 1, balance: 60, entries: [] })
  await open(<EndNote relocation={{ ...relocation, ...more }} />)
  const told = screen.queryAllByRole('status').map(({ textContent }) => textContent)
  expect(told).toEqual(texts.map((text) => expect.stringMatching(text)))
})

it('who was given the credit reads what is left of it', async () => {
  serverSays({ status: 1, balance: 60, entries: [] })
  await open(
    <EndNote relocation={{ ...relocation, finishedAt: '2026-11-22T10:00', credited: true }} />,
  )
  expect(await screen.findByText('Your credit is $60 now. Your next bill takes it.')).toBeTruthy()
})

it('who never had a credit sees nothing of it; others each entry and what is left', async () => {
  serverSays({ status: 1, balance: 0, entries: [] })
  await open(<CreditCard />)
  await waitFor(() =>
    expect(queryClient.getQueriesData({ queryKey: ['credits'] })).toMatchObject([
      [expect.anything(), { balance: 0 }],
    ]),
  )
  expect(screen.queryByText('Your credit')).toBeNull()
  cleanup()
  queryClient.clear()
  const at = '2026-11-22T18:00:00.000Z'
  const entries = [
    { text: 'Taken off a bill', amount: -30, at, order: 'O1' },
    { text: 'For bringing a car', amount: 90, at, job: '17' },
  ]
  serverSays({ status: 1, balance: 60, entries })
  await open(<CreditCard />)
  const card = await screen.findByRole('region', { name: 'Your credit' })
  expect(card.textContent).toContain('$60.00')
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Taken off a bill.*Order.*30\.00$/),
    expect.stringMatching(/^For bringing a car.*Job\$90\.00$/),
  ])
})
