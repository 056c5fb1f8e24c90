import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { JobThread } from './job-thread.tsx'

/* Nothing is laid out here: nothing grows, and nothing comes into view. */
class NoView {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoView)
  vi.stubGlobal('IntersectionObserver', NoView)
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const line = { id: '1', kind: 'message', author: 'owner', mine: true, pictures: [] }
const said = { ...line, name: 'Olga', text: 'I am at the gate.', at: '2026-11-22T08:00' }
const job = { id: '17', type: 'rideRequest', status: 'completed', role: 'owner' } as Job

it.each([
  ['who may write has where to', ['rate', 'message'] as const, 1],
  ['who may not any more still reads', ['rate'] as const, 0],
])('%s', async (_what, allowedActions, fields) => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 1, messages: [said] }))
  render(
    <QueryClientProvider client={queryClient}>
      <JobThread job={{ ...job, allowedActions: [...allowedActions] }} />
    </QueryClientProvider>,
  )
  await screen.findByText('I am at the gate.')
  expect(screen.queryAllByRole('textbox')).toHaveLength(fields)
})
