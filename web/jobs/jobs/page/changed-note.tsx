import { changedMeanwhile } from '#web/core/api/errors.ts'
import { Banner } from '#web/ui/banner.tsx'

/** What the server says changed since it was read, in the place where it was accepted; the toast goes by. */
export function ChangedNote({ error }: { error: unknown }) {
  const sentence = changedMeanwhile(error)
  return sentence === undefined ? null : <Banner tone="warn">{sentence}</Banner>
}
