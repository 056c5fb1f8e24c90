import { expect, it } from 'vitest'
import { type Gap, openingStep, stepsOf } from './visit-steps.ts'

const gapAt = (step: Gap['step']): Gap => ({ step, at: 'front', isPhoto: true, name: 'Front' })

it('shows the code after the walk, and asks for the dash after the code', () => {
  expect(stepsOf('get', false)).toEqual(['walk', 'key', 'inside'])
  expect(stepsOf('get', true)).toEqual(['handIn', 'walk', 'key', 'inside'])
})

it('looks at the bill last before a car is handed back', () => {
  expect(stepsOf('return', false)).toEqual(['inside', 'walk', 'end'])
})

it('goes on where it was left, but past nothing that is missing', () => {
  const steps = stepsOf('get', false)
  expect(openingStep(steps, [gapAt('walk')], undefined)).toBe('walk')
  expect(openingStep(steps, [gapAt('inside')], 'key')).toBe('key')
  expect(openingStep(steps, [gapAt('inside')], 'inside')).toBe('inside')
  // The photos of yesterday prove nothing, and the code waits for new ones.
  expect(openingStep(steps, [gapAt('walk'), gapAt('inside')], 'inside')).toBe('walk')
  expect(openingStep(steps, [], 'inside')).toBe('inside')
})
