import { describe, expect, it } from 'vitest'
import { gasProblem, milesOf, odometerProblem } from './keys-values.ts'

describe('miles as people type them', () => {
  it.each([
    ['47380', 47_380],
    ['47,380', 47_380],
    [' 47 380 ', 47_380],
    ['0', 0],
  ])('%s', (typed, miles) => {
    expect(milesOf(typed)).toBe(miles)
  })

  it.each(['', '-5', '47k', '12345678'])('«%s» are none', (typed) => {
    expect(milesOf(typed)).toBeUndefined()
  })
})

describe('what is wrong with a reading', () => {
  it.each([
    ['', 'required:'],
    ['many', 'numbers:'],
    ['47375', 'min:47376'],
    ['47376', undefined],
  ])('«%s» with a last reading of 47376', (typed, problem) => {
    expect(odometerProblem(typed, 47_376)).toBe(problem)
  })

  it('a gauge that nobody touched is missing, an empty tank is not', () => {
    expect(gasProblem(undefined)).toBe('required:')
    expect(gasProblem(0)).toBeUndefined()
  })
})
