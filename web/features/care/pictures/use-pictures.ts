import { useState } from 'react'
import { forgetPart, keepPart } from '#web/core/offline/kept-draft.ts'
import { newRequestId } from '#web/core/request-id.ts'
import { fileProblem } from '#web/ui/file-rules.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Position } from '../position.ts'
import type { Picture } from './picture.ts'
import { shrunkPicture } from './shrink.ts'

/** Before it is made small; the server takes 10 MB of what is left (PRODUCT.md 7). */
const mostMb = 20
const part = (id: string) => `picture/${id}`

/** The pictures among the parts of a kept draft, oldest first; `under` a draft inside of it. */
export function picturesIn(parts: ReadonlyMap<string, unknown>, under = ''): Picture[] {
  const found: Picture[] = []
  for (const [name, value] of parts)
    if (name.startsWith(under + part(''))) found.push(value as Picture)
  return found.toSorted((one, other) => one.takenAt.localeCompare(other.takenAt))
}

type Options = {
  draft: string
  kept: readonly Picture[]
  /** Where the device is, if the person told. */
  position: Position | undefined
}

export type Pictures = ReturnType<typeof usePictures>

/** The pictures of one form, each kept on the device the moment it is taken. */
export function usePictures({ draft, kept, position }: Options) {
  const [all, setAll] = useState<readonly Picture[]>(kept)
  /** What was wrong with the last file of a checkpoint, as a key of the field messages. */
  const [problems, setProblems] = useState<Record<string, string | undefined>>({})
  const [isSafe, setSafe] = useState(true)
  /** The checkpoint whose picture is being made small. */
  const [working, setWorking] = useState<string>()

  const keep = (picture: Picture) => void keepPart(draft, part(picture.id), picture).then(setSafe)
  const remove = (id: string) => {
    setAll((before) => before.filter((one) => one.id !== id))
    void forgetPart(draft, part(id))
  }
  const change = (picture: Picture) => {
    setAll((before) => before.map((one) => (one.id === picture.id ? picture : one)))
    keep(picture)
  }
  /** Takes a file for a checkpoint; `replaced` is the picture that it is taken instead of. */
  const take = async (checkpoint: string, file: File, replaced?: string) => {
    const tooMuch = fileProblem(file, 'image', mostMb)
    setWorking(checkpoint)
    const small = tooMuch ? undefined : await shrunkPicture(file)
    setWorking(undefined)
    const problem = tooMuch ?? (small ? undefined : fieldError('imageOnly'))
    setProblems((before) => ({ ...before, [checkpoint]: problem }))
    if (!small) return
    const picture: Picture = {
      id: newRequestId(),
      checkpoint,
      file: small,
      takenAt: new Date().toISOString(),
      ...position,
      note: '',
      marks: [],
    }
    if (replaced) remove(replaced)
    setAll((before) => [...before, picture])
    keep(picture)
  }
  return { all, problems, working, isSafe, take, change, remove }
}
