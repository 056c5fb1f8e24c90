import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { endSession, startSession } from '#web/core/session/session.ts'
import type { router as whole } from '#web/app/router.tsx'
import { Header } from './header.tsx'

const person = { id: 'A1', firstName: 'Ana', lastName: 'Núñez', email: 'ana@example.com' }

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 1, userInfo: { ...person, staff: false }, drivers: [] }),
  )
})
afterEach(() => {
  cleanup()
  endSession()
  queryClient.clear()
})

/** The links of the open menu: what they are called, and where they lead. */
async function openMenu(opener: RegExp) {
  const router = createRouter({
    routeTree: createRootRoute({ component: Header }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as unknown as typeof whole} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: opener }, { timeout: 20_000 }))
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  const links = within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const)
  return { menu, links: Object.fromEntries(links) }
}

const asWritten = {
  'My Profile': '/?dialogType=viewProfile',
  Dashboard: '/dashboard',
  'Waiting lists': '/waiting-list',
  Jobs: '/jobs',
  'My network': '/my-network',
  Contact: '/faq',
}

// @1-shell-header @2.1-faq @2.3-header-logo @2.3-header-protected
it('visitors have every link under «More ...», protected ones too, and the way to sign in', async () => {
  const { menu, links } = await openMenu(/^(More|Menu)/)
  expect(menu.textContent).toContain('More ...')
  expect(links).toMatchObject({ ...asWritten, 'Sign in': '/welcome' })
  expect(within(menu).queryByRole('button', { name: 'Sign out' })).toBeNull()
})

// @2.3-header-logo @2.3-header-name
it('who is signed in stands in the menu with name and e-mail, the same links and the way out', async () => {
  startSession('secret')
  const { menu, links } = await openMenu(/^AN, /)
  expect(menu.textContent).toContain('Ana Núñez')
  expect(menu.textContent).toContain('ana@example.com')
  const profile = '/?dialogType=viewProfile&userId=A1'
  expect(links).toMatchObject({ ...asWritten, 'My Profile': profile })
  expect(links).not.toHaveProperty('Sign in')
  expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeDefined()
})
