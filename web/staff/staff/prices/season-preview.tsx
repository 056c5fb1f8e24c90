import type { Success } from '#protocol/core/operation.ts'
import type { staffSaveSeason } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { seasonMessages } from './season-messages.ts'
import './season-preview.css'

export type Said = Success<typeof staffSaveSeason>

type SeasonPreviewProps = {
  said: Said
  /** What the button does: it names the season. */
  press: string
  busy: boolean
  onPress: (fingerprint: string) => void
  onBack: () => void
}

/** What a change of a season does to last year's bookings, or to three examples, before it is done (docs/product/company.md#seasons). */
export function SeasonPreview({ said, press, busy, onPress, onBack }: SeasonPreviewProps) {
  const words = useMessages(seasonMessages)
  const { orders, before, after, changed, examples, fingerprint } = said
  return (
    <section aria-label={words.nothingYet} className="season-preview">
      <h3>{words.nothingYet}</h3>
      {examples ? (
        <>
          <p>{words.few(examples.car)}</p>
          <ul>
            {examples.rentals.map(({ days, before: was, after: is }) => (
              <li key={days}>
                {words.days(days)}
                <Change was={was} is={is} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="season-sum">
            {words.lastYear(orders)}
            <Change was={Math.round(before)} is={Math.round(after)} />
          </p>
          <p className="season-gain">
            {changed > 0 ? (
              <Num>{words.gain(signed(Math.round(after) - Math.round(before)), changed)}</Num>
            ) : (
              words.unchanged
            )}
          </p>
        </>
      )}
      <p className="text-14 text-ink-2">{words.keeps}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          onClick={() => {
            if (fingerprint !== undefined) onPress(fingerprint)
          }}
        >
          {press}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </section>
  )
}

/** «+$4,120», «−$310»: whole dollars say enough of a year. */
const signed = (dollars: number) =>
  `${dollars < 0 ? '−' : '+'}${formatRate(Math.abs(Math.round(dollars)))}`

/** The old sum struck, the new one bold; for ears by words. */
function Change({ was, is }: { was: number; is: number }) {
  const words = useMessages(seasonMessages)
  if (was === is) return <Money rate dollars={is} />
  return (
    <span className="season-change">
      <span className="sr-only">{words.wasTo} </span>
      <s className="text-ink-2">
        <Money rate dollars={was} />
      </s>{' '}
      <span aria-hidden="true">→ </span>
      <span className="sr-only">{words.isNow} </span>
      <Money rate dollars={is} className="font-bold" />
    </span>
  )
}
