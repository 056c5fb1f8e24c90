import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that keep a worker busy for long: begun last, they would run alone at the end. */
const long = [
  'random-walks',
  'input-sweep',
  'open-signing-key',
  'kill-nine',
  'lock-of-the-dead',
  'hostile-files',
  'file-scanners',
]

const place = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at < 0 ? long.length : at
}

/** Begins with the files that take longest; the others follow in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, no array's
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
