import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { endSession, sessionToken } from '#web/core/session/session.ts'
import { CodeForm } from './code-form.tsx'

const server = vi.fn<typeof fetch>()
const done = vi.fn<(returnUrl: string) => void>()

afterEach(() => {
  cleanup()
  endSession()
  server.mockReset()
  done.mockReset()
  vi.unstubAllGlobals()
})

const answer = (body: object) => async () => Response.json({ status: 1, ...body })
const sent = () =>
  server.mock.calls.map(([, init]) => init?.body).filter((body) => body instanceof URLSearchParams)

async function asked() {
  vi.stubGlobal('fetch', server)
  const registration = { name: 'Rosa Tello', phone: '+13055550123', invitedBy: 'Ana' }
  server.mockImplementation(answer({ question: { email: 'r…@example.com', registration } }))
  render(
    <QueryClientProvider client={queryClient}>
      <CodeForm email="rosa@example.com" buttonLabel="Sign in" onSignedIn={done} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } })
  await screen.findByRole('heading', { name: 'Is this registration yours?' })
  for (const text of ['Rosa Tello', '(305) 555-0123', 'Ana']) screen.getByText(text)
  expect(sessionToken()).toBeUndefined()
}

it.each([
  ['Yes, it is mine', '1'],
  ['No, sign in without it', '0'],
])('a code of what was registered elsewhere asks whose it is: %s', async (button, kept) => {
  await asked()
  server.mockImplementation(answer({ token: 'session', userInfo: {}, returnUrl: '/personal' }))
  fireEvent.click(screen.getByRole('button', { name: button }))
  await vi.waitFor(() => expect(sessionToken()).toBe('session'))
  expect(done).toHaveBeenCalledWith('/personal')
  const [first, second] = sent()
  expect([first?.get('confirmed'), first?.get('code')]).toEqual([null, '123456'])
  expect([second?.get('confirmed'), second?.get('keepRegistration')]).toEqual(['1', kept])
  expect(second?.get('code')).toBe('123456')
})

it('who does not want to sign in is back at the code', async () => {
  await asked()
  fireEvent.click(screen.getByRole('button', { name: 'Do not sign in' }))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('123456')
  expect(sent()).toHaveLength(1)
})
