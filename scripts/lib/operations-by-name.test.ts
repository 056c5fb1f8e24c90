import { expect, it } from 'vitest'
import { namesOnly, withInputs } from './operations-by-name.mjs'

const operations = `import * as z from 'zod/mini'
export const kinds = ['a', 'b'] as const
export const Car = z.object({ id: z.string() })
export const car = query('car', {
  about: 'One car.',
  access: 'visitor',
  input: z.object({ id: z.string() }),
  output: z.object({ car: Car }),
})
export function isKind(kind: string) {
  return kinds.some((each) => each === kind)
}
`

it('an operation is its name, what it takes a value of its own, and each value can be left out', () => {
  const code = namesOnly(operations, { car: { kind: 'query', name: 'car' } })
  expect(code).toContain('export const car = {"kind":"query","name":"car"}')
  expect(code).toContain(
    'export const car$input = /* @__PURE__ */ (() => (z.object({ id: z.string() })))()',
  )
  expect(code).toContain('export const Car = /* @__PURE__ */ (() => (z.object(')
  expect(code).toContain('export function isKind(kind: string) {\n  return')
  expect(code).not.toContain('One car.')
})

it('each line stays where it was', () => {
  const lines = namesOnly(operations, { car: { kind: 'query', name: 'car' } }).split('\n')
  const before = operations.split('\n')
  expect(lines.indexOf('export function isKind(kind: string) {')).toBe(
    before.indexOf('export function isKind(kind: string) {'),
  )
})

it('what reads the input of an imported operation is given that value', () => {
  const screen = `import { car as one, other } from '#protocol/cars/car.ts'
const { shape } = one.input
const step = { input: {} }
send(other, step.input)
`
  expect(withInputs(screen)).toBe(`import { car as one, other } from '#protocol/cars/car.ts'
const { shape } = one$input
const step = { input: {} }
send(other, step.input)

import { car$input as one$input } from '#protocol/cars/car.ts'`)
  expect(withInputs("import { car } from '#protocol/cars/car.ts'\nread(car)")).toBeUndefined()
})

it('what only looks like an imported operation does not build', () => {
  const generic = `import { car } from '#protocol/cars/car.ts'
const limits = (operation) => operation.input.shape.id
`
  expect(() => withInputs(generic)).toThrow('operation.input.shape')
})
