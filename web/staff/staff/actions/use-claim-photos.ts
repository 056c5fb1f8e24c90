import { useState } from 'react'
import { mostClaimPhotos } from '#protocol/money/claims/limits.ts'
import { uploadFile } from '#protocol/people/names.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { send } from '#web/core/api/call.ts'
import { errorText, fieldErrors } from '#web/core/api/errors.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { takenPhoto } from '#web/ui/media/taken-photo.ts'
import { claimFormMessages } from './claim-form-messages.ts'

export type ClaimPhotos = ReturnType<typeof useClaimPhotos>

/** Photos of a claim that is not opened yet; each is sent as soon as it is chosen, so that a refusal loses none. */
export function useClaimPhotos() {
  const lang = useLanguage()
  const words = useMessages(claimFormMessages)
  const [ids, setIds] = useState<string[]>([])
  const [underWay, setUnderWay] = useState(0)
  const [refusal, setRefusal] = useState<string>()

  /** What is wrong with it; nothing where it was sent. */
  const sendOne = async (file: File): Promise<string | undefined> => {
    const taken = await takenPhoto(file)
    if ('problem' in taken) return fieldMessage(taken.problem, lang)
    try {
      const answer = await send(uploadFile, { purpose: 'claim', file: taken.photo })
      if (answer.status === 0) return answer.message
      setIds((now) => [...now, answer.file])
    } catch (error) {
      return fieldErrors(error)?.file ?? errorText(error)
    }
  }
  /** One after the other; what was sent is there even when the next one fails. */
  const take = async (files: readonly File[]) => {
    const room = Math.max(0, mostClaimPhotos - ids.length - underWay)
    const taken = files.slice(0, room)
    setRefusal(files.length > room ? words.tooMany(mostClaimPhotos) : undefined)
    setUnderWay((count) => count + taken.length)
    for (const file of taken) {
      const problem = await sendOne(file)
      if (problem !== undefined) setRefusal(problem)
      setUnderWay((count) => count - 1)
    }
  }
  const remove = (id: string) => {
    setRefusal(undefined)
    setIds((now) => now.filter((one) => one !== id))
  }
  return { ids, underWay, refusal, take, remove }
}
