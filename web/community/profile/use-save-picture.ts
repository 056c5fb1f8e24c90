import { useQueryClient } from '@tanstack/react-query'
import { saveAvatar, userInfo } from '#protocol/people/names.ts'
import { userDetails } from '#protocol/community/names.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { profileMessages } from './messages.ts'

/** Sends the own picture, or none to remove it; false when it was not taken. Everything that shows it is asked for anew. */
export function useSavePicture(): (picture: File | undefined) => Promise<boolean> {
  const words = useMessages(profileMessages)
  const queries = useQueryClient()
  const { mutateAsync } = useSend(saveAvatar)
  return async (picture) => {
    try {
      const answer = await mutateAsync({ picture })
      if (answer.status !== 1) {
        errorToast(answer.message)
        return false
      }
    } catch (error) {
      const refused = fieldErrors(error)?.picture
      if (refused) errorToast(refused)
      return false
    }
    await Promise.all(
      [userInfo, userDetails].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    )
    statusToast(picture ? words.pictureSaved : words.pictureRemoved)
    return true
  }
}
