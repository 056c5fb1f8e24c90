import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { taggedFiles } from './test-files.ts'

/** Begins with the files tagged `@long`; the others follow in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = taggedFiles('long')
    const place = ({ moduleId }: TestSpecification) =>
      long.some((path) => moduleId.endsWith(`/${path}`)) ? 0 : 1
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, no array's
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
