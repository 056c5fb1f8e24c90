import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { errorMessages } from '#web/core/api/errors.ts'
import { connectionLost, connectionWorks } from '#web/core/api/connection.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { noticeMessages } from '#web/app/shell/notice-messages.ts'
import { OfflineNotice } from '#web/app/shell/offline-notice.tsx'
import { ToastRegion } from '#web/ui/overlays/toast.tsx'
import { ResultsScreen } from './results-screen.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  connectionWorks()
  vi.unstubAllGlobals()
})

it('results without a network say one sentence and show one way on', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  connectionLost(new Date())
  const root = createRootRoute({
    component: () => (
      <QueryClientProvider client={queryClient}>
        <OfflineNotice />
        <Outlet />
        <ToastRegion />
      </QueryClientProvider>
    ),
  })
  const results = createRoute({
    getParentRoute: () => root,
    path: '/results',
    component: ResultsScreen,
  })
  const router = createRouter({
    routeTree: root.addChildren([results]),
    history: createMemoryHistory({
      initialEntries: ['/results?area=1&start=2030-12-02T10:00&end=2031-01-06T10:00'],
    }),
  })
  render(<RouterProvider router={router as never} />)
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
  expect(screen.getAllByText(errorMessages.en.network)).toHaveLength(1)
  expect(screen.queryByText(new RegExp(noticeMessages.en.offline))).toBeNull()
  for (const text of [errorMessages.en.crashTitle, errorMessages.en.notLoaded])
    expect(screen.queryByText(text)).toBeNull()
  expect(screen.queryByText(errorMessages.en.refresh)).toBeNull()
  const before = asked.mock.calls.length
  fireEvent.click(again)
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before))
})
