import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { compileIn } from './wrong-file.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const catalogue = readFileSync(join(root, 'web/app/shell/messages.ts'), 'utf8')

const [english, spanish = ''] = catalogue.split(/(?=const es: typeof en)/)
const withoutSignIn = spanish.replace(/^ *signIn: .*\n/m, '')

let asItIs: string | undefined
let lacking: string | undefined

beforeAll(() => {
  ;[asItIs, lacking] = compileIn('web', catalogue, english + withoutSignIn)
})

test('the catalogue of the shell compiles as it is', () => {
  expect(asItIs).toBe('')
})

// @9-languages-en
test('a message that Spanish lacks does not compile', () => {
  expect(withoutSignIn).not.toBe(spanish)
  expect(lacking).toContain("'signIn' is missing in type")
})

test('every Spanish catalogue is typed by its English one', () => {
  const rooms = ['domain', 'protocol', 'server', 'web']
  const untyped = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, room, name))
      .filter((path) => /^const es = /m.test(readFileSync(path, 'utf8'))),
  )
  expect(untyped).toEqual([])
})
