import { getRouteApi } from '@tanstack/react-router'
import type { WaitingListItem } from '#protocol/rentals/waiting-list/waiting-list-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { waitingListMessages } from '../messages.ts'
import { usePrefill } from '../use-prefill.ts'
import { EntryForm } from './entry-form.tsx'

const route = getRouteApi(routes.waitingList)

/** The form, once it is known what it starts with. */
export function AddEntry({ onAdded }: { onAdded: (item: WaitingListItem) => void }) {
  const words = useMessages(waitingListMessages)
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const areas = useAreas()
  const prefill = usePrefill(asked, areas)
  return (
    <Card className="grid gap-4">
      <h2>{words.formTitle}</h2>
      {prefill?.car && <Banner>{words.forCar(carName(prefill.car))}</Banner>}
      {prefill ? (
        <EntryForm
          key={JSON.stringify(asked)}
          start={prefill.values}
          areas={areas}
          onAdded={onAdded}
          onCancel={() => void navigate({ search: {} })}
        />
      ) : (
        <Skeleton className="h-100" />
      )}
    </Card>
  )
}
