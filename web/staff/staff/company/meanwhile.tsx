import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { companyMessages } from './company-messages.ts'

type Value = string | boolean

type MeanwhileProps<Name extends string> = {
  /** Who changed something while the form was open. */
  sentence: string
  labels: Readonly<Record<NoInfer<Name>, string>>
  /** What a value that is one of several is called. */
  choices?: Readonly<Record<string, string>>
  /** What stood there when the form was begun, and what stands there now. */
  before: Readonly<Record<NoInfer<Name>, Value>>
  now: Readonly<Record<Name, Value>>
  /** Begins again from what is saved. */
  onAnew: () => void
}

/** What a colleague saved while somebody typed, value by value: nobody writes over it unseen. */
export function Meanwhile<Name extends string>({
  sentence,
  labels,
  choices = {},
  before,
  now,
  onAnew,
}: MeanwhileProps<Name>) {
  const words = useMessages(companyMessages)
  const said = (value: Value) =>
    typeof value === 'boolean'
      ? value
        ? words.on
        : words.off
      : choices[value] || value || words.none
  const changed = (Object.keys(now) as Name[]).filter((name) => now[name] !== before[name])
  return (
    <Banner tone="warn" role="status">
      <p>{sentence}</p>
      <ul className="list-disc pl-5">
        {changed.map((name) => (
          <li key={name}>
            {labels[name]}: {said(before[name])} → {said(now[name])}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onAnew}>
        {words.takeTheirs}
      </Button>
    </Banner>
  )
}
