import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOfAll, loadedBy } from './imports.ts'
import { root } from './source-files.ts'
import { wings } from './wings.ts'

const most = 25

const ownTest = 'has a test of its own, which needs nothing of its importer'
/** Small files that are of no kind, and why they do not join their importer. */
const exceptions = new Map([
  ['domain/core/text/phone-digits.ts', ownTest],
  ['server/jobs/jobs/job-photos.ts', 'update-job.ts would be longer than a file may be'],
  ['server/platform/http/pages/known-screen.ts', ownTest],
  ['web/core/debounced.ts', ownTest],
  ['web/people/account/goal-after.ts', ownTest],
  ['web/people/account/mailable.ts', ownTest],
  ['web/rentals/inspections/inspection-values.ts', ownTest],
])

/** A kind of file that has a name of its own: a row of docs/glossary.md#kinds-of-file. */
type Kind = {
  row: string
  names: RegExp[]
  importers: RegExp[]
  /** Its importer loads it when it is needed. */
  isLoaded: boolean
}

const read = (file: string) => readFileSync(root + file, 'utf8')
const isTest = (file: string) => /\.test\.tsx?$|^(?:testing|e2e)\//.test(file)
const isSource = (file: string) => /^(?:domain|protocol|server|web)\//.test(file)

/** `*` is a word, `**` any folders and file, `<wing>` one of the nine; what has no side may lie in any folder. */
function pattern(written: string): RegExp {
  const text = written
    .replaceAll('.', String.raw`\.`)
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]+')
    .replaceAll('<wing>', `(?:${wings.join('|')})`)
  return new RegExp(`(?:^|/)${text}$`)
}

function kindsOf(glossary: string): Kind[] {
  const [, table = ''] = glossary.split('## Kinds of file')
  return Array.from(table.matchAll(/^\| (`.+?) \|(.*?)\|.*$/gm), ([row, names = '', by = '']) => {
    const quoted = (cell: string) =>
      Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
    const importers = quoted(by)
    return {
      row,
      names: quoted(names).map(pattern),
      importers: importers.filter((name) => name !== 'import()').map(pattern),
      isLoaded: importers.includes('import()'),
    }
  })
}

const kinds = kindsOf(read('docs/glossary.md'))

function isOf(kind: Kind, file: string, importer: string, importing: string): boolean {
  if (!kind.names.some((name) => name.test(file))) return false
  if (kind.isLoaded) return loadedBy(importer, importing).includes(file)
  return kind.importers.length === 0 || kind.importers.some((name) => name.test(importer))
}

/** The small files that only one file imports, and of what kinds they are. Tests are not counted. */
function smallFiles(
  imports: ReadonlyMap<string, readonly string[]>,
  text: (file: string) => string,
) {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of imports)
    if (!isTest(file))
      for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file])
  const isSmall = (file: string) => text(file).trimEnd().split('\n').length <= most
  return [...importers]
    .filter(([file, all]) => isSource(file) && all.length === 1 && isSmall(file))
    .map(([file, [importer = '']]) => {
      const importing = text(importer)
      return { file, importer, of: kinds.filter((kind) => isOf(kind, file, importer, importing)) }
    })
}

const imports = importsOfAll()
const ofNoKind = smallFiles(imports, read).filter(({ of }) => of.length === 0)

it('a small file that one file imports joins it, or is of a kind that the glossary names', () => {
  const wrong = ofNoKind
    .filter(({ file }) => !exceptions.has(file))
    .map(({ file, importer }) => `${file} → ${importer}`)
  expect(wrong).toEqual([])
})

it('no exception is gone', () => {
  const found = new Set(ofNoKind.map(({ file }) => file))
  expect([...exceptions.keys()].filter((file) => !found.has(file))).toEqual([])
})

it('the glossary names no kind that no file is of', () => {
  const files = [...imports.keys()].filter(isSource)
  const gone = kinds.filter(
    ({ names }) => !files.some((file) => names.some((name) => name.test(file))),
  )
  expect(kinds.length).toBeGreaterThan(0)
  expect(gone.map(({ row }) => row)).toEqual([])
})

const part = 'web/jobs/jobs/part.tsx'
const screen = 'web/jobs/jobs/jobs-screen.tsx'
const shell = 'web/app/shell/shell.tsx'

it.each([
  ['of 25 lines', 'joins its importer', part, 25, [screen]],
  ['of 26 lines', 'stays', part, 26, [screen]],
  ['with two importers', 'stays', part, 3, [screen, 'web/jobs/jobs/other.tsx']],
  ['that a test imports too', 'joins its importer', part, 3, [screen, 'web/jobs/jobs/a.test.ts']],
  ['of sentences', 'stays', 'web/jobs/jobs/part-messages.ts', 3, [screen]],
  ['that its wing hands over', 'stays', part, 3, [shell]],
  ['of the frame', 'joins its importer', 'web/app/shell/part.tsx', 3, [shell]],
  ['with a rule for a side', 'stays', 'domain/jobs/jobs/part.ts', 3, ['server/jobs/jobs/x.ts']],
  ['with a rule for a rule', 'joins its importer', 'domain/a.ts', 3, ['domain/jobs/jobs/x.ts']],
])('a file %s %s', (_what, verdict, file, lines, importers) => {
  const text = (of: string) => (of === file ? '//\n'.repeat(lines) : `import '#${file}'`)
  const found = smallFiles(new Map(importers.map((importer) => [importer, [file]])), text)
  expect(found.some(({ of }) => of.length === 0)).toBe(verdict !== 'stays')
})

it('a file that is loaded when it is needed stays', () => {
  const found = smallFiles(new Map([[screen, [part]]]), (of) =>
    of === part ? '' : `await import('./part.tsx')`,
  )
  expect(found.map(({ of }) => of.length)).toEqual([1])
})
