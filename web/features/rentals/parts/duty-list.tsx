import { Link } from '@tanstack/react-router'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/features/cars/parts/numbers-in.tsx'
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

type DutyListProps = { rental: SelectedRental; open: Open }

/** What the renter has to do, the next thing first and loudest. */
export function DutyList({ rental, open }: DutyListProps) {
  const words = useMessages(dashboardMessages)
  const timeOf = (duty: Duty) => dutyTime(duty, rental.area.zone, words)
  // What staff ask for stands in the card, with its button.
  const duties = rental.duties.filter(({ code }) => code !== 'changes')
  if (duties.length === 0) return null
  return (
    <ul aria-label={words.duties} className="mb-5 grid gap-2">
      {duties.map((duty, index) => (
        <li key={`${duty.code} ${duty.dueAt}`}>
          <Way duty={duty} rental={rental} open={open} isFirst={index === 0}>
            <span className="min-w-0 flex-1">
              <span className={index === 0 ? 'block font-bold' : 'block'}>{duty.title}</span>
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

type WayProps = DutyListProps & { duty: Duty; isFirst: boolean; children: ReactNode }

function Way({ duty, rental, open, isFirst, children }: WayProps) {
  const here = dialogs[duty.code]
  const style = cx(
    'flex w-full min-h-12 items-center gap-3 rounded-control px-4 py-2.5 text-left no-underline',
    isFirst ? 'bg-warn-soft text-warn' : 'border border-line bg-surface text-ink',
  )
  const content = (
    <>
      {isFirst && <TriangleAlert aria-hidden="true" size={20} className="flex-none" />}
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
