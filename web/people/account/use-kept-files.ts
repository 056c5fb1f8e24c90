import { useState } from 'react'
import { keepFiles, keptFiles } from '#web/core/forms/draft.ts'

type Places = readonly (File | undefined)[]

/** Chosen pictures by place (front, back). They wait in memory when a sign-in comes between. */
export function useKeptFiles(draftName: string) {
  const [files, setFiles] = useState<Places>(() => keptFiles(draftName))
  const keep = (next: Places) => {
    setFiles(next)
    keepFiles(
      draftName,
      next.filter((each) => each !== undefined),
    )
  }
  const choose = (place: number) => (file: File | undefined) => {
    const next = [...files]
    next[place] = file
    keep(next)
  }
  return {
    files,
    choose,
    /** Both sides at once. */
    chooseBoth: (front: File, back: File) => keep([front, back]),
    chosen: files.filter((each) => each !== undefined),
  }
}
