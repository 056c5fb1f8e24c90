import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { PictureRow } from '#web/ui/media/picture-row.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { moneyMessages } from '../money-messages.ts'

type MoneyAfterProps = { money: MoneyOfRental; zone: string }

/** What the return cost, each line with its rule, and what went back (docs/product/money.md#settlement). */
export function MoneyAfter({ money, zone }: MoneyAfterProps) {
  const words = useMessages(moneyMessages)
  const lang = useLanguage()
  const { charges, refunds, disputes = [] } = money
  return (
    <>
      {charges.length > 0 && (
        <section className="grid gap-2">
          <h3>{words.charges}</h3>
          <ul className="grid gap-2">
            {charges.map((line, index) => (
              <li key={index} className="flex justify-between gap-4">
                <div className="grid min-w-0 gap-2">
                  <span>
                    {line.label}
                    <span className="block text-14 text-ink-2">{line.rule}</span>
                  </span>
                  <PictureRow paths={line.papers ?? []} />
                </div>
                <Money dollars={line.amount} className="font-bold" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {refunds.length > 0 && (
        <section className="grid gap-2">
          <h3>{words.refunds}</h3>
          <ul className="grid gap-2">
            {refunds.map((refund, index) => (
              <li key={index} className="flex justify-between gap-4">
                <span className="min-w-0">
                  {refund.text}
                  <span className="block text-14 text-ink-2">
                    {wayOf(refund, words)} · {refund.method} ·{' '}
                    <Num>{formatWeekDay(dayOf(toWall(new Date(refund.at), zone)), lang)}</Num>
                    {!refund.sent && ` · ${refund.arrives}`}
                  </span>
                </span>
                <Money dollars={refund.amount} className="font-bold text-ok" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {disputes.length > 0 && (
        <section className="grid gap-2">
          <h3>{words.takenBack}</h3>
          <ul className="grid gap-2">
            {disputes.map(({ amount, state, at }, index) => (
              <li key={index} className="flex justify-between gap-4">
                <span className="min-w-0">
                  {words.takenBackStates[state]}
                  <span className="block text-14 text-ink-2">
                    <Num>{formatWeekDay(dayOf(toWall(new Date(at), zone)), lang)}</Num>
                  </span>
                </span>
                <Money dollars={amount} className="font-bold" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function wayOf(
  { sent, asksAccount }: MoneyOfRental['refunds'][number],
  words: typeof moneyMessages.en,
): string {
  if (sent) return words.sent
  return asksAccount ? words.notSent : words.onItsWay
}
