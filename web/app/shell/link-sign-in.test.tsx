import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserProof, proofToSend } from '#web/core/session/browser-proof.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { endSession, sessionToken } from '#web/core/session/session.ts'
import { dismissToast, toasts } from '#web/ui/overlays/toast-store.ts'
import { LinkSignIn } from './link-sign-in.tsx'
import { shellMessages } from './messages.ts'

const words = shellMessages.en
const server = vi.fn<typeof fetch>()
const dead = vi.fn<() => void>()

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  cleanup()
  endSession()
  server.mockReset()
  dead.mockReset()
  for (const { id } of toasts.get()) dismissToast(id)
})

const answer = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status })

const follow = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <LinkSignIn linkToken="link" onDead={dead}>
        <p>The screen</p>
      </LinkSignIn>
    </QueryClientProvider>,
  )

const sent = () =>
  server.mock.calls.map(([, init]) => init?.body).filter((body) => body instanceof URLSearchParams)

const sentRequestIds = () => sent().map((fields) => fields.get('requestId'))

it('a link that did not reach the server is kept, and tried again as the same request', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  follow()
  await screen.findByRole('heading', { name: words.linkFailed })
  expect(screen.getByRole('alert').textContent).toBe(errorMessages.en.network)
  server.mockImplementation(
    answer(200, { status: 1, token: 'session', userInfo: {}, returnUrl: '/' }),
  )
  fireEvent.click(screen.getByRole('button', { name: words.linkAgain }))
  await screen.findByText('The screen')
  expect(sessionToken()).toBe('session')
  const [first, second] = sentRequestIds()
  expect(second).toBe(first)
  expect(dead).not.toHaveBeenCalled()
})

it('a link from elsewhere asks whose it is, and signs in at the yes, as a request of its own', async () => {
  server.mockImplementation(answer(200, { status: 1, question: { email: 'a…@example.com' } }))
  follow()
  await screen.findByRole('heading', { name: 'Sign in as a…@example.com?' })
  expect(screen.getByText(words.linkElsewhere)).toBeTruthy()
  expect(sessionToken()).toBeUndefined()
  server.mockImplementation(
    answer(200, { status: 1, token: 'session', userInfo: {}, returnUrl: '/' }),
  )
  fireEvent.click(screen.getByRole('button', { name: words.linkContinue }))
  await screen.findByText('The screen')
  expect(sessionToken()).toBe('session')
  expect(sent().map((fields) => fields.get('confirmed'))).toEqual([null, '1'])
  expect(new Set(sentRequestIds()).size).toBe(2)
})

it.each([
  ['Yes, it is mine', '1'],
  ['No, sign in without it', null],
])('a link to what was registered elsewhere asks whose it is: %s', async (button, kept) => {
  const registration = { name: 'Rosa Tello', phone: '+13055550123', invitedBy: 'Ana' }
  const question = { email: 'r…@example.com', registration }
  server.mockImplementation(answer(200, { status: 1, question }))
  follow()
  await screen.findByRole('heading', { name: 'Is this registration yours?' })
  for (const text of ['Rosa Tello', '(305) 555-0123', 'Ana']) screen.getByText(text)
  server.mockImplementation(
    answer(200, { status: 1, token: 'session', userInfo: {}, returnUrl: '/' }),
  )
  fireEvent.click(screen.getByRole('button', { name: button }))
  await screen.findByText('The screen')
  expect(sessionToken()).toBe('session')
  expect(sent().map((fields) => fields.get('confirmed'))).toEqual([null, '1'])
  expect(sent().map((fields) => fields.get('keepRegistration'))).toEqual([null, kept])
  expect(new Set(sentRequestIds()).size).toBe(2)
})

it('who says no to a link from elsewhere stays a visitor', async () => {
  server.mockImplementation(answer(200, { status: 1, question: { email: 'a…@example.com' } }))
  follow()
  fireEvent.click(await screen.findByRole('button', { name: words.linkRefuse }))
  await screen.findByText('The screen')
  expect([sessionToken(), server.mock.calls.length]).toEqual([undefined, 1])
})

it('a link carries the proof of the browser that asked for it', async () => {
  const proof = proofToSend()
  server.mockImplementation(
    answer(200, { status: 1, token: 'session', userInfo: {}, returnUrl: '/' }),
  )
  follow()
  await screen.findByText('The screen')
  expect(sent()[0]?.get('browserProof')).toBe(proof)
  expect(browserProof()).toBeUndefined()
})

it('who does not want to wait goes on as a visitor', async () => {
  server.mockImplementation(answer(503, { status: 0, message: 'Starting' }))
  follow()
  fireEvent.click(await screen.findByRole('button', { name: words.linkLeave }))
  await screen.findByText('The screen')
  expect([sessionToken(), dead.mock.calls.length]).toEqual([undefined, 0])
})

it.each([
  ['used already', 200, { status: 0, message: 'This link was used.' }, 'This link was used.'],
  [
    'cut in two',
    400,
    {
      status: 0,
      message: 'Please check the marked fields.',
      errors: { linkToken: 'Max 200 characters' },
    },
    'Max 200 characters',
  ],
])('a link that was %s says so and leads to another one', async (_what, status, body, text) => {
  server.mockImplementation(answer(status, body))
  follow()
  await screen.findByText('The screen')
  expect(dead).toHaveBeenCalledTimes(1)
  expect(toasts.get().map((toast) => toast.text)).toEqual([text])
})
