import { afterEach, expect, it, vi } from 'vitest'
import { browserProof, forgetProof, proofToSend } from './browser-proof.ts'
import { endSession } from './session.ts'

afterEach(() => {
  forgetProof()
  vi.useRealTimers()
})

it('is made when a link is asked for, and is the same for the next one', () => {
  expect(browserProof()).toBeUndefined()
  const proof = proofToSend()
  expect(proof).toMatch(/^[0-9a-f]{64}$/)
  expect(browserProof()).toBe(proof)
  expect(proofToSend()).toBe(proof)
})

it('lasts as long as the newest link, and is never used again', () => {
  vi.useFakeTimers()
  const first = proofToSend()
  vi.advanceTimersByTime(15 * 60_000)
  proofToSend()
  vi.advanceTimersByTime(15 * 60_000)
  expect(browserProof()).toBe(first)
  vi.advanceTimersByTime(5 * 60_000)
  expect(browserProof()).toBeUndefined()
  expect(proofToSend()).not.toBe(first)
})

it('is forgotten with everything else at signing out', () => {
  proofToSend()
  endSession()
  expect(browserProof()).toBeUndefined()
})
