import { expect, it } from 'vitest'
import { safeReturnUrl } from './return-url.ts'

it('returns only to paths of this site (PRODUCT.md 3)', () => {
  expect(safeReturnUrl('/payment?order=7#total')).toBe('/payment?order=7#total')
  for (const trap of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    expect(safeReturnUrl(trap, '/dashboard')).toBe('/dashboard')
  }
  expect(safeReturnUrl(undefined)).toBe('/')
})
