import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { RegistrationForm } from './registration-form.tsx'

// Every browser has it; jsdom does not.
beforeAll(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const typed = {
  'First name': 'Ana',
  'Last name': 'Núñez',
  Phone: '(305) 555-0123',
  'Birth date': '05/01/1990',
  'E-mail': 'ana@example.com',
}

// @8-registration-failure
it('a registration that fails shows the server’s message and keeps what was typed', async () => {
  const message = 'We cannot open an account right now. Please try again tomorrow.'
  vi.stubGlobal('fetch', async () => Response.json({ status: 0, message }))
  const component = () => (
    <QueryClientProvider client={queryClient}>
      <RegistrationForm draftName="registration" onSaved={() => {}} />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  for (const [label, value] of Object.entries(typed)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    fireEvent.change(field, { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await screen.findByText(message)
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ana')
})
