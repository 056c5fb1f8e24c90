import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { RefuseForm } from './refuse-form.tsx'
import { staffMessages } from '../messages.ts'
import { confirmMessages } from './confirm-messages.ts'
import type { StaffOrder } from './staff-order.ts'

const ConfirmForm = lazy(async () => ({
  default: (await loadOrReload(() => import('./confirm-form.tsx'))).ConfirmForm,
}))

/** Confirms a booking, or refuses it with a word to its renter; what is missing is read first. */
export function DecideButton({ order }: { order: StaffOrder }) {
  const words = useMessages(staffMessages)
  const said = useMessages(confirmMessages)
  const [open, setOpen] = useState<'confirm' | 'refuse'>()
  const { booking, contract } = order
  const gaps = booking.missing.length + (contract?.acceptedAt === undefined ? 1 : 0)
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('confirm')}>
        <Check aria-hidden="true" size={20} />
        {words.confirm}
      </Button>
      <Dialog
        title={open === 'refuse' ? words.refuse : gaps > 0 ? said.title(gaps) : said.titleFull}
        isOpen={open !== undefined}
        role="alertdialog"
        onClose={close}
      >
        {open === 'refuse' ? (
          <RefuseForm booking={booking} onDone={close} />
        ) : (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <ConfirmForm order={order} onRefuse={() => setOpen('refuse')} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
