import { useMessages } from '#web/core/i18n.ts'
import { opensSoonMessages } from '#web/fleet/site/opens-soon-messages.ts'

/** What home says in the place of the search while there is nothing to rent yet (docs/product/company.md#opening). */
export function OpensSoon() {
  const words = useMessages(opensSoonMessages)
  return (
    <div className="grid gap-1 rounded-card bg-surface p-4 text-ink shadow-2 relative z-1 -mt-3.5 lg:-mt-11.5 lg:p-5">
      <h2 className="text-20">{words.title}</h2>
      <p className="text-ink-2">{words.text}</p>
    </div>
  )
}
