import { expect, it } from 'vitest'
import { safeReturnUrl } from './return-url.ts'

it.each([
  ['/payment?order=7#total'],
  ['/details?car=3&note=a%2Fb%20c'],
  [`/results?area=${'5'.repeat(3000)}`],
])('returns to %s as it is', (path) => {
  expect(safeReturnUrl(path)).toBe(path)
})

// @4.4-protected-route
it.each([
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['evil.example'],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['/good\\..\\evil'],
  // Each of these is a path of ours until a browser normalizes it.
  ['/.//evil.example'],
  ['/..//evil.example/x'],
  ['/results/../..//evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  // And these cannot be read at all.
  ['//'],
  ['//:80'],
  ['//['],
])('never returns to %j', (trap) => {
  expect(safeReturnUrl(trap, '/dashboard')).toBe('/dashboard')
})

it('goes home when there is nothing to return to', () => {
  expect(safeReturnUrl(undefined)).toBe('/')
  expect(safeReturnUrl('')).toBe('/')
})
