import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { ReactNode } from 'react'
import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { Parcel, Refusal } from '#web/people/offline/parcel.ts'
import { routes } from '#web/core/routing/routes.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Awaited } from '#web/rentals/rentals/parts/awaited.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { endMessages } from '../end/end-messages.ts'
import { useEnds } from '../end/lazy-ends.ts'
import { keysMessages } from '../keys-messages.ts'
import type { ListedRental } from '../use-rental.ts'
import { visitKind } from '../visit-mode.ts'
import { KeyBox } from './key-box.tsx'
import { RefusedNote } from './refused-note.tsx'
import { Settlement } from './settlement.tsx'
import { VisitFacts } from './visit-facts.tsx'

type AfterVisitProps = {
  rental: ListedRental
  money: MoneyOfRental | undefined
  zone: string | undefined
  /** The visit that just went through. */
  sent: Parcel | undefined
  /** Why the server would not take what was entered. */
  refusal: Refusal | undefined
  /** Whose keys they are, and when the first photos are due. */
  firstName?: string | undefined
  firstPhotos?: string | undefined
  /** What is still on its way. */
  children: ReactNode
}

/** Without a form: what is on its way, what came of it, or why the keys cannot be had now. */
export function AfterVisit(props: AfterVisitProps) {
  const { rental, money, zone, sent, refusal, children } = props
  const words = useMessages(keysMessages)
  const { orderId, rentalStatus, rentalTitle, rentalDescription, contractAcceptedAt } = rental
  const isBack = rentalStatus === RentalStatus.returned
  const hasKeys = sent !== undefined && rentalStatus === RentalStatus.pickedUp
  const kind = visitKind(rental)
  const underWay = children ? words[kind] : rentalTitle
  const title = isBack ? words.returned : hasKeys ? words.got : underWay
  const waitsForContract =
    rentalStatus === RentalStatus.notPickedUp && contractAcceptedAt === undefined
  const ends = useEnds()
  const endWords = useMessages(endMessages)
  if (ends && hasKeys) {
    const { firstName, firstPhotos } = props
    return <ends.DriveScene {...{ rental, zone, firstName, firstPhotos }} />
  }
  const scene = ends && isBack && sent && (
    <ends.EndScene car={rental.car} title={title} lead={endWords.thanks} />
  )
  return (
    <>
      {scene}
      <Page title={title}>
        {!scene && (
          <BackButton fallback={`${routes.dashboard}?order=${orderId}`}>
            {words.dashboard}
          </BackButton>
        )}
        {scene ? (
          <p className="mb-4 text-ink-2">{rentalDescription}</p>
        ) : (
          <PageHead title={title} isNews={sent !== undefined}>
            {hasKeys ? words.gotText : rentalDescription}
          </PageHead>
        )}
        <div className="grid max-w-160 gap-4">
          {children}
          {refusal && <RefusedNote refusal={refusal} />}
          {!children && waitsForContract && <Banner tone="warn">{words.contract}</Banner>}
          {!children && <Awaited awaited={rental.awaited} />}
          {isBack &&
            (money ? <Settlement money={money} zone={zone} /> : <Skeleton className="h-60" />)}
          {!isBack && (children || hasKeys || rentalStatus === RentalStatus.notPickedUp) && (
            <>
              <KeyBox
                keyBox={rental.keyBox}
                zone={zone}
                isComplete={Boolean(children) || hasKeys}
              />
              <VisitFacts rental={rental} mode={hasKeys ? 'get' : kind} />
            </>
          )}
          <LinkButton to={routes.dashboard} search={{ order: orderId }} size="lg">
            {words.toDashboard}
          </LinkButton>
        </div>
      </Page>
    </>
  )
}
