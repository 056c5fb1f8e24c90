import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { PersonReviews } from './person-reviews.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

// @2.3-profile-dialog-tabs
it('reviews stand under Completed, In Progress and Canceled, each read when it is opened', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URLSearchParams(address.split('?')[1]).get('status'))
    const counts = { completed: 0, 'in-progress': 2, canceled: 1 }
    return Response.json({ status: 1, reviews: [], counts })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <PersonReviews userId="U1" onShow={() => {}} />
    </QueryClientProvider>,
  )
  await screen.findByRole('tab', { name: 'Completed (0)', selected: true })
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Completed (0)', 'In Progress (2)', 'Canceled (1)'])
  fireEvent.click(screen.getByRole('tab', { name: 'Canceled (1)' }))
  await screen.findByRole('tab', { name: 'Canceled (1)', selected: true })
  await vi.waitFor(() => expect(asked.at(-1)).toBe('canceled'))
})
