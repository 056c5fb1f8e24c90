import { describe, expect, it } from 'vitest'
import { confirmedHoldUntil, unconfirmedHoldUntil } from './unconfirmed-hold.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

describe('a hold of an unconfirmed account', () => {
  it.each([
    ['lasts 15 minutes', '10:00:00', undefined, '10:15:00'],
    ['goes on where an earlier one of its network was', '10:10:00', '10:00:00', '10:15:00'],
    ['has a last second', '10:14:59', '10:00:00', '10:15:00'],
    ['is over when its 15 minutes are', '10:15:00', '10:00:00', undefined],
    ['is not had again an hour later', '11:00:00', '10:00:00', undefined],
  ])('%s', (_what, now, since, until) => {
    expect(unconfirmedHoldUntil(at(now), since ? at(since) : undefined)).toEqual(
      until ? at(until) : undefined,
    )
  })

  it.each([
    ['becomes 30 minutes from its start', '10:00:00', '10:15:00', '10:30:00'],
    ['never ends sooner than before', '10:00:00', '10:45:00', '10:45:00'],
  ])('%s when the address is confirmed', (_what, start, until, then) => {
    expect(confirmedHoldUntil(at(start), at(until))).toEqual(at(then))
  })
})
