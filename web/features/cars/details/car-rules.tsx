import { useMessages } from '#web/core/i18n.ts'
import { detailsMessages } from './details-messages.ts'

export function CarRules({ rules }: { rules: readonly { title: string; text: string }[] }) {
  const words = useMessages(detailsMessages)
  if (rules.length === 0) return null
  return (
    <section aria-labelledby="rules" className="grid gap-2.5">
      <h2 id="rules">{words.rules}</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-bold">{title}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
