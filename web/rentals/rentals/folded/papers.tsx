import { FileText, Receipt, ShieldCheck } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { moneyMessages } from '../money-messages.ts'
import type { SelectedRental } from '../shown.ts'
import { useDownload } from '../use-download.ts'

/** Contract, receipt over all orders of the rental, evidence log as files. */
export function Papers({ rental }: { rental: SelectedRental }) {
  const words = useMessages(moneyMessages)
  const { busy, contract, receipt, evidence } = useDownload(rental)
  const isBooked = rental.rentalStatus !== undefined
  return (
    <div className="flex flex-wrap gap-2">
      {contract && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy === 'contract'}
          busyLabel={words.downloading}
          onClick={contract}
        >
          <FileText aria-hidden="true" size={20} />
          {words.contract}
        </Button>
      )}
      {isBooked && (
        <>
          <Button
            variant="secondary"
            size="sm"
            busy={busy === 'receipt'}
            busyLabel={words.downloading}
            onClick={receipt}
          >
            <Receipt aria-hidden="true" size={20} />
            {words.receipt}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busy={busy === 'evidence'}
            busyLabel={words.downloading}
            onClick={evidence}
          >
            <ShieldCheck aria-hidden="true" size={20} />
            {words.evidence}
          </Button>
        </>
      )}
    </div>
  )
}
