import { useMessages } from '#web/core/i18n.ts'
import { cx } from '../cx.ts'
import { uiMessages } from '../messages.ts'

type StepsProps = {
  label: string
  steps: readonly { id: string; title: string }[]
  current: string
}

/** Where one is in a row of steps: done teal, now poppy. */
export function Steps({ label, steps, current }: StepsProps) {
  const words = useMessages(uiMessages)
  const now = steps.findIndex((step) => step.id === current)
  return (
    <ol aria-label={label} className="flex gap-1.5">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === now ? 'step' : undefined}
          className={cx(
            'min-w-0 flex-1 border-t-4 pt-1.5 text-14 break-words',
            index < now && 'border-primary font-medium text-ink-2',
            index === now && 'border-poppy font-bold text-ink',
            index > now && 'border-line font-medium text-ink-2',
          )}
        >
          {step.title}
          {index < now && <span className="sr-only">, {words.done}</span>}
        </li>
      ))}
    </ol>
  )
}
