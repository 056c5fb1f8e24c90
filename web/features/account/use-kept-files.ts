import { useState } from 'react'
import { keepFiles, keptFiles } from '#web/core/forms/draft.ts'

/** Chosen pictures by place (front, back). They wait in memory when a sign-in comes between. */
export function useKeptFiles(draftName: string) {
  const [files, setFiles] = useState<readonly (File | undefined)[]>(() => keptFiles(draftName))
  const choose = (place: number) => (file: File | undefined) => {
    const next = [...files]
    next[place] = file
    setFiles(next)
    keepFiles(
      draftName,
      next.filter((each) => each !== undefined),
    )
  }
  return { files, choose, chosen: files.filter((each) => each !== undefined) }
}
