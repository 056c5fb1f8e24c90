import type { SpecialRequest } from '#protocol/rentals/special-requests/special-requests.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { specialRequestMessages } from '../special-request-messages.ts'
import { useAnswerRequest } from '../use-answer-request.ts'

const tones: Record<SpecialRequest['state'], Tone> = {
  open: 'neutral',
  answered: 'warn',
  accepted: 'ok',
  refused: 'neutral',
  declined: 'danger',
}

/** A special request with our answer; an offer with a price is taken or left here. */
export function SpecialRequestItem({ specialRequest }: { specialRequest: SpecialRequest }) {
  const words = useMessages(specialRequestMessages)
  const { kindName, text, state, stateName, answer, price } = specialRequest
  const { decide, isPending } = useAnswerRequest(specialRequest)
  return (
    <article aria-label={kindName} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="text-16 font-bold">{kindName}</h4>
        <Badge tone={tones[state]}>{stateName}</Badge>
      </div>
      <p className="break-words whitespace-pre-line">{text}</p>
      {answer && (
        <p className="break-words whitespace-pre-line text-ink-2">
          <span className="font-bold">{words.answer}:</span> {answer}
        </p>
      )}
      {price !== undefined && (
        <p>
          {words.price}: <b>{formatMoney(price)}</b>. {words.settled}
        </p>
      )}
      {state === 'answered' && (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" busy={isPending} onClick={() => decide(true)}>
            {words.accept(price === undefined ? words.free : formatMoney(price))}
          </Button>
          <Button size="sm" variant="secondary" busy={isPending} onClick={() => decide(false)}>
            {words.refuse}
          </Button>
        </div>
      )}
    </article>
  )
}
