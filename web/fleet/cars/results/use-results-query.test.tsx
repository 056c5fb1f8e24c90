import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Area } from '#protocol/fleet/home/home.ts'
import { parseSearch, stringifySearch } from '#web/core/routing/search-params.ts'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { useResultsQuery } from './use-results-query.ts'

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

const start = '2099-12-01T10:00'
const end = '2099-12-31T10:00'

/** The screen's query, with a dialog that may stand on a step of the history. */
async function openResults(address: string) {
  function Results() {
    const { query, change } = useResultsQuery(areas)
    const [isOpen, setOpen] = useState(false)
    useBackCloses(isOpen, () => {
      setOpen(false)
      return true
    })
    return (
      <>
        <p>{query && `${query.area} ${query.trip.start} ${query.trip.end}`}</p>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Dates
        </button>
        <button type="button" onClick={() => change({ area: '5' })}>
          Miami
        </button>
      </>
    )
  }
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/results', component: Results }),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText(/T10:00/)
  return {
    press: (name: string) => act(async () => void fireEvent.click(screen.getByText(name))),
    address: () => router.state.location.search as Record<string, unknown>,
    dialogs: () => router.history.location.state.dialogs?.length ?? 0,
  }
}

// @2.2-results-accepts
it('area, start and end of the address are what is searched', async () => {
  await openResults(`/results?area=5&start=${start}&end=${end}`)
  expect(screen.getByText(`5 ${start} ${end}`)).toBeDefined()
})

// @2.3-results-picking
it('what an open dialog changes is searched at once, and stays when the dialog closes', async () => {
  const results = await openResults(`/results?area=1&start=${start}&end=${end}`)
  await results.press('Dates')
  await waitFor(() => expect(results.dialogs()).toBe(1))
  await results.press('Miami')
  expect(screen.getByText(`5 ${start} ${end}`)).toBeDefined()
  await waitFor(() => expect(results.address().area).toBe('5'))
  await results.press('Dates')
  await waitFor(() => expect(results.dialogs()).toBe(0))
  await waitFor(() => expect(results.address().area).toBe('5'))
  expect(screen.getByText(`5 ${start} ${end}`)).toBeDefined()
})
