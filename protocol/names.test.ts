import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from './operations.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/').split('/'))
  .filter(([, name]) => name === 'names.ts')

async function namesIn(wing: string): Promise<Record<string, unknown>> {
  return import(`./${wing}/names.ts`)
}

it('each operation has its name, which says of it what a call needs', async () => {
  const named = await Promise.all(files.map(([wing = '']) => namesIn(wing)))
  const needed = Object.fromEntries(
    Object.entries(operations).map(([key, operation]) => {
      const { kind, name } = operation
      const objectType = 'objectType' in operation && { objectType: operation.objectType }
      const fields = 'fields' in operation && { fields: operation.fields }
      return [key, { kind, name, ...objectType, ...fields }]
    }),
  )
  expect(Object.assign({}, ...named), 'protocol/<wing>/names.ts').toEqual(needed)
})
