import { useState } from 'react'
import { forgetPart, keepPart } from '#web/people/offline/kept-draft.ts'
import type { Position } from '#web/core/position.ts'
import { newRequestId } from '#web/core/api/request-id.ts'
import { takenPhoto } from '#web/ui/media/taken-photo.ts'
import { type Picture, picturesIn, picturePart as part } from './picture.ts'

type Options = {
  draft: string
  /** What of the draft lay on the device when the screen opened. */
  parts: ReadonlyMap<string, unknown>
  /** The draft inside of it. */
  under?: string
  /** Where the device is, if the person told. */
  position: Position | undefined
}

export type Pictures = ReturnType<typeof usePictures>

/** The pictures of one form, each kept on the device the moment it is taken. */
export function usePictures({ draft, parts, under, position }: Options) {
  const [all, setAll] = useState<readonly Picture[]>(() => picturesIn(parts, new Date(), under))
  /** What was wrong with the last file of a checkpoint, as a key of the field messages. */
  const [problems, setProblems] = useState<Record<string, string | undefined>>({})
  /** Pictures that the device would not keep. */
  const [unsafe, setUnsafe] = useState<readonly string[]>([])
  /** The checkpoints whose pictures are being made small. */
  const [working, setWorking] = useState<readonly string[]>([])

  /** What the person has just done: the picture they took, or the checkpoint they took one away from. */
  const [latest, setLatest] = useState<string>()

  const forgetUnsafe = (id: string) => setUnsafe((before) => before.filter((one) => one !== id))
  const keep = async (picture: Picture) => {
    const isSafe = await keepPart(draft, part(picture.id), picture)
    forgetUnsafe(picture.id)
    if (!isSafe) setUnsafe((before) => [...before, picture.id])
  }
  const remove = (id: string) => {
    setAll((before) => before.filter((one) => one.id !== id))
    forgetUnsafe(id)
    void forgetPart(draft, part(id))
    setLatest(all.find((one) => one.id === id)?.checkpoint)
  }
  const change = (picture: Picture) => {
    setAll((before) => before.map((one) => (one.id === picture.id ? picture : one)))
    void keep(picture)
  }
  /** Adds a photo that is small already; `replaced` is the picture that it is taken instead of. */
  const add = (checkpoint: string, photo: Blob, replaced?: string) => {
    const picture: Picture = {
      id: newRequestId(),
      checkpoint,
      file: photo,
      takenAt: new Date().toISOString(),
      ...position,
      note: '',
      marks: [],
    }
    if (replaced) remove(replaced)
    setProblems((before) => ({ ...before, [checkpoint]: undefined }))
    setAll((before) => [...before, picture])
    void keep(picture)
    setLatest(picture.id)
  }
  /** The same with a file, which is made small first. Answers whether it is a photo. */
  const take = async (checkpoint: string, file: File, replaced?: string): Promise<boolean> => {
    setWorking((before) => [...before, checkpoint])
    const taken = await takenPhoto(file)
    setWorking((before) => before.filter((one) => one !== checkpoint))
    if ('photo' in taken) add(checkpoint, taken.photo, replaced)
    else setProblems((before) => ({ ...before, [checkpoint]: taken.problem }))
    return 'photo' in taken
  }
  return { all, problems, working, latest, isSafe: unsafe.length === 0, add, take, change, remove }
}
