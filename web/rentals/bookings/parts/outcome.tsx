import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/layout/page.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'

type Stage = 'refused' | 'held' | 'lapsed'

const stageOf = ({ state }: Rental): Stage =>
  state === 'held' || state === 'lapsed' ? state : 'refused'

/** The headline of a booking that is not there, or not yet, and in a sentence or two why. */
export function Outcome({ rental }: { rental: Rental }) {
  const words = useMessages(confirmationMessages)
  const stage = stageOf(rental)
  return (
    <>
      <PageHead title={words[stage]} />
      <Banner tone={stage === 'refused' ? 'danger' : 'warn'} className="mb-5">
        <p>{rental.rentalDescription}</p>
        {rental.adminMessage && <p>{rental.adminMessage}</p>}
      </Banner>
      {stage === 'held' && (
        <LinkButton to={routes.payment} search={{ order: rental.orderId }} className="mb-5">
          {words.payNow}
        </LinkButton>
      )}
      {stage !== 'held' && (
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
