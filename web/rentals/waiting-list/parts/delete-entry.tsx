import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteWaitingList, listWaitingLists } from '#protocol/rentals/names.ts'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { waitingListMessages } from '../messages.ts'

type DeleteEntryProps = {
  item: WaitingListItem
  /** What is deleted, in words. */
  what: string
}

/** Leaves the list, after a question that says what is lost. */
export function DeleteEntry({ item, what }: DeleteEntryProps) {
  const words = useMessages(waitingListMessages)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useSend(deleteWaitingList)
  const readAgain = () => client.invalidateQueries({ queryKey: [listWaitingLists.name] })
  const remove = () =>
    mutate(
      { id: item.id },
      {
        onSuccess: () => {
          setAsking(false)
          statusToast(words.removed)
          void readAgain()
        },
        onError: () => {
          setAsking(false)
          void readAgain()
        },
      },
    )
  const lost = { waiting: words.sureWaiting, offered: words.sureOffer }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={words.removeOf(what)}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" size={20} />
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        text={
          <>
            <p className="font-bold">{what}</p>
            <p>{item.status in lost ? lost[item.status as keyof typeof lost] : words.sureOver}</p>
          </>
        }
        okLabel={words.remove}
        busy={isPending}
        onOk={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
