import { expect, it } from 'vitest'
import { loading } from './loading.ts'

// @9-loader-counter
it('counts the calls under way and never falls below 0', () => {
  loading.begin()
  loading.begin()
  expect(loading.count()).toBe(2)
  loading.end()
  loading.end()
  loading.end()
  expect(loading.count()).toBe(0)
  loading.begin()
  expect(loading.count()).toBe(1)
  loading.end()
})
