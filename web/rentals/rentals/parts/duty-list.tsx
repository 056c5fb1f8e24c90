import { Link } from '@tanstack/react-router'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Moment, pressingDuty } from '#domain/rentals/rentals/moment.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
import { dutyTime } from '../duty-time.ts'
import { dashboardMessages } from '../messages.ts'
import { namedPlace } from '../named-path.ts'
import type { DialogName, Duty, Open, SelectedRental } from '../shown.ts'

/** Duties that are done in a dialog of this screen, while the server allows it. */
const dialogs: Record<string, { dialog: DialogName; action: string }> = {
  acceptContract: { dialog: 'contract', action: 'acceptContract' },
  scheduleReturn: { dialog: 'return', action: 'scheduleReturn' },
}

type DutyListProps = { rental: SelectedRental; moment: Moment; wallNow: WallTime; open: Open }

/** What the card says by itself: its headline, its button, or one of its steps. */
const told = ['pickup', 'swap', 'return', 'changes']
const beforeKeys: readonly Moment[] = ['unpaid', 'booked', 'tomorrow', 'onTheWay', 'atTheCar']

function isTold({ code, state }: Duty, moment: Moment): boolean {
  // What is ahead stands in its row.
  if (told.includes(code) || state === 'ahead') return true
  if (code === 'pay' || code === 'acceptContract') return beforeKeys.includes(moment)
  return code === 'scheduleReturn' && moment === 'backToday'
}

/** What else the renter has to do, once each. */
export function DutyList({ rental, moment, wallNow, open }: DutyListProps) {
  const words = useMessages(dashboardMessages)
  const timeOf = (duty: Duty) => dutyTime(duty, rental.area.zone, words)
  const first = moment === 'due' ? pressingDuty(rental.duties, wallNow) : undefined
  const duties = rental.duties.filter((duty) => duty !== first && !isTold(duty, moment))
  if (duties.length === 0) return null
  return (
    <ul aria-label={words.duties} className="grid gap-2">
      {duties.map((duty) => (
        <li key={`${duty.code} ${duty.dueAt}`}>
          <Way duty={duty} rental={rental} open={open}>
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{duty.title}</span>
              {duty.dueAt && (
                <span className="block text-14">
                  <NumbersIn text={timeOf(duty) ?? ''} />
                </span>
              )}
            </span>
          </Way>
        </li>
      ))}
    </ul>
  )
}

type WayProps = { duty: Duty; rental: SelectedRental; open: Open; children: ReactNode }

function Way({ duty, rental, open, children }: WayProps) {
  const here = dialogs[duty.code]
  const isLate = duty.state === 'overdue'
  const style = cx(
    'flex w-full min-h-12 items-center gap-3 rounded-control px-4 py-2.5 text-left no-underline',
    isLate ? 'bg-warn-soft text-warn' : 'border border-line bg-surface text-ink',
  )
  const content = (
    <>
      {isLate && <TriangleAlert aria-hidden="true" size={20} className="flex-none" />}
      {children}
      <ChevronRight aria-hidden="true" size={20} className="flex-none" />
    </>
  )
  if (here && rental.allowedActions.includes(here.action)) {
    return (
      <button type="button" onClick={() => open(here.dialog)} className={style}>
        {content}
      </button>
    )
  }
  return (
    <Link {...namedPlace(duty.route, duty.query)} className={style}>
      {content}
    </Link>
  )
}
