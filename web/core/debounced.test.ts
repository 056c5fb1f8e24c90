import { afterEach, expect, test, vi } from 'vitest'
import { debounced, resizeDebounceMs } from './debounced.ts'

afterEach(() => {
  vi.useRealTimers()
})

// @9-resize-debounce
test('a window that is being resized is measured once, 500 ms after its last change', () => {
  vi.useFakeTimers()
  let measured = 0
  const measure = debounced(() => {
    measured += 1
  }, resizeDebounceMs)
  for (let change = 0; change < 10; change++) {
    measure.call()
    vi.advanceTimersByTime(100)
  }
  expect(measured).toBe(0)
  vi.advanceTimersByTime(399)
  expect(measured).toBe(0)
  vi.advanceTimersByTime(1)
  expect(measured).toBe(1)
})

test('what is gone is not measured any more', () => {
  vi.useFakeTimers()
  let measured = 0
  const measure = debounced(() => {
    measured += 1
  }, resizeDebounceMs)
  measure.call()
  measure.cancel()
  vi.advanceTimersByTime(1000)
  expect(measured).toBe(0)
})
