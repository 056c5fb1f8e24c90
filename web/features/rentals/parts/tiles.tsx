import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, ClipboardCheck, type LucideIcon, Wrench } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { NumbersIn } from '#web/features/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
import { dashboardMessages } from '../messages.ts'
import { momentText } from '../moment-text.ts'
import type { SelectedRental } from '../shown.ts'
import { hasCar } from '../status-look.ts'

/** The screens around the car; what is due soon is yellow and says when. */
export function Tiles({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const { orderId: order, carId: car } = rental
  const dueText = (code: string) => {
    const dueAt = rental.duties.find((duty) => duty.code === code)?.dueAt
    return dueAt && words.due(momentText(dueAt, rental.area.zone))
  }
  const tiles: TileProps[] = []
  if (hasCar(rental)) {
    tiles.push(
      {
        icon: ClipboardCheck,
        title: words.inspection,
        text: words.inspectionText,
        due: dueText('inspection'),
        path: routes.vehicleInspection,
        query: { order },
      },
      {
        icon: Wrench,
        title: words.maintenance,
        text: words.maintenanceText,
        due: dueText('maintenance'),
        path: routes.vehicleMaintenance,
        query: { order, car },
      },
    )
  }
  if (rental.allowedActions.includes('carChange')) {
    tiles.push({
      icon: ArrowLeftRight,
      title: words.actions.carChange,
      text: words.changeCarText,
      path: routes.results,
      query: { type: 'change', order },
    })
  }
  if (tiles.length === 0) return null
  return (
    <ul
      aria-label={words.tiles}
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]"
    >
      {tiles.map((tile) => (
        <Tile key={tile.path} {...tile} />
      ))}
    </ul>
  )
}

type TileProps = {
  icon: LucideIcon
  title: string
  text: string
  /** When something here is due. */
  due?: string | undefined
  path: string
  query: Record<string, string>
}

function Tile({ icon: Icon, title, text, due, path, query }: TileProps) {
  return (
    <li className="grid">
      <Link
        to={path}
        search={query}
        className="grid content-start gap-1 rounded-card border border-line bg-surface p-4 no-underline hover:bg-sunken"
      >
        <span
          className={cx(
            'mb-1 grid size-11 place-items-center rounded-control',
            due ? 'bg-warn-soft text-warn' : 'bg-primary-soft text-on-soft',
          )}
        >
          <Icon aria-hidden="true" size={20} />
        </span>
        <span className="font-bold">{title}</span>
        <span className="text-14 text-ink-2">
          <NumbersIn text={due ?? text} />
        </span>
      </Link>
    </li>
  )
}
