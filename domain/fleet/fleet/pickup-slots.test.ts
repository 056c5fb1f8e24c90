import { addMinutes } from '#domain/core/time/wall-time.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  appointmentId,
  isNearStart,
  parseAppointmentId,
  pickupSlots,
  type AppointmentKind,
} from './pickup-slots.ts'

const day = '2026-11-21'

describe('the slots of a day', () => {
  it('lie every 30 minutes within the opening hours', () => {
    const slots = pickupSlots({ day, opens: '08:00', closes: '20:00', otherHours: '' })
    expect(slots).toHaveLength(24)
    expect(slots[0]).toEqual({ slot: '2026-11-21T08:00', price: 0 })
    expect(slots.at(-1)).toEqual({ slot: '2026-11-21T19:30', price: 1_500 })
  })

  it('cost $15 from 18:00', () => {
    const price = new Map(
      pickupSlots({ day, opens: '08:00', closes: '20:00', otherHours: '' }).map((s) => [
        s.slot,
        s.price,
      ]),
    )
    expect(price.get('2026-11-21T17:30')).toBe(0)
    expect(price.get('2026-11-21T18:00')).toBe(1_500)
  })

  it('are none when there is no time for one', () => {
    expect(pickupSlots({ day, opens: '10:00', closes: '10:29', otherHours: '' })).toEqual([])
    expect(pickupSlots({ day, opens: '00:00', closes: '00:00', otherHours: '' })).toEqual([])
  })

  it('end half an hour before the doors close', () => {
    expect(
      pickupSlots({ day, opens: '08:00', closes: '09:15', otherHours: '' }).map((s) => s.slot),
    ).toEqual(['2026-11-21T08:00', '2026-11-21T08:30'])
  })
})

test.each([
  ['2026-11-21T12:00', true],
  ['2026-11-21T10:00', true],
  ['2026-11-21T14:00', true],
  ['2026-11-21T09:59', false],
  ['2026-11-21T14:01', false],
  ['2026-11-22T12:00', false],
])('a slot at %s is near a start at noon: %s', (slot, near) => {
  expect(isNearStart(slot, '2026-11-21T12:00')).toBe(near)
})

describe('an appointment’s id', () => {
  // @3-appointment-appointmentid
  it('leads back to the slot, whatever the area is called', () => {
    const kind = fc.constantFrom<AppointmentKind>('pickup', 'return', 'maintenance', 'swap')
    const area = fc.string({
      unit: fc.constantFrom(...'abz019-_.:@'.split('')),
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(kind, area, fc.integer({ min: 0, max: 1_000_000 }), (of, areaId, minutes) => {
        const wall = addMinutes(`${day}T00:00`, minutes)
        const id = appointmentId(of, areaId, wall)
        expect(parseAppointmentId(id)).toEqual({ kind: of, areaId, wall })
        expect(encodeURIComponent(id).length).toBeLessThan(200)
        expect(id).toMatch(/^[\w.:@-]{1,100}$/)
      }),
    )
  })

  test.each([
    '',
    'pickup',
    'pickup-20261121T0800-',
    'pickup-20260229T0800-7',
    'wash-20261121T0800-7',
    'pickup-20261121T2400-7',
  ])('%j is none', (id) => {
    expect(parseAppointmentId(id)).toBeUndefined()
  })
})

const holidays = {
  opens: '08:00',
  closes: '20:00',
  otherHours: '2026-12-25 closed;2026-12-27 10:00-12:00',
}

it('a day has the slots of its own hours, and a closed one has none', () => {
  expect(pickupSlots({ day: '2026-12-27', ...holidays }).map(({ slot }) => slot)).toEqual([
    '2026-12-27T10:00',
    '2026-12-27T10:30',
    '2026-12-27T11:00',
    '2026-12-27T11:30',
  ])
  expect(pickupSlots({ day: '2026-12-25', ...holidays })).toEqual([])
})
