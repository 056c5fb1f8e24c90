import { Clock } from 'lucide-react'
import type { CallerPays } from '#protocol/staff/callers/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { useWhen } from '../desk/use-when.ts'
import { callerMessages } from './caller-messages.ts'
import { type Found, mayPayNow, paysNow } from './found.ts'
import type { Saying } from './use-wish.ts'

type CallerQuoteProps = Saying & {
  found: Found
  isOld: boolean
  isPending: boolean
  isMailing: boolean
  onMail: () => void
}

/** What it comes to by the server's own lines, how it is paid, and the one press that books. */
export function CallerQuote(props: CallerQuoteProps) {
  const { wish, say, found, isOld, isPending, isMailing, onMail } = props
  const words = useMessages(callerMessages)
  const when = useWhen()
  const { quote, person, heldUntil } = found
  if (!quote) return null
  const missing = wish.isNew ? [] : (person?.missing ?? [])
  const isComplete = mayPayNow(wish, found)
  const pays = paysNow(wish, found)
  const reads = wish.isNew ? wish.language : (person?.language ?? 'en')
  const name = (wish.isNew ? wish.firstName : person?.name.split(' ')[0]) || words.them
  return (
    <section className="caller-quote" aria-label={words.quote}>
      <div className={cx(isOld && 'caller-is-old')}>
        <h3 className="text-18">{words.quote}</h3>
        <PriceBreakdown lines={quote.lines} total={quote.dueNow} totalLabel={words.due} />
      </div>
      <RadioCards
        label={words.pays}
        value={pays}
        onChange={(id) => say({ pays: id as CallerPays })}
        cards={found.pays.map((id) => ({
          id,
          disabled: id !== 'link' && !isComplete,
          content: (
            <>
              <span className="block font-bold">{words.ways[id]}</span>
              <span className="block text-14 text-ink-2">
                {id !== 'link'
                  ? words.wayHints[id]
                  : found.cardFee > 0
                    ? words.wayHints.link(formatMoney(found.cardFee))
                    : words.wayHints.linkFree}
              </span>
            </>
          ),
        }))}
      />
      {missing.length > 0 && (
        <p className="text-14 text-ink-2">
          {words.waitsFor} {missing.join(' · ')}
        </p>
      )}
      {wish.isNew && <p className="text-14 text-ink-2">{words.newWaits}</p>}
      <div className="grid gap-3">
        {pays === 'link' && (
          <p className="flex items-center gap-2 text-14">
            <Clock aria-hidden="true" size={18} className="flex-none" />
            {words.held(when.wall(heldUntil.wall))}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          full
          busy={isPending}
          disabledReason={person?.refused ?? (isOld ? words.counting : undefined)}
        >
          {pays === 'link' && words.send.link(name)}
          {pays === 'cash' && words.send.cash(formatMoney(quote.dueNow))}
          {pays === 'transfer' && words.send.transfer}
        </Button>
        <Button
          variant="secondary"
          full
          busy={isMailing}
          onClick={onMail}
          disabledReason={isOld ? words.counting : undefined}
        >
          {words.mailQuote}
        </Button>
        <p className="text-center text-14 text-ink-2">{words.mailed[reads]}</p>
      </div>
    </section>
  )
}
