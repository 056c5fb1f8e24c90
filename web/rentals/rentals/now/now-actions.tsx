import { CalendarPlus, Camera, Navigation, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Moment, pressingDuty } from '#domain/rentals/rentals/moment.ts'
import { addDays, dayOf, daysBetween, type WallTime } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type ActionName, allowed } from '../action-looks.ts'
import { dashboardMessages } from '../messages.ts'
import { namedPlace } from '../named-path.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { GiveBackHold } from '../parts/give-back-hold.tsx'
import type { Duty, Open, SelectedRental } from '../shown.ts'
import { wantCamera } from '../wanted-camera.ts'
import { mapsWay } from './maps-way.ts'
import { nowMessages } from './now-messages.ts'

type NowActionsProps = { rental: SelectedRental; moment: Moment; wallNow: WallTime; open: Open }

/** The one thing to do now, as wide as the card; what else belongs to the moment stands below it, quiet. */
export function NowActions({ rental, moment, wallNow, open }: NowActionsProps) {
  const words = useMessages(nowMessages)
  const { actions } = useMessages(dashboardMessages)
  const { orderId: order, pickupAddress } = rental
  const act = (action: ActionName, label: string = actions[action], isQuiet = false) => (
    <ActionButton
      action={action}
      order={order}
      open={open}
      variant={isQuiet ? 'ghost' : 'primary'}
      size={isQuiet ? 'sm' : 'lg'}
      full
    >
      {label}
    </ActionButton>
  )
  const keep = allowed(rental, 'extendCar').length > 0 && act('extendCar', words.keepIt, true)
  const way = (isQuiet: boolean) =>
    pickupAddress && <Way place={pickupAddress} label={words.way} isQuiet={isQuiet} />
  const [first] = allowed(rental, 'pay', 'acceptContract')
  switch (moment) {
    case 'unpaid':
      return (
        <Group>{[first ? act(first) : null, <GiveBackHold key="hold" rental={rental} />]}</Group>
      )
    case 'booked':
      return first ? act(first) : null
    case 'tomorrow':
      return <Group>{[first ? act(first) : null, way(first !== undefined)]}</Group>
    case 'onTheWay': {
      const [arrive] = allowed(rental, 'arrive', 'getKeys')
      return (
        <Group>{[first ? act(first) : arrive && act(arrive), way(Boolean(first ?? arrive))]}</Group>
      )
    }
    case 'atTheCar':
      return first ? act(first) : act('getKeys')
    case 'due': {
      const duty = pressingDuty(rental.duties, wallNow)
      return duty ? <DutyWay duty={duty} rental={rental} open={open} /> : null
    }
    case 'backToday':
    case 'atTheReturn':
    case 'late':
      return <Group>{[act('returnKeys', words.startReturn), keep]}</Group>
    case 'done':
    case 'cancelled':
      return <Again rental={rental} wallNow={wallNow} />
    case 'lapsed':
      return <Again rental={rental} wallNow={wallNow} sameDates />
    case 'continued':
      return (
        <LinkButton to={routes.dashboard} search={{ order: rental.endOrder }} size="lg" full>
          {words.toCurrent}
        </LinkButton>
      )
    // The tiles below.
    case 'driving':
    case 'waiting':
      return null
  }
}

function Group({ children }: { children: readonly ReactNode[] }) {
  return (
    <div className="grid gap-2">
      {children.map((child, index) => child && <div key={index}>{child}</div>)}
    </div>
  )
}

function Way({ place, label, isQuiet }: { place: string; label: string; isQuiet: boolean }) {
  return (
    <a
      href={mapsWay(place)}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle({
        variant: isQuiet ? 'ghost' : 'primary',
        size: isQuiet ? 'sm' : 'lg',
        full: true,
      })}
    >
      <Navigation aria-hidden="true" size={20} />
      {label}
    </a>
  )
}

type DutyWayProps = { duty: Duty; rental: SelectedRental; open: Open }

/** The way to what is due: its dialog here, or its screen. */
function DutyWay({ duty, rental, open }: DutyWayProps) {
  const words = useMessages(nowMessages)
  const { actions } = useMessages(dashboardMessages)
  // What staff ask for stands above, with its own button.
  if (duty.code === 'changes') return null
  if (duty.code === 'acceptContract' && allowed(rental, 'acceptContract').length > 0) {
    return (
      <Button size="lg" full onClick={() => open('contract')}>
        {actions.acceptContract}
      </Button>
    )
  }
  const labels: Record<string, string> = {
    balance: actions.pay,
    pay: actions.pay,
    weeklyInspection: words.takePhotos,
    maintenance: words.toService,
    maintenanceDue: words.toService,
    receipt: words.sendReceipt,
    licenseOver: words.renewPapers,
    insuranceOver: words.renewPapers,
  }
  return (
    <LinkButton
      {...namedPlace(duty.route, duty.query)}
      size="lg"
      full
      onClick={() => duty.code === 'weeklyInspection' && wantCamera(rental.orderId)}
    >
      {duty.code === 'weeklyInspection' && <Camera aria-hidden="true" size={20} />}
      {labels[duty.code] ?? words.open}
    </LinkButton>
  )
}

const daysAhead = 30

type AgainProps = { rental: SelectedRental; wallNow: WallTime; sameDates?: boolean }

/** The same car, or one like it, for as long: next month, or for the dates that were not kept. */
function Again({ rental, wallNow, sameDates }: AgainProps) {
  const words = useMessages(nowMessages)
  const { carId: car, areaId: area, dates } = rental
  // A month later, and on until it lies ahead.
  const months = Math.floor(daysBetween(dayOf(dates.start), dayOf(wallNow)) / daysAhead) + 1
  const later = sameDates && dates.start > wallNow ? 0 : Math.max(1, months) * daysAhead
  const [start, end] = [addDays(dates.start, later), addDays(dates.end, later)]
  const isHere = rental.car.status === 'active'
  const Icon = sameDates ? CalendarPlus : Repeat
  return (
    <LinkButton
      to={isHere ? routes.details : routes.results}
      search={isHere ? { car, start, end } : { area, start, end }}
      variant={rental.rentalStatus === undefined ? 'primary' : 'secondary'}
      size="lg"
      full
    >
      <Icon aria-hidden="true" size={20} />
      {words.rentAgain}
    </LinkButton>
  )
}
