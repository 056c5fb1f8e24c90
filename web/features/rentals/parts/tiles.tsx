import { isAmong, liveCodes } from '#domain/rentals/status.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, ClipboardCheck, LifeBuoy, type LucideIcon, Wrench } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/features/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
import { dutyTime } from '../duty-time.ts'
import { dashboardMessages } from '../messages.ts'
import type { Open, SelectedRental } from '../shown.ts'
import { hasCar } from '../status-look.ts'
import { useHelpReady } from '../use-help-ready.ts'
import { useVisitReady } from '../use-visit-ready.ts'

type TilesProps = { rental: SelectedRental; open: Open }

/** The screens and dialogs around the car; what is due soon is yellow and says when. */
export function Tiles({ rental, open }: TilesProps) {
  const words = useMessages(dashboardMessages)
  useHelpReady(rental)
  useVisitReady(rental)
  const { orderId: order, carId: car } = rental
  const dueText = (...codes: string[]) => {
    const duty = rental.duties.find(({ code }) => codes.includes(code))
    return duty && dutyTime(duty, rental.area.zone, words)
  }
  const tiles: TileProps[] = []
  if (hasCar(rental)) {
    tiles.push(
      {
        icon: ClipboardCheck,
        title: words.inspection,
        text: words.inspectionText,
        due: dueText('weeklyInspection'),
        to: { path: routes.vehicleInspection, query: { order } },
      },
      {
        icon: Wrench,
        title: words.maintenance,
        text: words.maintenanceText,
        due: dueText('maintenanceDue', 'maintenance'),
        to: { path: routes.vehicleMaintenance, query: { order, car } },
      },
    )
  }
  if (rental.allowedActions.includes('carChange')) {
    tiles.push({
      icon: ArrowLeftRight,
      title: words.actions.carChange,
      text: words.changeCarText,
      to: { path: routes.results, query: { type: 'change', order } },
    })
  }
  if (isAmong(liveCodes, rental.rentalStatus)) {
    tiles.push({
      icon: LifeBuoy,
      title: words.help,
      text: words.helpText,
      to: () => open('help'),
    })
  }
  if (tiles.length === 0) return null
  return (
    <ul
      aria-label={words.tiles}
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]"
    >
      {tiles.map((tile) => (
        <Tile key={tile.title} {...tile} />
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
  /** A screen, or what opens a dialog. */
  to: { path: string; query: Record<string, string> } | (() => void)
}

const tileStyle =
  'grid content-start gap-1 rounded-card border border-line bg-surface p-4 text-left no-underline hover:bg-sunken'

function Tile({ icon: Icon, title, text, due, to }: TileProps) {
  const content = (
    <>
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
    </>
  )
  return (
    <li className="grid">
      {typeof to === 'function' ? (
        <button type="button" onClick={to} className={tileStyle}>
          {content}
        </button>
      ) : (
        <Link to={to.path} search={to.query} className={tileStyle}>
          {content}
        </Link>
      )}
    </li>
  )
}
