import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from '../link-button.tsx'
import { uiMessages } from '../messages.ts'

type LostCarProps = {
  /** The title is the h1 of the screen. */
  heading?: 'h1'
  /** What was searched for: the list shows other cars for it. */
  search?: { area?: string; start?: string; end?: string }
}

/** No such car, or none asked for: says so and leads back to the list. */
export function LostCar({ heading, search = {} }: LostCarProps) {
  const words = useMessages(uiMessages)
  return (
    <EmptyState
      heading={heading}
      title={words.lostCar}
      actions={
        <LinkButton to={routes.results} search={search}>
          {words.findCar}
        </LinkButton>
      }
    >
      {words.lostCarText}
    </EmptyState>
  )
}
