import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root, sourceFiles } from './source-files.ts'

/** The wire names codes in its descriptions, and the demo and tests write rows as they stand. */
const isHeld = (path: string) =>
  /^(server|web)\//.test(path) &&
  !/^server\/(platform\/db|app\/demo)\//.test(path) &&
  !/\.test\.tsx?$/.test(path)

const comment = /^\s*(\*|\/\*|\/\/)/
const bare = /(status|code)\b[^'"`]{0,40}[^\w.'"#-](8[5-9]|9[0-3])\b(?!\.)/i

it('outside domain and the wire a rental status has its name and no number', () => {
  const found = sourceFiles(['ts', 'tsx'])
    .filter(isHeld)
    .flatMap((path) =>
      readFileSync(root + path, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
        .filter(({ line }) => !comment.test(line) && bare.test(line))
        .map(({ line, at }) => `${at} ${line.trim()}`),
    )
  expect(found).toEqual([])
})
