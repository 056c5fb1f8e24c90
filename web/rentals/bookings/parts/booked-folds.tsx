import { Link } from '@tanstack/react-router'
import { Ban, FileText, Hash, History, IdCard, Receipt } from 'lucide-react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { freeToCancelUntil } from '#domain/fleet/pricing/refunds/free-until.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Code } from '#web/ui/code.tsx'
import { Fold, Row, rowStyle } from '#web/ui/layout/fold.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'
import { BookedContract } from './booked-contract.tsx'
import { HistoryList } from './history-list.tsx'
import { RentalFacts } from './rental-facts.tsx'

export type Found = OutputOf<typeof orderHistory>
/** The contract is opened by its row, and by the step that asks to read it. */
export type ContractFold = { isOpen: boolean; onToggle: (isOpen: boolean) => void }

export const contractFold = 'contract'

/** Leads to a row that was just opened. */
export function showFold(id: string): void {
  setTimeout(() => {
    const fold = document.getElementById(id)
    fold?.querySelector('summary')?.focus({ preventScroll: true })
    fold?.scrollIntoView({ block: 'start' })
  })
}

type BookedFoldsProps = {
  found: Found
  area: Area | undefined
  isReading: boolean
  contract: ContractFold
}

/** Contract, price, what to bring, numbers and dates, history, and the way out: each once, folded. */
export function BookedFolds({ found, area, isReading, contract: opened }: BookedFoldsProps) {
  const words = useMessages(confirmationMessages)
  const lang = useLanguage()
  const { rental, calculatorData, contract, history } = found
  const { amountPaid } = rental
  const free = area && freeToCancelUntil(rental.dates.start, area.zone)
  const isFree = free && free.at > new Date(found.now)
  return (
    <section
      aria-label={words.more}
      className="divide-y divide-line rounded-card border border-line bg-surface px-4"
    >
      {contract && (
        <Fold
          id={contractFold}
          icon={FileText}
          title={words.contract}
          end={rental.contractAcceptedAt && words.done}
          open={opened.isOpen}
          onToggle={opened.onToggle}
        >
          <BookedContract
            rental={rental}
            contract={contract}
            isReading={isReading}
            zone={area?.zone}
          />
        </Fold>
      )}
      <Fold
        icon={Receipt}
        title={words.receipt}
        end={<NumbersIn text={formatMoney(amountPaid ?? calculatorData.total)} />}
      >
        <PriceBreakdown
          lines={calculatorData.lines}
          total={calculatorData.total}
          totalLabel={words.total}
        />
        {amountPaid !== undefined && amountPaid !== calculatorData.total && (
          <p className="mt-3 text-14 text-ink-2">{words.paidWithFee(formatMoney(amountPaid))}</p>
        )}
      </Fold>
      {rental.kind === 'start' && rental.state === 'booked' && (
        <Fold icon={IdCard} title={words.bring} end={words.bringCount}>
          <ul className="grid list-disc gap-1.5 pl-5">
            {words.bringThings.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold icon={Hash} title={words.details} end={<Code>{String(rental.number)}</Code>}>
        <RentalFacts rental={rental} area={area} />
      </Fold>
      {history.length > 0 && (
        <Fold icon={History} title={words.history} end={rental.rentalTitle}>
          <HistoryList history={history} zone={area?.zone} />
        </Fold>
      )}
      {rental.kind === 'start' && rental.allowedActions.includes('cancelContract') && (
        <Link to={routes.refund} search={{ order: rental.orderId }} className={rowStyle}>
          <Row
            icon={Ban}
            title={words.cancel}
            end={
              isFree &&
              !rental.isMoved && <NumbersIn text={words.freeUntil(dayAndTime(free.wall, lang))} />
            }
          />
        </Link>
      )}
    </section>
  )
}
