import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { staffMessages } from './messages.ts'

export type ListMoreProps = { shown: number; total: number | undefined; onMore: () => void }

/** How much of a list is shown, and a button for more of it; nothing when all is there. */
export function ListMore({ shown, total = 0, onMore }: ListMoreProps) {
  const words = useMessages(staffMessages)
  if (total <= shown) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-ink-2">
        {words.shownOf(shown, total)}
      </p>
      <Button variant="secondary" onClick={onMore}>
        {words.more}
      </Button>
    </div>
  )
}
