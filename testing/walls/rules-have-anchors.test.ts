import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles } from './source-files.ts'

const read = (path: string) => readFileSync(root + path, 'utf8')

/** The anchors that a page's headings make, spelled as GitHub does. */
function anchorsOf(page: string): Set<string> {
  const headings = read(page).matchAll(/^#{1,6} (.+)$/gm)
  return new Set(
    Array.from(headings, ([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )
}

/** What `text`, a file at `path`, points to: comments by the path from the root, pages by links. */
function pointers(path: string, text: string): string[] {
  if (!path.endsWith('.md')) return text.match(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g) ?? []
  const links = text.matchAll(/\]\(([\w./-]*\.md)?(#[\w-]+)?\)/g)
  return Array.from(links, ([, file, anchor]) => [file, anchor])
    .filter(([file, anchor]) => file || anchor)
    .map(([file, anchor]) => {
      const page = file ? posix.join(posix.dirname(path), file) : path
      return page + (anchor ?? '')
    })
}

function missing(pointer: string): boolean {
  const [page = '', anchor] = pointer.split('#')
  if (!existsSync(root + page)) return true
  return anchor !== undefined && !anchorsOf(page).has(anchor)
}

const files = [
  ...sourceFiles(['ts', 'tsx', 'mjs', 'css', 'sql', 'md']),
  'README.md',
  'CONTRIBUTING.md',
].filter(
  (path) =>
    !path.endsWith('rules-have-anchors.test.ts') && !path.startsWith('server/fleet/site/content/'),
)

it('a rule that a comment or a page points to is written down', () => {
  const wrong = files.flatMap((path) =>
    pointers(path, read(path))
      .filter(missing)
      .map((pointer) => `${path} points to ${pointer}`),
  )
  expect(wrong).toEqual([])
})

it('no file points to a document that the repository does not hold', () => {
  const foreign = /\b(?:SEED|PRODUCT|DESIGN|ARCHITECTURE)\.md\b/
  expect(files.filter((path) => foreign.test(read(path)))).toEqual([])
})

it('a page names no file that is not there', () => {
  const all = sourceFiles(['ts', 'tsx', 'mjs', 'sql'])
  const wrong = files
    .filter((path) => path.endsWith('.md') && !path.startsWith('docs/decisions/'))
    .flatMap((path) => {
      const names = read(path).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|sql))`/g)
      return Array.from(names, ([, name = '']) => name)
        .filter((name) => !all.some((file) => file === name || file.endsWith(`/${name}`)))
        .map((name) => `${path} names ${name}`)
    })
  expect(wrong).toEqual([])
})
