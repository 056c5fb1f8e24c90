import { formatLongDay } from '#domain/time/format-date.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { conductMessages } from './messages.ts'

/** Why the account is blocked, and until when (docs/product/staff.md#blocked-accounts). */
export function BlockNotice({ block }: { block: { reason: string; until: string } }) {
  const words = useMessages(conductMessages)
  return (
    <div role="status" className="bg-primary-soft text-on-soft">
      <p className="wrap py-2 break-words">
        {words.blocked(formatLongDay(block.until, language()), block.reason)}
      </p>
    </div>
  )
}
