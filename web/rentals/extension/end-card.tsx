import { extensionSlot } from '#domain/rentals/extension/steps.ts'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { addDays, dayOf, timeOf, wallMinutes } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { DaySlider } from '#web/rentals/rentals/day-slider.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { extendMessages } from './extend-messages.ts'
import type { ExtensionOffer, ExtensionRoom } from './offer.ts'

/** So far the slider goes where nobody has the car next; a later end is typed. */
const furthestDays = 90
const dayMinutes = 1440

const daysFrom = (start: string, end: string) =>
  Math.floor((wallMinutes(end) - wallMinutes(start)) / dayMinutes)

type EndCardProps = {
  offer: ExtensionOffer
  room: ExtensionRoom
  /** What is chosen, before it is priced. */
  end: string
  isOld: boolean
  /** What the sum is. */
  due: string
  onEnd: (end: string) => void
}

/** Until when: a slider to the last free day, three usual lengths with their rent, and the server's lines. */
export function EndCard({ offer, room, end, isOld, due, onEnd }: EndCardProps) {
  const words = useMessages(extendMessages)
  const lang = useLanguage()
  const { extension } = offer
  const slot = extensionSlot(room.start)
  const days = daysFrom(slot, end)
  const mostDays = room.latestEnd ? daysFrom(slot, room.latestEnd) : furthestDays
  const isLimit = room.latestEnd !== undefined && mostDays <= furthestDays
  const furthest = Math.max(Math.min(mostDays, furthestDays), days)
  const near = (wall: string) => formatNearDay(dayOf(wall), lang)
  const last = near(addDays(slot, furthest))
  const { lines, fee, total } = priceOf(offer, words.fee)
  return (
    <Card raised aria-label={words.end} className="grid gap-3.5">
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <h2 className="grid gap-0.5">
          <span className="font-text text-14 leading-tight font-normal tracking-normal text-ink-2">
            {words.end}
          </span>
          <Num className="text-38 leading-none">{near(end)}</Num>
        </h2>
        <p className="ml-auto text-right text-14 leading-tight">
          <b className="block">{words.more(days)}</b>
          <Num className="text-ink-2">{timeOf(end)}</Num>
        </p>
      </div>
      {furthest > 1 && (
        <DaySlider
          label={words.end}
          min={0}
          max={furthest}
          value={days}
          said={`${near(end)}, ${words.more(days)}`}
          onChange={(wanted) => onEnd(addDays(slot, Math.max(1, wanted)))}
          ticks={[near(slot), isLimit ? words.freeUntil(last) : last]}
        />
      )}
      {extension && extension.steps.length > 0 && (
        <div role="group" aria-label={words.end} className="flex flex-wrap gap-2">
          {extension.steps.map((step) => (
            <button
              key={step.days}
              type="button"
              aria-pressed={step.end === end}
              onClick={() => onEnd(step.end)}
              className="min-h-15 flex-1 rounded-control border-[1.5px] border-line-strong bg-surface px-1 leading-tight aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-soft"
            >
              <b className="block max-[359px]:text-14">{words.steps[step.days]}</b>
              <Money dollars={step.price} className="text-14" />
            </button>
          ))}
        </div>
      )}
      <div aria-busy={isOld || undefined} className="transition aria-busy:opacity-60">
        <PriceBreakdown lines={fee ? [...lines, fee] : lines} total={total} totalLabel={due} />
      </div>
      <p role="status" className="sr-only">
        {isOld ? words.updating : `${due}: ${formatMoney(total)}`}
      </p>
    </Card>
  )
}

/** The server's lines, with the fee of the kept card when it has one. */
function priceOf({ calculatorData, extension }: ExtensionOffer, label: string) {
  const { lines, dueNow } = calculatorData
  const { fee = 0, total = dueNow, instructions = '' } = extension?.cardMethod ?? {}
  const line = { code: 'fee', quantity: 1, unit: 'once', refundable: false, label }
  return {
    // A plan that changes nothing is named in its own row.
    lines: lines.filter(({ code, amount }) => code !== 'priceModifier' || amount !== 0),
    total,
    fee: fee > 0 && { ...line, unitPrice: fee, amount: fee, rule: instructions },
  }
}
