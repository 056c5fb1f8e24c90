import { lazy, Suspense, useState } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { PaperKind } from './paper-messages.ts'
import { orderMessages } from './order-messages.ts'

const PaperForm = lazy(async () => ({
  default: (await loadOrReload(() => import('./paper-form.tsx'))).PaperForm,
}))

/** Takes a paper of a driver who stands at the desk (docs/product/staff.md#booking-for-a-caller). */
export function GivePaper({ driver, kind }: { driver: string; kind: PaperKind }) {
  const { givePaper: words } = useMessages(orderMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {words[kind]}
      </Button>
      <Dialog title={words[kind]} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Skeleton className="h-80" />}>
          <PaperForm driver={driver} kind={kind} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
