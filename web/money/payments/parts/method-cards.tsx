import { Banknote, CreditCard, Landmark } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, formatPercent } from '#web/core/money.ts'
import { Money } from '#web/ui/money.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { paymentMessages } from '../messages.ts'
import type { Method } from './method.ts'

const icons = { card: CreditCard, transfer: Landmark, cash: Banknote }

type MethodCardsProps = {
  methods: readonly Method[]
  value: string | undefined
  /** What is said of the time of a way, where there is something to say. */
  hintOf: (method: Method) => string | undefined
  onChange: (id: string) => void
}

/** Ways to pay, each with its own fee and total (docs/design.md#components). */
export function MethodCards({ methods, value, hintOf, onChange }: MethodCardsProps) {
  const words = useMessages(paymentMessages)
  return (
    <RadioCards
      label={words.method}
      hideLabel
      name="paymentMethod"
      value={value}
      onChange={onChange}
      required
      cards={methods.map((method) => {
        const Icon = icons[method.kind]
        const { fee = 0 } = method
        const hint = hintOf(method)
        const said =
          fee === 0
            ? words.noFee
            : words.fee(formatPercent(method.transactionFee), formatMoney(fee))
        return {
          id: method.id,
          content: (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="grid min-w-0 flex-1 basis-40">
                <span className="flex items-center gap-2 font-bold">
                  <Icon aria-hidden="true" size={20} className="flex-none text-primary" />
                  {method.name}
                </span>
                <span className="text-14 text-ink-2">{hint ? `${hint}. ${said}` : said}</span>
              </span>
              {method.total !== undefined && <Money dollars={method.total} className="font-bold" />}
            </span>
          ),
        }
      })}
    />
  )
}
