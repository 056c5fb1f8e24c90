import { useEffect, useState } from 'react'
import { readKeptDraft } from './kept-draft.ts'

/** The parts of a draft as they lay on the device when the screen opened; undefined while they are read. */
export function useKeptDraft(draft: string): Map<string, unknown> | undefined {
  const [found, setFound] = useState<{ draft: string; parts: Map<string, unknown> }>()
  useEffect(() => {
    let isHere = true
    void readKeptDraft(draft).then((parts) => {
      if (isHere) setFound({ draft, parts })
    })
    return () => {
      isHere = false
    }
  }, [draft])
  return found?.draft === draft ? found.parts : undefined
}
