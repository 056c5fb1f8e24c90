import { describe, expect, it } from 'vitest'
import { chargeProblem, gasProblem, milesOf, odometerProblem, percentOf } from './keys-values.ts'

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

describe('charge', () => {
  it('is read with and without its sign', () => {
    expect(['80', ' 80 %', '080', '8o', '1000', ''].map(percentOf)).toEqual([
      80,
      80,
      80,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('has to be there, a number, and at most the whole battery', () => {
    expect(['', 'half', '101', '100', '0'].map(chargeProblem)).toEqual([
      'required:',
      'numbers:',
      'max:100',
      undefined,
      undefined,
    ])
  })
})
