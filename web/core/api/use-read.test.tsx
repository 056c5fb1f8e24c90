import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { staffBookings } from '#protocol/staff/names.ts'
import { queryClient } from './query-client.ts'
import { usePages } from './use-pages.ts'
import { useRead } from './use-read.ts'

const server = vi.fn<(url: string) => Promise<Response>>()
const answers = (body: object, status = 200) =>
  server.mockImplementation(async () => Response.json(body, { status }))

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  cleanup()
  server.mockReset()
  queryClient.clear()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

function reading() {
  return renderHook(({ find }: { find: string }) => useRead(staffBookings, { find }), {
    wrapper,
    initialProps: { find: 'a' },
  })
}

it('hands over what was found, and keeps it while the next question is under way', async () => {
  answers({ status: 1, bookings: [] })
  const { result, rerender } = reading()
  expect([result.current.data, result.current.isPending]).toEqual([undefined, true])
  await waitFor(() => expect(result.current.data).toEqual({ status: 1, bookings: [] }))
  expect([result.current.isPending, result.current.isOld]).toEqual([false, false])
  rerender({ find: 'b' })
  expect([result.current.data?.bookings, result.current.isOld]).toEqual([[], true])
  await waitFor(() => expect(result.current.isOld).toBe(false))
})

it('a refusal is a sentence and nothing found; an error is neither', async () => {
  answers({ status: 0, message: 'Not now' })
  const { result, rerender } = reading()
  await waitFor(() => expect(result.current.refused).toBe('Not now'))
  expect([result.current.data, result.current.error]).toEqual([undefined, null])
  answers({ status: 0, message: 'Broken' }, 500)
  rerender({ find: 'c' })
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect([result.current.data, result.current.refused]).toEqual([undefined, undefined])
})

it('asks again with the same function, which effects may depend on', async () => {
  answers({ status: 1, bookings: [] })
  const { result, rerender } = reading()
  const { refetch } = result.current
  await waitFor(() => expect(result.current.isPending).toBe(false))
  rerender({ find: 'a' })
  expect(result.current.refetch).toBe(refetch)
  act(refetch)
  await waitFor(() => expect(server).toHaveBeenCalledTimes(2))
})

it('a refused first page is told, and brings no page', async () => {
  answers({ status: 0, message: 'Not now' })
  const { result } = renderHook(() => usePages(staffBookings, {}), { wrapper })
  await waitFor(() => expect(result.current.refused).toBe('Not now'))
  expect([result.current.pages, result.current.hasMore]).toEqual([[], false])
})
