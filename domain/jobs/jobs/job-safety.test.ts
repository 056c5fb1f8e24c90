import { describe, expect, it } from 'vitest'
import type { JobRole } from './job-moves.ts'
import {
  allowedLocationActions,
  hasEmergencyCard,
  isOldPosition,
  isRunning,
  type LocationAction,
  type LocationState,
  locationStates,
  type RunFacts,
} from './job-safety.ts'
import { jobStatuses, jobTypes } from './job.ts'

const minute = 60_000
const hour = 60 * minute
const startsAt = new Date('2026-11-22T16:00:00Z')
const endsAt = new Date('2026-11-22T20:00:00Z')
const during = new Date('2026-11-22T17:00:00Z')
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const ride: RunFacts = {
  type: 'rideRequest',
  status: 'assigned',
  startsAt,
  endsAt,
  isBlocked: false,
}

describe('the emergency card', () => {
  it.each<[string, JobRole, Partial<RunFacts>, Date, boolean]>([
    ['stands while it runs, for its owner', 'owner', {}, during, true],
    ['and for who does it', 'assigned', {}, during, true],
    ['for nobody who only applied', 'applicant', {}, during, false],
    ['or looks', 'other', {}, during, false],
    ['from two hours before', 'owner', {}, after(startsAt, -2 * hour), true],
    ['not earlier', 'owner', {}, after(startsAt, -2 * hour - 1), false],
    ['for a day after the window', 'owner', {}, after(endsAt, 24 * hour - 1), true],
    ['not longer', 'owner', {}, after(endsAt, 24 * hour), false],
    ['also when one blocked the other', 'owner', { isBlocked: true }, during, true],
    ['who moves a van for the company has it', 'assigned', { type: 'relocation' }, during, true],
    ['its staff do not', 'owner', { type: 'relocation' }, during, false],
  ])('%s', (_what, role, more, now, stands) => {
    expect(hasEmergencyCard(role, { ...ride, ...more }, now)).toBe(stands)
  })

  it.each(jobTypes)('where driving is part of it: %s', (type) => {
    const drives = !['carWash', 'roadside', 'inspection'].includes(type)
    expect(hasEmergencyCard('assigned', { ...ride, type }, during)).toBe(drives)
  })

  it.each(jobStatuses)('only while somebody is assigned: %s', (status) => {
    expect(hasEmergencyCard('owner', { ...ride, status }, during)).toBe(status === 'assigned')
  })
})

describe('somebody’s location', () => {
  const own: Record<LocationState, LocationAction[]> = {
    none: [],
    asked: ['allow', 'refuse'],
    allowed: ['share', 'stop'],
    refused: ['allow'],
  }
  const others: Record<LocationState, LocationAction[]> = {
    none: ['ask'],
    asked: [],
    allowed: ['read'],
    refused: ['ask'],
  }
  it.each(locationStates)('what they and the other may do while it is %s', (state) => {
    expect(allowedLocationActions('self', { state }, ride, during)).toEqual(own[state])
    expect(allowedLocationActions('other', { state }, ride, during)).toEqual(others[state])
  })

  const whoSaidNo = { state: 'refused', answeredAt: during } as const
  it.each([
    [29 * minute, []],
    [30 * minute, ['ask']],
  ])('whoever said no is asked again after 30 minutes: %i', (ms, actions) => {
    expect(allowedLocationActions('other', whoSaidNo, ride, after(during, ms))).toEqual(actions)
  })

  it.each<[string, Partial<RunFacts>, Date]>([
    ['before the window', {}, after(startsAt, -1)],
    ['once it is over', {}, endsAt],
    ...jobStatuses
      .filter((status) => status !== 'assigned')
      .map((status): [string, Partial<RunFacts>, Date] => [status, { status }, during]),
    ['between people of whom one blocked the other', { isBlocked: true }, during],
    ['of a relocation', { type: 'relocation' }, during],
  ])('is nobody’s business: %s', (_what, more, now) => {
    const job = { ...ride, ...more }
    for (const state of locationStates) {
      expect(allowedLocationActions('other', { state }, job, now)).toEqual([])
      const stop = state === 'allowed' ? ['stop'] : []
      expect(allowedLocationActions('self', { state }, job, now)).toEqual(stop)
    }
  })

  it('a job runs from the beginning of its window until its end', () => {
    const moments = [startsAt, after(endsAt, -1), after(startsAt, -1), endsAt]
    expect(moments.map((now) => isRunning(ride, now))).toEqual([true, true, false, false])
  })

  it('is old after ten minutes', () => {
    const ages = [0, 10 * minute, 10 * minute + 1]
    expect(ages.map((ms) => isOldPosition(during, after(during, ms)))).toEqual([false, false, true])
  })
})
