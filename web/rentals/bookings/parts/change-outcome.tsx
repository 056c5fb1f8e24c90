import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/layout/page.tsx'
import { confirmationMessages } from '../confirmation-messages.ts'

type Words = (typeof confirmationMessages)['en']

/** Title and sentence of a paid or promised extension or swap; undefined once it is something else. */
function outcomeOf(rental: Rental, words: Words): [string, string] | undefined {
  const { kind, paid, rentalStatus, confirmation } = rental
  if (rental.state !== 'booked') return undefined
  if (kind === 'extension') {
    return paid ? [words.extended, words.extendedText] : [words.extensionWaits, words.waitingText]
  }
  if (rentalStatus !== RentalStatus.notPickedUp) return undefined
  if (!paid) return [words.swapAsked, words.waitingText]
  // Whether there is a first car to bring, and how long we have promised to take, is the server's to say.
  return [
    confirmation === 'confirmed' ? words.swapAgreed : words.swapAsked,
    rental.rentalDescription,
  ]
}

/** The headline of an extension or a swap, and the way on from there. */
export function ChangeOutcome({ rental }: { rental: Rental }) {
  const words = useMessages(confirmationMessages)
  const [title, text] = outcomeOf(rental, words) ?? [rental.rentalTitle, rental.rentalDescription]
  const { orderId: order, allowedActions } = rental
  return (
    <>
      <PageHead title={title} />
      <Banner tone={rental.state === 'booked' ? 'ok' : 'info'} className="mb-5">
        {rental.amountPaid !== undefined && <p>{words.paidText(formatMoney(rental.amountPaid))}</p>}
        <p className="font-bold">{text}</p>
        {rental.adminMessage && <p>{rental.adminMessage}</p>}
      </Banner>
      <div className="mb-5 flex flex-wrap gap-3 print:hidden">
        {rental.state === 'held' && (
          <LinkButton to={routes.payment} search={{ order }}>
            {words.payNow}
          </LinkButton>
        )}
        {allowedActions.includes('getKeys') && (
          <LinkButton to={routes.keys} search={{ order }}>
            {words.toKeys}
          </LinkButton>
        )}
        <LinkButton to={routes.dashboard} search={{ order }} variant="secondary">
          {words.toDashboard}
        </LinkButton>
        {rental.kind === 'swap' && allowedActions.includes('cancelContract') && (
          <LinkButton to={routes.refund} search={{ order }} variant="secondary">
            {words.withdraw}
          </LinkButton>
        )}
      </div>
    </>
  )
}
