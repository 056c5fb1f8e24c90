import { HandHeart } from 'lucide-react'
import { company, donationPercent } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { useDismissal } from '#web/core/use-dismissal.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { homeMessages } from '../home-messages.ts'
import { quietRow, QuietRow } from './quiet-card.tsx'

/** What of sales is donated, where the company does so; with the true total so far, in dollars (docs/product/app.md#shell, docs/product/booking-and-payment.md#ledger). */
export function DonationNote({ total }: { total: number }) {
  const words = useMessages(homeMessages)
  const { isShown, dismiss } = useDismissal('donationNoteDismissed')
  const { donationRate } = company()
  if (!isShown || donationRate === 0) return null
  const soFar = total > 0 ? ` ${words.soFar(formatMoney(total))}` : ''
  return (
    <section className={quietRow}>
      <QuietRow
        icon={<HandHeart aria-hidden="true" size={20} />}
        dismissLabel={words.dismissDonation}
        onDismiss={dismiss}
      >
        <h2 className="font-text text-16 leading-snug tracking-normal">{words.givesBack}</h2>
        <p className="text-14 text-ink-2">
          <NumbersIn text={`${words.donate(donationPercent())}${soFar}`} />
        </p>
      </QuietRow>
    </section>
  )
}
