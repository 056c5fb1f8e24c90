import { useMessages } from '#web/core/i18n.ts'
import { detailsMessages } from './details-messages.ts'
import { Fold } from './folded-parts.tsx'

export function CarRules({ rules }: { rules: readonly { title: string; text: string }[] }) {
  const words = useMessages(detailsMessages)
  if (rules.length === 0) return null
  return (
    <Fold icon="rules" title={words.rules}>
      <dl className="grid gap-3 sm:grid-cols-2">
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-bold">{title}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
