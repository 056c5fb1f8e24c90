import { expect, test } from 'vitest'
import { nearestSlots, usualSlot } from './usual-slot.ts'

function slot(time: string, { price = 0, available = true } = {}) {
  return { appointmentId: time, id: 'pickup', date: `2026-11-24T${time}`, price, available }
}

test('the free slot at the start is chosen for a start at 10:00', () => {
  const slots = [slot('09:30'), slot('10:00'), slot('10:30')]
  expect(usualSlot(slots, '2026-11-24T10:00')?.appointmentId).toBe('10:00')
})

test('a taken slot is never chosen', () => {
  const slots = [slot('09:00'), slot('10:00', { available: false }), slot('10:30')]
  expect(usualSlot(slots, '2026-11-24T10:00')?.appointmentId).toBe('10:30')
})

test('nobody is put on a paid evening slot while a free one is near enough', () => {
  const slots = [slot('17:30'), slot('18:30', { price: 15 }), slot('19:00', { price: 15 })]
  expect(usualSlot(slots, '2026-11-24T19:00')?.appointmentId).toBe('17:30')
})

test('with nothing left nothing is chosen', () => {
  expect(usualSlot([slot('10:00', { available: false })], '2026-11-24T10:00')).toBeUndefined()
})

test('the four free times nearest to the start come first, in the order of the day', () => {
  const slots = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00'].map((time) =>
    slot(time, { available: time !== '10:00' }),
  )
  const near = (chosen?: string) =>
    nearestSlots(slots, '2026-11-24T10:00', chosen).map(({ appointmentId }) => appointmentId)
  expect(near()).toEqual(['09:00', '09:30', '10:30', '11:00'])
  expect(near('08:00')).toEqual(['08:00', '09:00', '09:30', '10:30'])
})
