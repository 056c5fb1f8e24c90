import { expect, it } from 'vitest'
import { namesOnly, schemasOf, withInputs } from './operations-by-name.mjs'

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

it('an operation is its name, and each value can be left out', () => {
  const code = namesOnly(operations, { car: { kind: 'query', name: 'car' } })
  expect(code).toContain('export const car = {"kind":"query","name":"car"}')
  expect(code).toContain('export const Car = /* @__PURE__ */ (() => (z.object(')
  expect(code).toContain('export function isKind(kind: string) {\n  return')
  expect(code).not.toContain('One car.')
  expect(code).not.toContain('input')
})

it('what an operation takes is a value of the module of schemas, which needs only such modules', () => {
  const code = schemasOf(`import { Area } from './areas.ts'\n${operations}`)
  expect(code).toContain(
    'export const car$input = /* @__PURE__ */ (() => (z.object({ id: z.string() })))()',
  )
  expect(code).toContain("from './areas.ts?schemas'")
  expect(code).toContain("from 'zod/mini'")
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
  const from = "from '#protocol/cars/car.ts"
  expect(withInputs(screen, {})).toBe(`import { car as one, other } ${from}'
const { shape } = one$input
const step = { input: {} }
send(other, step.input)

import { car$input as one$input } ${from}?schemas'`)
  expect(withInputs(`import { car } ${from}'\nread(car)`, {})).toBeUndefined()
})

it('how long a text may be is said by the build, without the schema', () => {
  const screen = `import { car } from '#protocol/cars/car.ts'
const field = <input {...limitsOf(car.input.shape.name)} />
const rule = asked(car.input.shape.name)
`
  const limits = { car: { name: { required: true, maxLength: 40 } } }
  const code = withInputs(screen, limits)
  expect(code).toContain('<input {...({"required":true,"maxLength":40})} />')
  expect(code).toContain('asked(car$input.shape.name)')
})

it('a schema by its own name comes from the module of schemas, a type from nowhere', () => {
  const code = withInputs(`import { type Car, CarField, car } from '#protocol/cars/car.ts'\n`, {})
  expect(
    code,
  ).toBe(`import { type Car, type CarField as CarField$type, car } from '#protocol/cars/car.ts'

import { CarField as CarField } from '#protocol/cars/car.ts?schemas'`)
})

it('what only looks like an imported operation does not build', () => {
  const generic = `import { car } from '#protocol/cars/car.ts'
const limits = (operation) => operation.input.shape.id
`
  expect(() => withInputs(generic, {})).toThrow('operation.input.shape')
})
