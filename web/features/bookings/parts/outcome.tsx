import type { Rental } from '#protocol/rentals/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/layout/page.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'

type Stage = 'booked' | 'waiting' | 'cash' | 'refused' | 'held' | 'lapsed'

function stageOf({ state, paid, paymentMethod }: Rental): Stage {
  if (state === 'ended') return 'refused'
  if (state !== 'booked') return state
  if (paid) return 'booked'
  return paymentMethod === 'cash' ? 'cash' : 'waiting'
}

const tones = {
  booked: 'ok',
  waiting: 'info',
  cash: 'ok',
  refused: 'danger',
  held: 'warn',
  lapsed: 'warn',
} as const

/** The headline of the confirmation and, in a sentence or two, where the money and the booking stand. */
export function Outcome({ rental }: { rental: Rental }) {
  const words = useMessages(confirmationMessages)
  const stage = stageOf(rental)
  const isOpen = stage === 'booked' || stage === 'waiting' || stage === 'cash'
  return (
    <>
      <PageHead title={words[stage]} />
      <Banner tone={tones[stage]} className="mb-5">
        {stage === 'waiting' && <p>{words.waitingText}</p>}
        {stage === 'cash' && <p>{words.cashText}</p>}
        {stage === 'booked' && rental.amountPaid !== undefined && (
          <p>{words.paidText(formatMoney(rental.amountPaid))}</p>
        )}
        {isOpen && (
          <p className="font-bold">
            {rental.confirmation === 'confirmed' ? words.confirmed : words.confirmIn}
          </p>
        )}
        {!isOpen && <p>{rental.rentalDescription}</p>}
        {rental.adminMessage && <p>{rental.adminMessage}</p>}
      </Banner>
      {stage === 'held' && (
        <LinkButton to={routes.payment} search={{ order: rental.orderId }} className="mb-5">
          {words.payNow}
        </LinkButton>
      )}
      {(stage === 'lapsed' || stage === 'refused') && (
        <LinkButton
          to={routes.results}
          search={{ area: rental.areaId, ...rental.dates }}
          className="mb-5"
        >
          {words.bookAgain}
        </LinkButton>
      )}
    </>
  )
}
