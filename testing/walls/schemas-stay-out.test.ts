import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root, sourceFiles } from './source-files.ts'

const textOf = (path: string) => readFileSync(root + path, 'utf8')
const imports = /^import (?!type )\{([^}]*)\} from '#(protocol\/[^']+)'/gm

/** What is imported from a file of schemas by a screen that does not check by it, by the name it has there. */
function needless(path: string, text: string, hasSchemas: (path: string) => boolean): string[] {
  return [...text.matchAll(imports)].flatMap(([, names = '', from = '']) => {
    if (!hasSchemas(from)) return []
    const values = names.split(',').map((name) => name.trim())
    return values
      .filter((name) => name !== '' && !name.startsWith('type '))
      .filter((name) => {
        const [imported = '', local = imported] = name.split(' as ')
        // Schemas are written large; this one reads a whole file by its schema.
        if (/^[A-Z]/.test(imported) || imported === 'readPassport') return false
        return !new RegExp(String.raw`\b${local}\.input\b`).test(text)
      })
      .map((name) => `${path}: ${name} of ${from}`)
  })
}

it('a screen brings in a file of schemas only to check by it', () => {
  const hasSchemas = (path: string) => textOf(path).includes("import * as z from 'zod/mini'")
  const screens = sourceFiles(['ts', 'tsx']).filter(
    (path) => path.startsWith('web/') && !/\.test\.tsx?$/.test(path),
  )
  expect(screens.flatMap((path) => needless(path, textOf(path), hasSchemas))).toEqual([])
})

it('a name and a choice that are taken from there are seen, a form that checks is not', () => {
  const found = (text: string) => needless('web/x.tsx', text, () => true)
  const from = "from '#protocol/jobs/jobs/jobs.ts'\n"
  expect(found(`import { jobs, jobSorts, type Job } ${from}read(jobs)`)).toHaveLength(2)
  expect(found(`import { updateJob as change, Spot } ${from}send(change, change.input)`)).toEqual(
    [],
  )
  expect(found(`import type { jobs } ${from}`)).toEqual([])
})
