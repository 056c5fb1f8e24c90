import { expect, it } from 'vitest'
import { openScreens, orderScreens, ownScreens, routes } from '#web/core/routing/routes.ts'
import { requireSession } from '#web/core/session/guard.ts'
import { inOwnDocument } from '#web/rentals/payments/routes.ts'
import { router } from './router.tsx'

type Screen = { options: { beforeLoad?: unknown; validateSearch?: unknown } }

const screens: Record<string, Screen> = router.routesByPath

/** What a screen reads of a query with an order. */
function readsOrder(path: string): boolean {
  const validate = screens[path]?.options.validateSearch
  return typeof validate === 'function' && 'order' in validate({ order: 'x' })
}

it('every named route is a screen', () => {
  expect(Object.values(routes).filter((path) => !(path in screens))).toEqual([])
})

it('every screen is named, so that the server knows its path, too', () => {
  const named: readonly string[] = Object.values(routes)
  const others = Object.keys(screens).filter((path) => !named.includes(path))
  // What leads to the page for unknown paths, and what only developers see.
  expect(others.toSorted()).toEqual(['/$', '/dev/widgets', '/jobs/edit'])
})

it('what stands behind sign-in asks for it, and what is open does not', () => {
  const guards: unknown[] = [requireSession, inOwnDocument]
  const asks = (path: string) => guards.includes(screens[path]?.options.beforeLoad)
  const guarded = Object.values({ ...orderScreens, ...ownScreens })
  expect(guarded.filter((path) => !asks(path))).toEqual([])
  expect(Object.values(openScreens).filter(asks)).toEqual([])
})

it('what is of an order reads it from the query', () => {
  expect(Object.values(orderScreens).filter((path) => !readsOrder(path))).toEqual([])
  // Of these it is one thing among others: a rental to begin with, a change of a booking, a receipt.
  const others = Object.values({ ...openScreens, ...ownScreens }).filter(readsOrder)
  const { dashboard, results, details, booking, confirmation } = routes
  expect(new Set(others)).toEqual(new Set([dashboard, results, details, booking, confirmation]))
})

// @2.1-named-routes
it('every named route of the specification is there', () => {
  const named =
    'home about faq contact dashboard waitingList jobs myNetwork welcome personal results details booking extend payment-extend refund keys vehicleMaintenance referralTree'
  expect(Object.keys(routes)).toEqual(expect.arrayContaining(named.split(' ')))
})
