import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { RefusedNote } from './refused-note.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['has no name is led to where it is given', {}, 1],
  ['gave half of it too', { firstName: 'Ana' }, 1],
  ['has one reads the sentence alone', { firstName: 'Ana', lastName: 'Prado' }, 0],
])('who %s', async (_what, userInfo, links) => {
  const read = vi.fn<typeof fetch>(async () =>
    Response.json({ status: 1, userInfo, drivers: [], heldOrders: [] }),
  )
  vi.stubGlobal('fetch', read)
  const inApp = (
    <QueryClientProvider client={queryClient}>
      <RefusedNote text="Not now." />
    </QueryClientProvider>
  )
  const routeTree = createRootRoute({ component: () => inApp })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const found = links ? [await screen.findByRole('link', { name: 'Add my name' })] : []
  expect(screen.queryAllByRole('link')).toEqual(found)
  for (const link of found) expect(link.getAttribute('href')).toBe('/personal')
})
