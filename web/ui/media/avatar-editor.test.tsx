import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { AvatarEditor } from './avatar-editor.tsx'

beforeAll(() => {
  // Every browser has these; jsdom does not.
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') })
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const person = { firstName: 'Ana', lastName: 'Núñez', img: '/files/avatars/A-256.webp' }

function Own() {
  const [isOpen, setOpen] = useState(true)
  const onSave = () => Promise.resolve(true)
  return (
    <AvatarEditor person={person} isOpen={isOpen} onClose={() => setOpen(false)} onSave={onSave} />
  )
}

// @9-avatar-save
it('is seen saving for a second, however fast the server is', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Own }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  const remove = await screen.findByRole('button', { name: 'Remove picture' })
  vi.useFakeTimers()
  fireEvent.click(remove)
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.getByRole('dialog')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
