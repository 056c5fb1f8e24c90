import { expect, it } from 'vitest'
import { holdExpiresAt, isHoldEnding, isHoldLive } from './hold.ts'

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
