import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

beforeAll(async () => {
  // As at rest in a browser; loading it here takes longer than a test waits.
  await import('./dialog-frame.tsx')
  // Every browser has these; jsdom does not.
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') })
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(cleanup)

function Filters({ confirmClose }: { confirmClose: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>Cars</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Dialog
        title="Filters"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        confirmClose={confirmClose}
      >
        Types
      </Dialog>
    </>
  )
}

async function openFilters(confirmClose = false) {
  const root = createRootRoute()
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> }),
    createRoute({
      getParentRoute: () => root,
      path: '/results',
      component: () => <Filters confirmClose={confirmClose} />,
    }),
  ])
  const history = createMemoryHistory({ initialEntries: ['/', '/results'], initialIndex: 1 })
  const router = createRouter({ routeTree, history })
  render(<RouterProvider router={router as never} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  await screen.findByRole('dialog', { name: 'Filters' })
  await waitFor(() => expect(history.length).toBe(3))
  return { history, path: () => router.state.location.pathname }
}

const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

// @2.3-dialogs-back
it('closes by the browser’s Back and stays on the screen', async () => {
  const { history, path } = await openFilters()
  history.back()
  await dialogIsGone()
  expect(path()).toBe('/results')
  history.back()
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
})

it('leaves no step behind when it is closed by its button', async () => {
  const { history, path } = await openFilters()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await dialogIsGone()
  await waitFor(() => expect(history.location.state.dialogs ?? []).toEqual([]))
  expect(path()).toBe('/results')
  history.back()
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
})

// @2.3-dialogs-you
it('asks before Back throws away what was typed', async () => {
  const { history } = await openFilters(true)
  history.back()
  await screen.findByText('This action will close the pop-up.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('This action will close the pop-up.')).toBeNull())
  const dialog = screen.getByRole('dialog', { name: 'Filters' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await screen.findByText('This action will close the pop-up.')
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }))
  await dialogIsGone()
  await waitFor(() => expect(history.location.state.dialogs ?? []).toEqual([]))
  expect(history.location.pathname).toBe('/results')
})

function Stacked() {
  const [open, setOpen] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        Outer
      </button>
      <Dialog title="Outer" isOpen={open > 0} onClose={() => setOpen(0)}>
        <button type="button" onClick={() => setOpen(2)}>
          Inner
        </button>
        <button type="button" onClick={() => setOpen(0)}>
          Both away
        </button>
        <Dialog title="Inner" isOpen={open > 1} onClose={() => setOpen(1)}>
          <button type="button" onClick={() => setOpen(0)}>
            Done
          </button>
        </Dialog>
      </Dialog>
    </>
  )
}

/** Opened by its address: nothing of the site lies behind it. */
async function openStacked() {
  const root = createRootRoute({ component: Stacked })
  const history = createMemoryHistory({ initialEntries: ['/results?area=7'] })
  // A browser goes back only after the code that asked for it has run.
  const { go } = history
  history.go = (steps) => setTimeout(() => go(steps), 5)
  history.back = () => setTimeout(() => go(-1), 5)
  const router = createRouter({ routeTree: root, history })
  render(<RouterProvider router={router as never} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Outer' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Inner' }))
  await screen.findByRole('dialog', { name: 'Inner' })
  await waitFor(() => expect(history.location.state.dialogs).toHaveLength(2))
  return history
}

// @2.3-dialogs-back
it('closes one of two stacked dialogs with each Back, also after a deep link', async () => {
  const history = await openStacked()
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeDefined()
  history.back()
  await dialogIsGone()
  expect(history.location.href).toBe('/results?area=7')
})

it('leaves no step behind when two stacked dialogs close at once', async () => {
  const history = await openStacked()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await dialogIsGone()
  await waitFor(() => expect(history.location.state.dialogs ?? []).toEqual([]))
})

function Row() {
  useKeptFocus()
  const [isThere, setThere] = useState(true)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>People</h1>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          Ana
        </button>
      )}
      <button type="button" onClick={() => setThere(false)}>
        Read anew
      </button>
      <Dialog title="Ana" isOpen={isOpen} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setThere(false)}>
          Take away
        </button>
      </Dialog>
    </>
  )
}

async function openAna() {
  const root = createRootRoute({ component: Row })
  const history = createMemoryHistory({ initialEntries: ['/people'] })
  render(<RouterProvider router={createRouter({ routeTree: root, history }) as never} />)
  const opener = await screen.findByRole('button', { name: 'Ana' })
  opener.focus()
  fireEvent.click(opener)
  await screen.findByRole('dialog', { name: 'Ana' })
  return opener
}

async function close() {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await dialogIsGone()
}

/** The dialog gives the focus back within the first of them. */
async function someFrames() {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
}

const focused = () => document.activeElement

it('gives the focus back to what opened it', async () => {
  const opener = await openAna()
  await close()
  await expect.poll(focused).toBe(opener)
})

it('gives the focus to the heading when what opened it is gone', async () => {
  await openAna()
  fireEvent.click(screen.getByRole('button', { name: 'Take away' }))
  await close()
  await expect.poll(focused).toBe(screen.getByRole('heading'))
})

it('gives the focus to the heading when what opened it goes later, unless it is elsewhere by then', async () => {
  const opener = await openAna()
  await close()
  await expect.poll(focused).toBe(opener)
  await someFrames()
  fireEvent.click(screen.getByRole('button', { name: 'Read anew' }))
  await expect.poll(focused).toBe(screen.getByRole('heading'))
  cleanup()

  const again = await openAna()
  await close()
  await expect.poll(focused).toBe(again)
  await someFrames()
  const anew = screen.getByRole('button', { name: 'Read anew' })
  anew.focus()
  fireEvent.click(anew)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ana' })).toBeNull())
  expect(document.activeElement).toBe(anew)
})
