import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/core/api/query-client.ts'
import { ReturnTime } from '#web/rentals/cancellation/return-time.tsx'
import { ScheduleVisit } from './parts/schedule-visit.tsx'

const today = '2026-11-22'
const tomorrow = '2026-11-23'

const slot = (day: string, time: string) => ({
  appointmentId: `${day} ${time}`,
  id: 'maintenance',
  date: `${day}T${time}`,
  price: 0,
  available: true,
})

/** The times of each day; those of tomorrow are on their way until `arrive` is called. */
function slowTomorrow() {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const day = new URL(url, 'http://localhost').searchParams.get('day') ?? today
    if (day === tomorrow) await arrived
    const slots = [slot(day, '10:30'), slot(day, '11:00')]
    return Response.json({ status: 1, days: [today, tomorrow], day, appointments: slots })
  })
  return { arrive: () => act(async () => arrive()) }
}

const time = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const inApp = (screenful: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{screenful}</QueryClientProvider>)

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the times of the day before cannot be chosen while those of another day are loading', async () => {
  const { arrive } = slowTomorrow()
  inApp(<ScheduleVisit order="O1" onBooked={() => {}} />)
  const book = await screen.findByRole('button', { name: 'Book this time' })
  await screen.findByRole('radio', { name: '10:30' })
  fireEvent.click(time('10:30'))
  expect(book.getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Mon23Nov' }))
  expect(screen.getByRole('group', { name: 'Time of the visit' })).toHaveProperty('disabled', true)
  expect(book.getAttribute('aria-disabled')).toBe('true')
  await arrive()
  await waitFor(() => expect(time('10:30').matches(':disabled')).toBe(false))
  expect(time('10:30').checked).toBe(false)
})

it('nor at a return, which has its usual hour chosen once those of its day are there', async () => {
  const { arrive } = slowTomorrow()
  const chosen = vi.fn<(appt: string) => void>()
  const at = { order: 'O1', end: '2026-11-29T10:30', from: undefined, error: undefined }
  inApp(<ReturnTime {...at} appt={`${today} 10:30`} onAppt={chosen} />)
  const hour = () => screen.getByRole('button', { name: '11:00' })
  await waitFor(() => expect(hour().getAttribute('aria-disabled')).toBeNull())
  fireEvent.change(screen.getByRole('slider', { name: 'Return day' }), { target: { value: '1' } })
  chosen.mockClear()
  fireEvent.click(hour())
  expect(chosen).not.toHaveBeenCalled()
  await arrive()
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(`${tomorrow} 10:30`))
})
