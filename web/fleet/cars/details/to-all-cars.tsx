import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { detailsMessages } from './details-messages.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step before this one is the list in which the car was found. */
    fromResults?: boolean
  }
}

type ToAllCarsProps = {
  query: { area?: string; start?: string; end?: string; type?: string; order?: string }
  /** Over the pictures of a phone; without it, above those of a desk. */
  isIcon?: boolean
}

/** To the list: a step back when it lies there, so that it is found as it was left; else a new search. */
export function ToAllCars({ query: { area, start, end, type, order }, isIcon }: ToAllCarsProps) {
  const words = useMessages(detailsMessages)
  const { history } = useRouter()
  const fromResults = useRouterState({
    select: ({ location }) => location.state.fromResults === true,
  })
  return (
    <Link
      to={routes.results}
      search={{ area, start, end, type, order }}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
        if (!fromResults || opensElsewhere) return
        event.preventDefault()
        history.back()
      }}
      className={
        isIcon
          ? 'grid size-11 flex-none place-items-center rounded-full bg-surface shadow-1 lg:hidden'
          : '-ml-1 inline-flex min-h-11 items-center gap-1.5 pr-3 font-bold max-lg:hidden'
      }
    >
      <ArrowLeft aria-hidden="true" size={20} />
      <span className={isIcon ? 'sr-only' : undefined}>{words.allCars}</span>
    </Link>
  )
}
