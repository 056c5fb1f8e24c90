import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { posix } from 'node:path'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the first line of a test file says of it, as `// @long @thorough`, and in which folders that is read. */
export const fileTags = {
  /** Keeps a worker busy for long: begun last, it would run alone at the end. */
  long: ['server', 'testing'],
  /**
   * Only `npm test -- thorough` runs it: starts of whole servers, sweeps, hostile files, a story once more in
   * the other size or by keyboard; single journeys say so by a tag of the same name. Random walks are
   * shorter elsewhere (testing/walk/length.ts).
   */
  thorough: ['server', 'testing', 'e2e'],
  /**
   * What no size of a screen changes is told once, on a phone; single tests say so by a tag of the
   * same name. A story in two languages is told on a phone in one and on a desk in the other. How
   * every screen stands, and what only a story leads to, is looked at by changing the size for a look
   * (`inBothSizes`).
   */
  phone: ['e2e'],
  /** What needs a keyboard or sets its own sizes; single tests say so by a tag of the same name. */
  desk: ['e2e'],
} as const

export type FileTag = keyof typeof fileTags

/** The tags of a first line, known or not. */
export function tagsOf(text: string): string[] {
  const [line = ''] = text.split('\n', 1)
  return /^\/\/( @[a-z-]+)+$/.test(line) ? line.slice(4).split(' @') : []
}

/** The paths of the test files in a folder, from the root and with forward slashes. */
export function testFiles(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .toSorted()
}

const texts = new Map<string, string>()

function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(root + path, 'utf8')
  texts.set(path, text)
  return text
}

/** The test files that are tagged so. */
export function taggedFiles(tag: FileTag): string[] {
  return fileTags[tag]
    .flatMap((folder) => testFiles(folder))
    .filter((path) => tagsOf(read(path)).includes(tag))
}

/**
 * The tests of the server that need no database, so that none is begun for a look at one of them:
 * neither they nor what they import of testing/ asks for the PostgreSQL of the run. One that gets
 * at it by another way fails, for there is none.
 */
export function withoutDatabase(): string[] {
  const known = new Map<string, { asks: boolean; helpers: string[] }>()
  const look = (path: string) => {
    const text = known.has(path) ? '' : read(path)
    const found = known.get(path) ?? {
      asks: text.includes('TEST_POSTGRES_URL'),
      helpers: helpersOf(path, text),
    }
    known.set(path, found)
    return found
  }
  const needsDatabase = (path: string, seen: Set<string>): boolean => {
    if (seen.has(path)) return false
    seen.add(path)
    const { asks, helpers } = look(path)
    return asks || helpers.some((helper) => needsDatabase(helper, seen))
  }
  return testFiles('server').filter((path) => !needsDatabase(path, new Set()))
}

/** What a text at `path` imports of testing/. */
function helpersOf(path: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?'([#.][^']+\.ts)'/g)]
    .map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name),
    )
    .filter((name) => name.startsWith('testing/'))
}
