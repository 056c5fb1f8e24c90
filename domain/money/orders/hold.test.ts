import { expect, it } from 'vitest'
import { callerHoldUntil, holdAfter, holdExpiresAt, isHoldEnding, isHoldLive } from './hold.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

it('keeps the car for 30 minutes and not a moment longer', () => {
  const expiresAt = holdExpiresAt(at('10:00:00'))
  expect(expiresAt).toEqual(at('10:30:00'))
  expect(isHoldLive(expiresAt, at('10:00:00'))).toBe(true)
  expect(isHoldLive(expiresAt, at('10:29:59'))).toBe(true)
  expect(isHoldLive(expiresAt, at('10:30:00'))).toBe(false)
})

it('warns in its last 5 minutes', () => {
  const expiresAt = at('10:30:00')
  expect(isHoldEnding(expiresAt, at('10:24:59'))).toBe(false)
  expect(isHoldEnding(expiresAt, at('10:25:00'))).toBe(true)
  expect(isHoldEnding(expiresAt, at('10:29:59'))).toBe(true)
  expect(isHoldEnding(expiresAt, at('10:30:00'))).toBe(false)
})

it('begins no new 30 minutes for dates that its holder has held until now', () => {
  const day = (of: number) => new Date(Date.UTC(2026, 11, of))
  const before = {
    startsAt: day(5),
    endsAt: day(12),
    expiresAt: at('10:30:00'),
    extendedAt: null,
  }
  const again = (startsAt: Date, endsAt: Date) =>
    holdAfter({ startsAt, endsAt, now: at('10:29:00') }, [before])
  expect(again(day(11), day(20))).toMatchObject({ expiresAt: at('10:30:00'), extendedAt: null })
  expect(again(day(12), day(20)).expiresAt).toEqual(at('10:59:00'))
  const extended = { ...before, expiresAt: at('10:45:00'), extendedAt: at('10:25:00') }
  const dates = { startsAt: day(5), endsAt: day(12), now: at('10:44:00') }
  expect(holdAfter(dates, [extended])).toMatchObject({
    expiresAt: at('10:45:00'),
    extendedAt: at('10:25:00'),
  })
})

it.each([
  ['after the hours of the company', 24, 240, 24],
  ['with the start, when that comes first', 24, 3, 3],
  ['after a renter’s own minutes, when the start is now', 24, 0, 0.5],
  ['after a renter’s own minutes, when the start is just over', 24, -0.25, 0.5],
  ['after one hour', 1, 240, 1],
])('a car for a caller is kept and goes %s', (_when, hours, startsIn, endsIn) => {
  const now = at('10:00:00')
  const after = (later: number) => new Date(now.getTime() + later * 3_600_000)
  expect(callerHoldUntil(hours, { now, startsAt: after(startsIn) })).toEqual(after(endsIn))
})
