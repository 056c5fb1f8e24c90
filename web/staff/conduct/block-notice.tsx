import { OctagonAlert } from 'lucide-react'
import { formatLongDay } from '#domain/core/time/format-date.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { conductMessages } from './messages.ts'

/** Why the account is blocked, and until when (docs/product/staff.md#blocked-accounts). */
export function BlockNotice({ block }: { block: { reason: string; until?: string | undefined } }) {
  const words = useMessages(conductMessages)
  return (
    <div role="status" className="bg-danger-soft text-danger">
      <div className="wrap flex items-start gap-3 py-2">
        <OctagonAlert aria-hidden="true" size={20} className="mt-0.5 flex-none" />
        <p className="min-w-0 break-words">
          {block.until === undefined
            ? words.blockedForGood(block.reason)
            : words.blocked(formatLongDay(block.until, language()), block.reason)}
        </p>
      </div>
    </div>
  )
}
