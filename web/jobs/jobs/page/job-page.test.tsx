import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { job as jobOperation } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { readOptions } from '#web/core/api/use-read.ts'
import { JobActions } from './job-actions.tsx'
import { OfferForm } from './offer-form.tsx'
import { Offers } from './offers.tsx'

const town = { id: '1', name: 'Oakland', state: 'CA', latitude: 37.8, longitude: -122.27 }
const nora = { id: 'P2', name: 'Nora C.' }
const job: Job = {
  id: '17',
  type: 'rideRequest',
  status: 'open',
  jobOwnerId: 'P1',
  owner: { id: 'P1', name: 'Diego V.' },
  title: 'Ride to SFO, early',
  language: 'en',
  area: '1',
  from: town,
  via: [],
  start: '2026-11-24T04:30',
  end: '2026-11-24T06:00',
  price: 38,
  seats: 1,
  miles: 22,
  offers: 0,
  visibility: 'all',
  role: 'other',
  description: '',
  photos: [],
  minutes: 35,
  applications: [],
  history: [],
  allowedActions: ['apply'],
  isLate: false,
  version: 1,
}

type Asked = string[] & { fields: Record<string, string>[] }

/** What the server answers; and what was asked of it, with the fields of each command. */
function serverSays(status: number, body: object): Asked {
  const asked: Asked = Object.assign([], { fields: [] })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const isPost = init?.method === 'POST'
    const sent = init?.body instanceof URLSearchParams ? init.body : undefined
    const fields = sent ?? new URLSearchParams(url.split('?')[1])
    asked.push(fields.get('objectType') ?? '')
    if (isPost) {
      const { objectType: _, lang: __, requestId: ___, ...own } = Object.fromEntries(fields)
      asked.fields.push(own)
    }
    return isPost ? Response.json(body, { status }) : Response.json({ status: 1, job })
  })
  return asked
}

async function open(children: ReactNode) {
  const inApp = <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  const routeTree = createRootRoute({ component: () => inApp })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findAllByRole('button')
}

