import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from './operations.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)

async function namesIn(folder: string): Promise<Record<string, unknown>> {
  const files = readdirSync(`${import.meta.dirname}/${folder}`)
  return files.includes('names.ts') ? import(`./${folder}/names.ts`) : {}
}

it('each operation has its name, which says of it what a call needs', async () => {
  const named = await Promise.all(folders.map(({ name }) => namesIn(name)))
  const needed = Object.fromEntries(
    Object.entries(operations).map(([key, operation]) => {
      const { kind, name } = operation
      const objectType = 'objectType' in operation && { objectType: operation.objectType }
      const fields = 'fields' in operation && { fields: operation.fields }
      return [key, { kind, name, ...objectType, ...fields }]
    }),
  )
  expect(Object.assign({}, ...named)).toEqual(needed)
})
