import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { endSession, startSession } from '#web/core/session/session.ts'
import { ContactScreen } from './contact-screen.tsx'

const member = {
  id: 'u1',
  firstName: 'Ana',
  lastName: 'Núñez',
  email: 'ana@example.com',
  phone: '+13055550123',
}

function open(answer: Promise<Response>) {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async () => (await answer).clone())
  const router = createRouter({
    routeTree: createRootRoute({ component: ContactScreen }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  queryClient.clear()
  startSession('a session')
})
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

it('a member need not type what we know, and what they typed meanwhile stays', async () => {
  let answer: (response: Response) => void = () => {}
  open(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  fireEvent.change(await field(/^E-mail/), { target: { value: 'other@example.com' } })
  answer(Response.json({ status: 1, userInfo: member }))
  await waitFor(async () => expect((await field(/^Name/)).value).toBe('Ana Núñez'))
  expect((await field(/^E-mail/)).value).toBe('other@example.com')
  expect((await field(/^Phone/)).value).not.toBe('')
})
