import { X } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { company, donationPercent } from '#web/core/company.ts'
import { formatMoney } from '#web/core/money.ts'
import { useDismissal } from '#web/core/use-dismissal.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Num } from '#web/ui/num.tsx'
import { homeMessages } from '../home-messages.ts'

/** What of sales is donated, where the company does so; with the true total so far, in dollars (docs/product/app.md#shell, docs/product/booking-and-payment.md#ledger). */
export function DonationNote({ total }: { total: number }) {
  const words = useMessages(homeMessages)
  const { isShown, dismiss } = useDismissal('donationNoteDismissed')
  const { donationRate } = company()
  if (!isShown || donationRate === 0) return null
  const percent = donationPercent()
  return (
    <section className="on-hero flex items-center gap-4 rounded-card bg-hero p-4.5 text-white">
      <span
        aria-hidden="true"
        className="font-display text-30 leading-none font-extrabold tracking-tight text-poppy"
      >
        {percent}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-20">{words.givesBack}</h2>
        <p className="text-on-hero-2">
          {words.donate(percent)} {total > 0 && <Num>{words.soFar(formatMoney(total))}</Num>}
        </p>
      </div>
      <IconButton label={words.dismiss} onClick={dismiss} className="hover:bg-white/14">
        <X aria-hidden="true" size={20} />
      </IconButton>
    </section>
  )
}
