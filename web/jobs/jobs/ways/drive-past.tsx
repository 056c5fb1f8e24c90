import { Link } from '@tanstack/react-router'
import type { SavedRoute } from '#protocol/jobs/jobs/routes.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { wayMessages } from './way-messages.ts'

type DrivePastProps = { routes: readonly SavedRoute[]; week: SavedRoute['week'] }

/** The route that passes the most of this week's jobs, when it is all of them. */
export function routeOfAll(saved: readonly SavedRoute[], week: SavedRoute['week']) {
  return saved.find((route) => route.week.jobs === week.jobs)
}

/** What earns along the saved routes in the coming days; leads to where that is seen. */
export function DrivePast({ routes: saved, week }: DrivePastProps) {
  const words = useMessages(wayMessages)
  if (week.jobs === 0) return <p>{words.pastNothing}</p>
  const text = words.drivePast(week.jobs, week.pay)
  const style = 'inline-block py-2 font-bold text-primary underline underline-offset-3'
  const all = routeOfAll(saved, week)
  return all ? (
    <Link to={routes.jobs} search={{ route: all.id }} className={style}>
      {text}
    </Link>
  ) : (
    <Link to={routes.savedRoutes} className={style}>
      {text}
    </Link>
  )
}
