import { lazy, Suspense, useState } from 'react'
import { UserRoundX } from 'lucide-react'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useWhen } from '../desk/use-when.ts'
import { missingMessages } from '../keys/missing-messages.ts'
import { OverrideForm } from '../keys/override-form.tsx'
import { GivePaper } from './give-paper.tsx'
import { orderMessages } from './order-messages.ts'
import type { StaffOrder } from './staff-order.ts'

const CheckPapers = lazy(async () => ({
  default: (await loadOrReload(() => import('./check-papers.tsx'))).CheckPapers,
}))

type Driver = StaffOrder['booking']['drivers'][number]
type Known = StaffOrder['drivers'][number]

/** Who drives, how old they are, and how their papers stand. */
export function OrderDrivers({ order }: { order: StaffOrder }) {
  const words = useMessages(orderMessages)
  const papers = useMessages(missingMessages)
  const when = useWhen()
  const { booking } = order
  const override = booking.papersOverride
  const mayOverride = booking.missing.some(({ why, code }) => why || code === 'driver')
  return (
    <Card id="order-drivers" aria-label={words.drivers} className="grid gap-4">
      <h2 className="text-20">{words.drivers}</h2>
      {booking.drivers.length === 0 && <p>{words.noDrivers}</p>}
      <ul className="order-lines">
        {booking.drivers.map((driver) => (
          <DriverLine
            key={driver.driverId}
            driver={driver}
            mayGive={!booking.own && booking.rentalStatus !== RentalStatus.returned}
            known={order.drivers.find(({ driverId }) => driverId === driver.driverId)}
          />
        ))}
      </ul>
      {booking.possibleMatch && (
        <div className="order-match">
          <p className="min-w-0 flex-1 text-danger">
            <UserRoundX aria-hidden="true" size={20} className="inline" /> <b>{words.match}</b>
            <span className="block">{words.matchText}</span>
          </p>
          <LinkButton
            to={routes.staff}
            search={{ view: 'people', open: booking.userId }}
            variant="secondary"
            size="sm"
          >
            {words.compare}
          </LinkButton>
        </div>
      )}
      {override && (
        <Banner tone={override.holds ? 'ok' : 'warn'}>
          <p>
            <b>{papers.overridden(override.by, when.instant(override.at))}</b>
            {!override.holds && <span className="block">{papers.overrideOver}</span>}
            <span className="block">{override.reason}</span>
          </p>
        </Banner>
      )}
      {mayOverride && !booking.own && (
        <OverrideForm order={booking.orderId} version={booking.version} />
      )}
    </Card>
  )
}

type DriverLineProps = { driver: Driver; known: Known | undefined; mayGive: boolean }

function DriverLine({ driver, known, mayGive }: DriverLineProps) {
  const words = useMessages(orderMessages)
  const papers = useMessages(missingMessages)
  const when = useWhen()
  const { driverId, license, insurance, name } = driver
  const lacking = (['license', 'insurance'] as const).filter((kind) =>
    ['missing', 'rejected'].includes(driver[kind].verification),
  )
  const stateOf = (state: Driver['license']['verification']) =>
    state === 'verified' ? papers.verified : papers.gaps[state]
  const until = insurance.expirationDate ? words.until(when.day(insurance.expirationDate)) : ''
  const waits = license.verification === 'submitted' || insurance.verification === 'submitted'
  const seen = known?.licenseSeen
  return (
    <li className="order-driver">
      <div className="min-w-0">
        <b>{known?.age === undefined ? name : words.driverAge(name, known.age)}</b>
        <span className="block text-14 text-ink-2">
          {license.expirationDate ? words.ends(when.day(license.expirationDate)) : words.noEnd}
          {seen && ` · ${words.seenBy(seen.by, when.instant(seen.at))}`}
        </span>
        <span className="block text-14 text-ink-2">
          {words.cover(stateOf(insurance.verification), until)}
        </span>
        {waits && <CheckButton driver={driverId} name={name} />}
        {mayGive && lacking.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {lacking.map((kind) => (
              <GivePaper key={kind} driver={driverId} kind={kind} />
            ))}
          </div>
        )}
      </div>
      <Badge tone={license.verification === 'verified' ? 'ok' : 'warn'}>
        {license.verification === 'verified'
          ? words.licenseFine
          : `${papers.license}: ${stateOf(license.verification)}`}
      </Badge>
    </li>
  )
}

/** Looks at what a driver sent, without leaving the order. */
function CheckButton({ driver, name }: { driver: string; name: string }) {
  const words = useMessages(orderMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {words.check}
      </Button>
      <Dialog title={`${words.check}, ${name}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Skeleton className="h-80" />}>
          <CheckPapers driver={driver} />
        </Suspense>
      </Dialog>
    </>
  )
}
