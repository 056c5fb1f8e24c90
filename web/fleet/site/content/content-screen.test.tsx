import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import { ContentScreen } from './content-screen.tsx'

const shown: string[] = []

beforeAll(() => {
  // Every browser has these; jsdom does not.
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id)
  }
})
afterEach(() => {
  cleanup()
  shown.length = 0
})

const hostile = '<img src=x onerror=alert(1)>'

const page: ContentPage = {
  title: 'Terms',
  lead: [{ kind: 'text', runs: [{ text: 'See ' }, { text: 'privacy', href: '#privacy' }] }],
  sections: [
    {
      id: 'price',
      title: 'Price',
      blocks: [
        { kind: 'text', runs: [{ text: hostile }, { text: 'Now', strong: true }] },
        { kind: 'list', ordered: true, items: [[{ text: 'Write', href: '/contact' }]] },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        { kind: 'heading', id: 'kept', title: 'What we keep' },
        { kind: 'text', runs: [{ text: 'us', href: 'mailto:hello@example.com' }] },
      ],
    },
  ],
  version: 3,
  updatedAt: '2026-11-21',
}

type Answer = Parameters<typeof ContentScreen>[0]['answer']

async function open(path: string, answer: Partial<Answer>) {
  const whole = { data: undefined, error: null, isPending: false, ...answer } as Answer
  const root = createRootRoute()
  const terms = createRoute({
    getParentRoute: () => root,
    path: '/terms',
    component: () => <ContentScreen title="Before" answer={whole} />,
  })
  const contact = createRoute({
    getParentRoute: () => root,
    path: '/contact',
    component: () => <h1>Contact</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([terms, contact]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { level: 1 })
  return router
}

const answered: Partial<Answer> = { data: { status: 1, content: page } }

// @2.1-terms @2.3-about-faq
it('shows one h1, the sections below it in order, and the same in the contents', async () => {
  await open('/terms', answered)
  const levels = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(levels).toEqual(['H1 Terms', 'H2 Price', 'H2 Privacy', 'H3 What we keep'])
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  for (const target of ['#price', '#privacy', '#kept']) expect(targets).toContain(target)
  expect(document.title).toContain('Terms')
})

it('a deep link arrives at its heading, with the focus there', async () => {
  await open('/terms#privacy', answered)
  await waitFor(() => expect(shown).toContain('privacy'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Privacy' }))
})

it('a link within the text moves to its heading and into the address, every time', async () => {
  const router = await open('/terms', answered)
  const link = screen.getByRole('link', { name: 'privacy' })
  fireEvent.click(link)
  await waitFor(() => expect(router.state.location.hash).toBe('privacy'))
  shown.length = 0
  fireEvent.click(link)
  expect(shown).toEqual(['privacy'])
})

it('a link to another screen stays in the app, one to a mailbox is plain', async () => {
  const router = await open('/terms', answered)
  expect(screen.getByRole('link', { name: 'us' }).getAttribute('href')).toBe(
    'mailto:hello@example.com',
  )
  fireEvent.click(screen.getByRole('link', { name: 'Write' }))
  await screen.findByRole('heading', { name: 'Contact' })
  expect(router.state.location.pathname).toBe('/contact')
})

it('what looks like markup is read as words', async () => {
  await open('/terms', answered)
  expect(screen.getByText(hostile, { exact: false })).toBeDefined()
  expect(document.querySelector('main img, section img')).toBeNull()
})

it('while waiting it has its title and says that it is busy', async () => {
  await open('/terms', { isPending: true })
  const heading = screen.getByRole('heading', { level: 1, name: 'Before' })
  expect(heading.closest('[aria-busy=true]')).not.toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('without an answer it says so in its place (the toast says why), and tries again when asked', async () => {
  const refetch = vi.fn<() => void>()
  await open('/terms', { error: new Error('x'), refetch })
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('an old answer stays when a newer one cannot be had', async () => {
  await open('/terms', { ...answered, error: new Error('offline') })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Price' })).toBeDefined()
})
