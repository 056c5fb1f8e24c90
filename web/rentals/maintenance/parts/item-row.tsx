import { CarFront, CircleGauge, Disc3, Droplet } from 'lucide-react'
import { formatDay } from '#domain/core/time/format-date.ts'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { dueText, leftText, milesText, usedPercent } from '../due-text.ts'
import { maintenanceMessages } from '../messages.ts'

const tones: Record<MaintenanceItem['state'], Tone> = {
  ok: 'ok',
  soon: 'info',
  due: 'warn',
  overdue: 'danger',
  booked: 'info',
}

const icons = { oil: Droplet, tyres: CircleGauge, brakes: Disc3, check: CarFront }

/** One item: what it is, where it stands, and how much of its interval is used. */
export function ItemRow({ item }: { item: MaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const Icon = icons[item.kind]
  const used = usedPercent(item)
  const { lastDone, state } = item
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-start gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-slot bg-primary-soft text-on-soft">
          <Icon aria-hidden="true" size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-text text-18 leading-tight font-bold tracking-normal">
            {item.title}
          </h3>
          <p className="text-14 text-ink-2">{item.description}</p>
        </div>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </div>
      <div
        role="progressbar"
        aria-label={item.title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={used}
        aria-valuetext={words.used(used)}
        className="overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={state === 'overdue' ? 'rounded-full bg-danger' : 'rounded-full bg-primary'}
          style={{ height: 8, width: `${used}%` }}
        />
      </div>
      <div className="text-14">
        <p className="font-bold">
          <NumbersIn text={leftText(item, words)} />
        </p>
        <p className="text-ink-2 first-letter:uppercase">
          <NumbersIn text={dueText(item, words)} />
        </p>
        <p className="text-ink-2">
          <NumbersIn
            text={words.lastDone(formatDay(lastDone.date), milesText(lastDone.odometer))}
          />
        </p>
      </div>
    </li>
  )
}
