import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
// It comes when it is opened; here it is there already.
import '#web/ui/overlays/dialog-frame.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { dialogMessages } from './dialog-messages.ts'

const words = dialogMessages.en
const claim = {
  id: 'C1',
  title: 'Damage',
  description: 'A dent.',
  estimate: 200,
  answers: ['agree', 'appeal'],
}

// jsdom has none; the choice marks its own cards by it.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (text: string) => text }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  [true, words.agreeText, words.agreeToPay],
  [false, words.agreeToPay, words.agreeText],
])(
  'with a deposit held (%s) it says what the amount is taken from',
  async (isDepositHeld, said, other) => {
    const dialog = (
      <QueryClientProvider client={queryClient}>
        <ClaimDialog
          claim={claim as never}
          isDepositHeld={isDepositHeld}
          onClose={() => undefined}
        />
      </QueryClientProvider>
    )
    const routeTree = createRootRoute({ component: () => dialog })
    const router = createRouter({ routeTree, history: createMemoryHistory() })
    render(<RouterProvider router={router as never} />)
    expect(await screen.findByText(said, {}, { timeout: 20_000 })).toBeDefined()
    expect(screen.queryByText(other)).toBeNull()
  },
)
