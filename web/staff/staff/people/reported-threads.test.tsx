import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { ReportedThreads } from './reported-threads.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('opens what two members wrote about a job by a press, and not before', async () => {
  const line = { id: '1', kind: 'message', author: 'assignee', mine: false, pictures: [] }
  const messages = [{ ...line, name: 'Ben', text: 'You will regret it.', at: '2026-11-20T10:00' }]
  const server = vi.fn<typeof fetch>(async () => Response.json({ status: 1, messages }))
  vi.stubGlobal('fetch', server)
  const report = { id: 'R1', by: 'Olga Prado', reason: 'harassment', text: 'Rude', at: '' } as const
  render(
    <QueryClientProvider client={queryClient}>
      <ReportedThreads report={{ ...report, jobs: [{ id: 'J1', title: 'Ride to San Jose' }] }} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Messages about “Ride to San Jose”' })
  screen.getByText('Opening them is recorded in the audit log.')
  expect(server).not.toHaveBeenCalled()
  fireEvent.click(button)
  await screen.findByText('You will regret it.')
  const body = server.mock.calls[0]?.[1]?.body as URLSearchParams
  expect([body.get('report'), body.get('job')]).toEqual(['R1', 'J1'])
  fireEvent.click(button)
  expect(screen.queryByText('You will regret it.')).toBeNull()
  expect(server).toHaveBeenCalledTimes(1)
})
