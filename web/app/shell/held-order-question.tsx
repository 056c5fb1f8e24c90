import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { answerHeldOrder } from '#protocol/rentals/names.ts'
import type { HeldOrder } from '#protocol/people/account/user-info.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { heldOrderMessages } from './held-order-messages.ts'

/**
 * Whether the order that was held with this person's address is theirs (docs/product/accounts.md#signing-in). A yes leads
 * to its payment; closing without an answer asks again at the next visit.
 */
export function HeldOrderQuestion({ held }: { held: HeldOrder }) {
  const words = useMessages(heldOrderMessages)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useSend(answerHeldOrder)
  const [isOpen, setOpen] = useState(true)
  const { orderId: order } = held
  const give = (answer: 'accept' | 'decline') =>
    mutate(
      { order, answer },
      {
        onSuccess: (done) => {
          if (done.status === 0) {
            errorToast(done.message)
            return
          }
          setOpen(false)
          if (answer === 'accept') void navigate({ to: routes.payment, search: { order } })
          else statusToast(words.gone)
        },
        // The order is another one now, or none, on every screen.
        onSettled: () => void queryClient.invalidateQueries(),
      },
    )
  const busy = (answer: 'accept' | 'decline') => isPending && variables?.answer === answer
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      width="narrow"
      footer={
        <>
          <Button variant="secondary" busy={busy('decline')} onClick={() => give('decline')}>
            {words.no}
          </Button>
          <Button busy={busy('accept')} onClick={() => give('accept')}>
            {words.yes}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{words.text}</p>
        <p>
          <b>{held.car}</b>
          <br />
          {words.trip(dayAndTime(held.start, language()), dayAndTime(held.end, language()))}
        </p>
      </div>
    </Dialog>
  )
}
