import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { homeMessages } from '../home-messages.ts'

export function HowItWorks() {
  const words = useMessages(homeMessages)
  return (
    <Card aria-labelledby="how">
      <h2 id="how">{words.how}</h2>
      <ol className="mt-4 grid gap-4.5 md:grid-cols-3 md:gap-7">
        {words.steps.map((step, index) => (
          <li key={step.title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="size-10 flex-none rounded-control bg-poppy text-center font-display text-20 leading-10 font-bold text-on-poppy"
            >
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p className="text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
