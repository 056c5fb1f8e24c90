import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Money } from '#web/ui/money.tsx'
import hawaii from '#web/ui/scenes/hawaii.svg'
import losAngeles from '#web/ui/scenes/los-angeles.svg'
import miami from '#web/ui/scenes/miami.svg'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { homeMessages } from '../home-messages.ts'

/** The three of docs/product/app.md#home-and-results, by the slug that also names their campaign (docs/product/app.md#home-and-results). */
const featured = [
  { slug: 'miami', name: 'Miami', scene: miami },
  { slug: 'hawaii', name: 'Hawaii', scene: hawaii },
  { slug: 'los-angeles', name: 'Los Angeles', scene: losAngeles },
]

export function FeaturedAreas({ areas }: { areas: readonly Area[] | undefined }) {
  const words = useMessages(homeMessages)
  return (
    <section aria-labelledby="popular" className="grid gap-4">
      <h2 id="popular">{words.popular}</h2>
      <ul className="grid gap-3.5 md:grid-cols-3">
        {featured.map(({ slug, name, scene }) => {
          const area = areas?.find((each) => each.slug === slug)
          return (
            <li
              key={slug}
              className="relative overflow-hidden rounded-card border border-line bg-surface transition duration-220 hover:shadow-2"
            >
              <img
                src={scene}
                alt=""
                className="block aspect-[400/200] w-full object-cover object-bottom"
              />
              <div className="flex items-center justify-between gap-3 px-4 py-3">
                <div className="min-w-0">
                  <h3 className="text-20">
                    <Link
                      to={routes.results}
                      search={{
                        area: area?.id,
                        utm_source: 'home',
                        utm_medium: 'card',
                        utm_campaign: slug,
                      }}
                      className="after:absolute after:inset-0"
                    >
                      {area?.name ?? name}
                    </Link>
                  </h3>
                  <p className="text-14 text-ink-2">
                    <FromPrice areas={areas} area={area} />
                  </p>
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
        })}
      </ul>
    </section>
  )
}

function FromPrice({
  areas,
  area,
}: {
  areas: readonly Area[] | undefined
  area: Area | undefined
}) {
  const words = useMessages(homeMessages)
  if (area?.fromMonth !== undefined) {
    return (
      <>
        {words.from.before} <Money dollars={area.fromMonth} rate className="font-bold text-ink" />{' '}
        {words.from.after}
      </>
    )
  }
  return areas ? null : <Skeleton className="mt-1 h-4 w-32" />
}
