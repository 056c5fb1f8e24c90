import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Area } from '#protocol/fleet/home/home.ts'
import { SearchForm } from './search-form.tsx'

// Every browser has it; jsdom does not.
beforeAll(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const areas = [
  { id: '1', name: 'Bay Area', offsetToUTC: -8 },
  { id: '5', name: 'Miami', offsetToUTC: -5 },
] as unknown as Area[]

// @2.3-home-area
it('Search carries area, start and end to the results', async () => {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: '/',
        component: () => <SearchForm areas={areas} />,
      }),
      createRoute({ getParentRoute: () => root, path: '/results', component: () => null }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  fireEvent.change(await screen.findByLabelText('Area'), { target: { value: '5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/results'))
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  const { search } = router.state.location as { search: Record<string, unknown> }
  expect(search).toEqual({ area: '5', start: moment, end: moment })
  expect(String(search.end) > String(search.start)).toBe(true)
})
