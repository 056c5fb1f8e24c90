import { Link } from '@tanstack/react-router'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
// All of them in one file of its own: below the fold it may come later than the program.
import scenes from '#web/ui/scenes/areas.svg?no-inline'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { homeMessages } from '../home-messages.ts'

/** Those that are advertised (docs/product/app.md#home-and-results); their slugs name the campaigns. */
const featured = ['miami', 'hawaii', 'los-angeles']

/** Those that are drawn, by slug; others are drawn as their state is. */
const drawn = ['bay-area', 'los-angeles', 'miami', 'hawaii', 'san-diego', 'sacramento']
const ofStates: Record<string, string> = { FL: 'miami', HI: 'hawaii' }

const sceneOf = ({ slug, state }: Area) =>
  `${scenes}#${drawn.includes(slug) ? slug : (ofStates[state] ?? 'los-angeles')}`

type AreasStripProps = { areas: readonly Area[] | undefined; chosen: string | undefined }

/** All areas in one row, each a way to its cars. */
export function AreasStrip({ areas, chosen }: AreasStripProps) {
  const words = useMessages(homeMessages)
  if (areas?.length === 0) return null
  return (
    <nav aria-label={words.allAreas} aria-busy={!areas}>
      <ul className="mx-[-16px] grid auto-cols-[140px] grid-flow-col gap-2.5 overflow-x-auto px-[16px] py-1 [scrollbar-width:none] lg:mx-0 lg:auto-cols-[minmax(140px,1fr)] lg:px-0.5">
        {areas
          ? areas.map((area) => (
              <AreaCard key={area.id} area={area} isChosen={area.id === chosen} />
            ))
          : featured.map((slug) => (
              <li key={slug}>
                <Skeleton className="h-37" />
              </li>
            ))}
      </ul>
    </nav>
  )
}

function AreaCard({ area, isChosen }: { area: Area; isChosen: boolean }) {
  const words = useMessages(homeMessages)
  const carried = featured.includes(area.slug)
    ? { utm_source: 'home', utm_medium: 'card', utm_campaign: area.slug }
    : {}
  return (
    <li
      className={cx(
        'relative overflow-hidden rounded-card border bg-surface transition duration-220 hover:shadow-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus',
        isChosen ? 'border-primary' : 'border-line',
      )}
    >
      <img src={sceneOf(area)} alt="" className="block h-21.5 w-full object-cover" />
      <div className="px-3 pt-2 pb-2.5 leading-tight">
        <Link
          to={routes.results}
          search={{ area: area.id, ...carried }}
          className="font-bold after:absolute after:inset-0 focus-visible:outline-0"
        >
          {area.name}
        </Link>
        {area.cars > 0 && (
          <p className="text-14 text-ink-2">
            <NumbersIn text={words.cars(area.cars)} />
          </p>
        )}
      </div>
    </li>
  )
}
