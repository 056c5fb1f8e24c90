import { expect, it } from 'vitest'
import { timeSlots } from './time-slots.ts'

const chosen = (slots: ReturnType<typeof timeSlots>) =>
  slots.filter((slot) => !slot.disabled).map((slot) => slot.time)

// @5-time-slots @9-time-slots
it('offers every half hour of a day', () => {
  const slots = timeSlots({ day: '2026-11-21' })
  expect(slots).toHaveLength(48)
  expect(slots[0]).toEqual({ time: '00:00', disabled: false })
  expect(slots[1]).toEqual({ time: '00:30', disabled: false })
  expect(slots.at(-1)).toEqual({ time: '23:30', disabled: false })
})

// @5-time-slots
it('disables what lies before the minimum or after the maximum, and not the limits themselves', () => {
  const day = '2026-11-21'
  const slots = timeSlots({ day, min: '2026-11-21T22:00', max: '2026-11-21T23:00' })
  expect(slots).toHaveLength(48)
  expect(chosen(slots)).toEqual(['22:00', '22:30', '23:00'])
  expect(chosen(timeSlots({ day, min: '2026-11-21T22:01' }))).toEqual(['22:30', '23:00', '23:30'])
})

it('disables a whole day outside the limits and none inside', () => {
  expect(chosen(timeSlots({ day: '2026-11-20', min: '2026-11-21T00:00' }))).toEqual([])
  expect(chosen(timeSlots({ day: '2026-11-22', max: '2026-11-21T23:30' }))).toEqual([])
  expect(chosen(timeSlots({ day: '2026-11-22', min: '2026-11-21T23:30' }))).toHaveLength(48)
})

it('keeps to the hours asked for', () => {
  const slots = timeSlots({ day: '2026-11-21', from: '08:00', to: '09:15' })
  expect(chosen(slots)).toEqual(['08:00', '08:30', '09:00'])
})
