import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMapOrList } from './use-map-or-list.ts'
import { ViewPill } from './view-switch.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  sessionStorage.clear()
})
afterEach(cleanup)

function View() {
  const [view, setView] = useMapOrList('results')
  return (
    <>
      <h1>{view}</h1>
      <ViewPill view={view} onView={setView} />
    </>
  )
}

async function open(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  const root = createRootRoute()
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <h1>home</h1>,
  })
  const results = createRoute({ getParentRoute: () => root, path: '/results', component: View })
  const details = createRoute({
    getParentRoute: () => root,
    path: '/details',
    component: () => <h1>details</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([home, results, details]),
    history: createMemoryHistory({ initialEntries: ['/', '/results'] }),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { name: 'list' })
  return router
}

const shows = (name: string) => screen.findByRole('heading', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const back = (router: Awaited<ReturnType<typeof open>>) => act(async () => router.history.back())

it('on a phone Back leads from the map to the list, and from a car to the map', async () => {
  const router = await open(false)
  press('Map')
  await shows('map')
  await act(async () => router.navigate({ to: '/details' }))
  await shows('details')
  await back(router)
  await shows('map')
  await back(router)
  await shows('list')
  expect(router.state.location.pathname).toBe('/results')
  await back(router)
  await shows('home')
})

it('on a phone the pill leads back to the list without a step more', async () => {
  const router = await open(false)
  press('Map')
  await shows('map')
  press('List')
  await shows('list')
  await back(router)
  expect(await shows('home')).toBeTruthy()
})

it('beside the list the map is no step: Back leaves the screen', async () => {
  const router = await open(true)
  press('Map')
  await shows('map')
  await back(router)
  expect(await shows('home')).toBeTruthy()
})
