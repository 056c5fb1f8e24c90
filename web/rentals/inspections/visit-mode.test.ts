import { expect, it } from 'vitest'
import { visitKind, visitMode } from './visit-mode.ts'

type Facts = Parameters<typeof visitMode>[0]

const booked = {
  allowedActions: [] as string[],
  rentalStatus: 85,
  confirmation: 'confirmed',
  paid: true,
} as Facts

it('takes or returns keys as the server allows', () => {
  expect(visitMode({ ...booked, allowedActions: ['arrive', 'getKeys'] }, false)).toBe('get')
  expect(visitMode({ ...booked, rentalStatus: 86, allowedActions: ['returnKeys'] }, false)).toBe(
    'return',
  )
  expect(visitMode(booked, false)).toBeUndefined()
})

it('opens the form for a booked pickup without signal, where the last word may be hours old', () => {
  expect(visitMode(booked, true)).toBe('get')
  expect(visitMode({ ...booked, paid: false }, true)).toBeUndefined()
  expect(visitMode({ ...booked, confirmation: 'pending' }, true)).toBeUndefined()
  expect(visitMode({ ...booked, rentalStatus: 87 }, true)).toBeUndefined()
})

it('is a return from the moment that the keys were taken', () => {
  const at = (rentalStatus: number, arrivedFor?: 'pickup' | 'return') =>
    visitKind({ rentalStatus, arrivedFor })
  expect([at(85), at(91, 'pickup')]).toEqual(['get', 'get'])
  expect([at(86), at(92), at(93), at(91, 'return')]).toEqual(Array(4).fill('return'))
})
