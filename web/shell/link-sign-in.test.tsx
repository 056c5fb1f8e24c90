import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorMessages } from '#web/core/errors.ts'
import { queryClient } from '#web/core/query-client.ts'
import { endSession, sessionToken } from '#web/core/session.ts'
import { dismissToast, toasts } from '#web/ui/toast-store.ts'
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

const sentRequestIds = () =>
  server.mock.calls
    .map(([, init]) => init?.body)
    .filter((body) => body instanceof URLSearchParams)
    .map((fields) => fields.get('requestId'))

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
