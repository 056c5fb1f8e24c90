import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { leavingMessages } from './messages.ts'

const LeaveDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('./leave-dialog.tsx'))).LeaveDialog,
}))

/** The way out, last on the account's page (docs/product/accounts.md#leaving). */
export function LeaveCard() {
  const words = useMessages(leavingMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card aria-labelledby="leave" className="grid gap-3">
      <h2 id="leave">{words.title}</h2>
      <p className="text-ink-2">{words.lead}</p>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <LeaveDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
