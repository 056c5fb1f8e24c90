import { expect, it } from 'vitest'
import { WorkAllowance } from './work-allowance.ts'

const hourMs = 3_600_000
const tooMany = expect.objectContaining({ status: 429 })

it('lets a person have work done until it is used up, and others too', () => {
  const allowance = new WorkAllowance(10_000, hourMs)
  allowance.spend('ana', 9_999, 0)
  allowance.need('ana', 1)
  allowance.spend('ana', 4_000, 2)
  expect(() => allowance.need('ana', 3)).toThrow(tooMany)
  allowance.need('ben', 3)
})

it('tells when to come back, and has everything again then', () => {
  const allowance = new WorkAllowance(10_000, hourMs)
  allowance.spend('ana', 10_000, 5_000)
  expect(() => allowance.need('ana', hourMs - 1_000)).toThrow(
    expect.objectContaining({ status: 429, retryAfterSeconds: 6 }),
  )
  allowance.need('ana', hourMs + 5_000)
  allowance.spend('ana', 9_000, hourMs + 5_000)
  allowance.need('ana', hourMs + 5_001)
})

it('forgets people whose hour is over', () => {
  const allowance = new WorkAllowance(10_000, hourMs)
  for (let person = 0; person < 2_000; person++) allowance.spend(`person ${person}`, 1, person)
  expect(allowance.size).toBe(2_000)
  allowance.spend('ana', 1, 2 * hourMs)
  expect(allowance.size).toBe(1)
})
