import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Money } from '#web/ui/money.tsx'
import hawaii from '#web/ui/scenes/hawaii.svg'
// A file of its own: below the fold it may come later than the program.
import losAngeles from '#web/ui/scenes/los-angeles.svg?no-inline'
import miami from '#web/ui/scenes/miami.svg'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { homeMessages } from '../home-messages.ts'

/** The three of docs/product/app.md#home-and-results by their slugs, in their order. */
const featured = ['miami', 'hawaii', 'los-angeles']

const scenes: Record<string, string> = { FL: miami, HI: hawaii }

/** Those three where they are; of another company its own, three at most. */
function threeOf(areas: readonly Area[]): readonly Area[] {
  const three = featured.flatMap((slug) => areas.find((area) => area.slug === slug) ?? [])
  return three.length === featured.length ? three : areas.slice(0, 3)
}

export function FeaturedAreas({ areas }: { areas: readonly Area[] | undefined }) {
  const words = useMessages(homeMessages)
  if (areas?.length === 0) return null
  return (
    <section aria-labelledby="popular" aria-busy={!areas} className="grid gap-4">
      <h2 id="popular">{words.popular}</h2>
      <ul className="grid gap-3.5 md:grid-cols-3">
        {areas
          ? threeOf(areas).map((area) => <AreaCard key={area.id} area={area} />)
          : featured.map((slug) => <AreaCard key={slug} area={undefined} />)}
      </ul>
    </section>
  )
}

/** An area, or the place of one while it is not known. */
function AreaCard({ area }: { area: Area | undefined }) {
  const frame = 'relative overflow-hidden rounded-card border border-line bg-surface'
  if (!area)
    return (
      <li className={frame}>
        <Skeleton className="aspect-[400/200] rounded-none" />
        <div className="px-4 py-3">
          <Skeleton className="h-11" />
        </div>
      </li>
    )
  // Its slug also names its campaign.
  const carried = { utm_source: 'home', utm_medium: 'card', utm_campaign: area.slug }
  return (
    <li className={`${frame} transition duration-220 hover:shadow-2`}>
      <img
        src={scenes[area.state] ?? losAngeles}
        alt=""
        className="block aspect-[400/200] w-full object-cover object-bottom"
      />
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <div className="min-w-0">
          <h3 className="text-20">
            <Link
              to={routes.results}
              search={{ area: area.id, ...carried }}
              className="after:absolute after:inset-0"
            >
              {area.name}
            </Link>
          </h3>
          <FromPrice area={area} />
        </div>
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-full bg-primary-soft text-on-soft"
        >
          <ArrowRight size={20} />
        </span>
      </div>
    </li>
  )
}

function FromPrice({ area }: { area: Area }) {
  const words = useMessages(homeMessages)
  if (area.fromMonth === undefined) return null
  return (
    <p className="text-14 text-ink-2">
      {words.from.before} <Money dollars={area.fromMonth} rate className="font-bold text-ink" />{' '}
      {words.from.after}
    </p>
  )
}