beforeAll(async () => {
  // As at rest in a browser; loading it here takes longer than a test waits.
  await import('#web/ui/overlays/confirm-frame.tsx')
})
beforeEach(() => {
  // Every browser has them; jsdom does not.
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  queryClient.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ })
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
const write = () => {
  fireEvent.change(amount(), { target: { value: '35' } })
  fireEvent.change(comment(), { target: { value: 'I live near.' } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send offer' }))

it('an offer that is refused keeps what was typed, also when the page is opened again', async () => {
  const asked = serverSays(200, { status: 0, message: 'The time is over.', result: false })
  await open(<OfferForm job={job} />)
  write()
  send()
  await waitFor(() => expect(asked).toContain('jobAccept'))
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect([amount().value, comment().value]).toEqual(['35', 'I live near.'])
  cleanup()
  await open(<OfferForm job={job} />)
  expect([amount().value, comment().value]).toEqual(['35', 'I live near.'])
})

it('when somebody else was first, the job is read anew', async () => {
  const asked = serverSays(409, { status: 0, message: 'This job changed.' })
  // The screen around the form shows the job.
  await queryClient.fetchQuery(readOptions(jobOperation, { id: job.id }))
  const { queryKey } = readOptions(jobOperation, { id: job.id })
  await open(<OfferForm job={job} />)
  send()
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
  expect(asked).toContain('jobAccept')
})

it('a job that changed asks once whether the offer stands, with what changed, and sends what is shown', async () => {
  const sent = serverSays(409, { status: 0, message: 'The price is now $5.00; it was $40.00.' })
  const set: Job = {
    ...job,
    role: 'applicant',
    offer: 60,
    comment: 'I have a van.',
    applicationStatus: 'pending',
    askedAgain: 'The price is now $12.00; it was $40.00.',
    allowedActions: ['changeApplication', 'removeApplication'],
    version: 7,
  }
  await open(<OfferForm job={set} />)
  screen.getByText('This job changed. Does your offer still stand?')
  screen.getByText('The price is now $12.00; it was $40.00.')
  fireEvent.change(comment(), { target: { value: 'Typed meanwhile' } })
  fireEvent.click(screen.getByRole('button', { name: 'Yes, still for $60' }))
  // It changed once more: the sentence stays where it was pressed, and what was typed stays too.
  await waitFor(() =>
    expect(screen.getAllByText('The price is now $5.00; it was $40.00.').length).toBeGreaterThan(0),
  )
  expect(sent.fields.at(-1)).toEqual({
    id: '17',
    offer: '60',
    comment: 'I have a van.',
    version: '7',
  })
  expect(comment().value).toBe('Typed meanwhile')
})

it('accepting sends the version that was shown, and says what changed instead', async () => {
  const said = 'The offer is now $5,000.00; it was $60.00 when you read it.'
  const sent = serverSays(409, { status: 0, message: said })
  const offer = { comment: '', language: 'en', createdAt: '2026-11-23T10:00:00Z', offer: 60 }
  const applications: Job['applications'] = [
    { ...offer, id: 'A1', person: nora, status: 'pending', version: 3 },
    {
      ...offer,
      id: 'A2',
      person: { id: 'P3', name: 'Ben P.' },
      status: 'pending',
      version: 1,
      setAside: true,
    },
  ]
  await open(
    <Offers job={{ ...job, role: 'owner', offers: 2, applications, allowedActions: ['accept'] }} />,
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
  screen.getByText('Asked again')
  fireEvent.click(screen.getByRole('button', { name: 'Accept the offer of Nora C., $60' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(0))
  expect(sent.fields.at(-1)).toEqual({ id: '17', application: 'A1', version: '3' })
})

it('what the server says of the amount stands beside it', async () => {
  serverSays(400, { status: 0, message: 'No.', errors: { offer: 'At most $12 a seat' } })
  await open(<OfferForm job={job} />)
  send()
  await screen.findByText('At most $12 a seat')
  expect(amount().getAttribute('aria-invalid')).toBe('true')
})

it('without a price an offer names its own', async () => {
  const asked = serverSays(200, {})
  const { price: _, ...unpriced } = job
  await open(<OfferForm job={unpriced} />)
  expect(amount().value).toBe('')
  send()
  await screen.findByText('Field is Required')
  expect(asked).not.toContain('jobAccept')
})

it('there are buttons for what is allowed, and for nothing else', async () => {
  await open(<JobActions job={{ ...job, allowedActions: ['leave', 'markDone', 'message'] }} />)
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Mark as done', 'Leave this job'])
})

it.each([
  [true, /^It begins in less than 24 hours.*Diego V\. has planned with you/],
  [false, /^Diego V\. is told, and the job is open/],
])('leaving tells what follows; late: %s', async (isLate, text) => {
  const assigned = { ...job, status: 'assigned', role: 'assigned', isLate } as const
  await open(<JobActions job={{ ...assigned, allowedActions: ['leave'] }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Leave this job' }))
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(/Leave this job\?/)
  screen.getByText(text)
})

it('only pending offers are accepted, and only while that is allowed', async () => {
  const offer = {
    person: nora,
    comment: '',
    language: 'en',
    createdAt: '2026-11-23T10:00:00Z',
    version: 1,
  }
  const applications: Job['applications'] = [
    { ...offer, id: 'A1', offer: 35, status: 'pending' },
    { ...offer, id: 'A2', offer: 40, status: 'withdrawn' },
  ]
  const own: Job = { ...job, role: 'owner', offers: 1, applications, allowedActions: ['accept'] }
  await open(
    <>
      <button type="button">Else</button>
      <Offers job={own} />
    </>,
  )
  const labels = () =>
    screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(labels()).toEqual(['Else', 'Accept the offer of Nora C., $35'])
  cleanup()
  await open(
    <>
      <button type="button">Else</button>
      <Offers job={{ ...own, allowedActions: ['cancel'] }} />
    </>,
  )
  expect(labels()).toEqual(['Else'])
})
