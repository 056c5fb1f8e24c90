import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { staffAddPhoto, staffCar, staffCars } from '#protocol/staff/names.ts'
import { send } from '#web/core/api/call.ts'
import { errorText, fieldErrors } from '#web/core/api/errors.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { takenPhoto } from '#web/ui/media/taken-photo.ts'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { photoMessages } from './photo-messages.ts'

/** What was said of a file that was not taken. */
type Refused = { file: string; reason: string }

/** Photos on their way to a car, one after the other; each that is refused says why, and the others go on. */
export function useSentPhotos(car: string) {
  const words = useMessages(photoMessages)
  const lang = useLanguage()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ sent: number; all: number }>()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const isSending = useRef(false)

  async function sendOne(file: File): Promise<string | undefined> {
    const ready = await takenPhoto(file)
    if ('problem' in ready) return fieldMessage(ready.problem, lang)
    try {
      const answer = await send(staffAddPhoto, { car, picture: ready.photo })
      return answer.status === 0 ? answer.message : undefined
    } catch (error) {
      return fieldErrors(error)?.['picture'] ?? errorText(error)
    }
  }

  async function sendAll(files: readonly File[]): Promise<void> {
    if (isSending.current || files.length === 0) return
    isSending.current = true
    setRefused([])
    let taken = 0
    for (const [sent, file] of files.entries()) {
      setProgress({ sent, all: files.length })
      const reason = await sendOne(file)
      if (reason === undefined) taken += 1
      else setRefused((before) => [...before, { file: file.name, reason }])
    }
    for (const { name } of [staffCar, staffCars])
      await queryClient.invalidateQueries({ queryKey: [name] })
    if (taken > 0) statusToast(words.sent(taken))
    setProgress(undefined)
    isSending.current = false
  }

  return { progress, refused, send: (files: readonly File[]) => void sendAll(files) }
}
