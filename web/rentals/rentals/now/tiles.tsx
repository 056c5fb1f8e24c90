import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, CalendarPlus, Camera, LifeBuoy, type LucideIcon } from 'lucide-react'
import { extensionOpens } from '#domain/money/orders/extension-opens.ts'
import type { Moment } from '#domain/rentals/rentals/moment.ts'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { routes } from '#web/core/routing/routes.ts'
import { namedPlace } from '../named-path.ts'
import { wallOf } from '../date-time-text.ts'
import type { Open, SelectedRental } from '../shown.ts'
import { hasCar } from '../status-look.ts'
import { nowMessages } from './now-messages.ts'

/** While somebody drives; on the day of the return there is one thing to do. */
export const hasTiles = (rental: SelectedRental, moment: Moment) =>
  hasCar(rental) && (moment === 'driving' || moment === 'due')

type TilesProps = { rental: SelectedRental; wallNow: WallTime; open: Open }

/** What one does with the car on the road, at a thumb's reach (docs/product/rental.md#the-way-there). */
export function Tiles({ rental, wallNow, open }: TilesProps) {
  const words = useMessages(nowMessages)
  const lang = useLanguage()
  const { orderId: order, allowedActions, duties, area, dates } = rental
  const photos = duties.find(({ code }) => code === 'weeklyInspection')
  const due = photos?.dueAt && dayOf(wallOf(photos.dueAt, area.zone))
  // What is due stands in the card above, once.
  const isDue = photos?.state === 'open' || photos?.state === 'overdue'
  const opens = extensionOpens(dates.end)
  const mayExtend = allowedActions.includes('extendCar')
  const maySwap = allowedActions.includes('carChange')
  return (
    <nav aria-label={words.tiles} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {!isDue && (
        <Link
          {...(photos
            ? namedPlace(photos.route, photos.query)
            : { to: routes.vehicleInspection, search: { order } })}
          className={tileStyle}
        >
          <Face
            icon={Camera}
            title={words.tilePhotos}
            text={due ? words.by(formatNearDay(due, lang)) : words.tileWeekly}
          />
        </Link>
      )}
      {(mayExtend || wallNow < opens) && (
        <Link to={routes.extend} search={{ order }} className={tileStyle}>
          <Face
            icon={CalendarPlus}
            title={words.tileExtend}
            text={
              mayExtend
                ? words.tileLonger
                : words.from(formatNearDay(dayOf(opens), lang).split(' ').slice(1).join(' '))
            }
          />
        </Link>
      )}
      {maySwap && (
        <Link to={routes.results} search={{ type: 'change', order }} className={tileStyle}>
          <Face icon={ArrowLeftRight} title={words.tileSwap} text={words.tileOther} />
        </Link>
      )}
      <button type="button" onClick={() => open('help')} className={tileStyle}>
        <Face icon={LifeBuoy} title={words.tileHelp} text={words.tileTow} />
      </button>
    </nav>
  )
}

const tileStyle =
  'grid min-w-0 content-start justify-items-center gap-0.5 rounded-control border border-line bg-surface px-0.5 pt-3 pb-2.5 text-center text-ink no-underline'

type FaceProps = { icon: LucideIcon; title: string; text: string }

function Face({ icon: Icon, title, text }: FaceProps) {
  return (
    <>
      <span className="mb-1 grid size-11 place-items-center rounded-control bg-primary-soft text-on-soft">
        <Icon aria-hidden="true" size={20} />
      </span>
      <b className="leading-tight">{title}</b>
      <span className="text-14 leading-tight tracking-tight text-ink-2">
        <NumbersIn text={text} />
      </span>
    </>
  )
}
