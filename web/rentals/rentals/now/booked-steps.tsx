import { Check } from 'lucide-react'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { promisedBy } from '#domain/people/company/promise.ts'
import { type Lang, useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
import type { SelectedRental } from '../shown.ts'
import { nowMessages } from './now-messages.ts'

type Step = {
  title: string
  text?: string
  isDone: boolean
  isOwn?: boolean
  end?: string | undefined
}

type StepWords = (typeof nowMessages)['en']

function moneyStep(rental: SelectedRental, words: StepWords): Step {
  const { paid, paymentMethod, amountPaid } = rental
  if (paid) {
    const end = amountPaid === undefined ? undefined : formatMoney(amountPaid)
    return { title: words.paid, text: words.paidText, isDone: true, end }
  }
  return paymentMethod === 'cash'
    ? { title: words.payAtPickup, text: words.payAtPickupText, isDone: false }
    : { title: words.moneyAwaited, text: words.paidText, isDone: false }
}

type At = { wallNow: WallTime; lang: Lang }

function papersWhen(rental: SelectedRental, { wallNow, lang }: At, words: StepWords): string {
  const { answerBy, area, waitsForChanges, waitsForPapers } = rental
  if (waitsForChanges) return words.papersOnceDone
  if (waitsForPapers) return words.papersOnceComplete
  if (!answerBy) return words.papersLate
  return words.papersWhen(promisedBy(toWall(new Date(answerBy), area.zone), wallNow, lang))
}

function stepsOf(rental: SelectedRental, at: At, words: StepWords): Step[] {
  const isRenters = rental.waitsForChanges === true || rental.waitsForPapers === true
  return [
    moneyStep(rental, words),
    rental.contractAcceptedAt
      ? { title: words.contract, isDone: true }
      : {
          title: words.contractOpen,
          text: words.contractText,
          isDone: false,
          isOwn: true,
          end: words.yourTurn,
        },
    rental.confirmation === 'confirmed' && !rental.awaited?.some(({ why }) => why)
      ? { title: words.papers, text: words.papersText, isDone: true }
      : {
          title: words.papersOpen,
          text: papersWhen(rental, at, words),
          isDone: false,
          isOwn: isRenters,
          end: isRenters ? words.yourTurn : words.ourTurn,
        },
  ]
}

/** Paid, contract, papers: which are done, whose turn it is. */
export function BookedSteps({ rental, wallNow }: { rental: SelectedRental; wallNow: WallTime }) {
  const words = useMessages(nowMessages)
  const lang = useLanguage()
  return (
    <ol aria-label={words.steps} className="grid divide-y divide-line">
      {stepsOf(rental, { wallNow, lang }, words).map(
        ({ title, text, isDone, isOwn, end }, index) => (
          <li key={title} className="flex items-center gap-3 py-2.5">
            <Mark isDone={isDone} isOwn={isOwn === true} number={index + 1} />
            <span className="min-w-0 flex-1">
              <b className="block">
                {title}
                {isDone && <span className="sr-only">, {words.done}</span>}
              </b>
              {text && (
                <span className="block text-14 text-ink-2">
                  <NumbersIn text={text} />
                </span>
              )}
            </span>
            {end && (
              <span className={isDone ? 'font-bold' : 'text-14'}>
                <NumbersIn text={end} />
              </span>
            )}
          </li>
        ),
      )}
    </ol>
  )
}

type MarkProps = { isDone: boolean; isOwn: boolean; number: number }

/** Poppy is what the renter has to do themselves. */
function Mark({ isDone, isOwn, number }: MarkProps) {
  return (
    <span
      className={cx(
        'grid size-7 flex-none place-items-center rounded-full font-bold',
        isDone
          ? 'bg-primary text-on-primary'
          : isOwn
            ? 'bg-poppy text-on-poppy'
            : 'border border-line-strong',
      )}
    >
      {isDone ? <Check aria-hidden="true" size={16} /> : number}
    </span>
  )
}
