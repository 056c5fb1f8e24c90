import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'

/** What the renter has to do from here to the keys. */
export function NextSteps() {
  const words = useMessages(confirmationMessages)
  return (
    <Card aria-label={words.next} className="grid gap-3">
      <h2>{words.next}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  )
}
