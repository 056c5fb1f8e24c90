import { useNavigate } from '@tanstack/react-router'
import { formatDay } from '#domain/time/format-date.ts'
import { dayOf } from '#domain/time/wall-time.ts'
import { userInfo } from '#protocol/account/user-info.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { carName } from '#web/features/cars/parts/car-name.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { dashboardMessages } from '../messages.ts'
import type { ListedRental } from '../shown.ts'

type DashboardHeadProps = { rentals?: readonly ListedRental[]; selected?: string | undefined }

/** Who it is, and which of several rentals is shown. */
export function DashboardHead({ rentals = [], selected }: DashboardHeadProps) {
  const words = useMessages(dashboardMessages)
  const navigate = useNavigate()
  const { data } = useRead(userInfo, {})
  const name = data?.userInfo.firstName
  return (
    <header className="mb-4 grid gap-3 sm:grid-cols-2 lg:items-end">
      <div>
        {name && <p className="text-ink-2">{words.hi(name)}</p>}
        <h1 tabIndex={-1}>{words.title}</h1>
      </div>
      {rentals.length > 1 && (
        <Select
          label={<span className="sr-only">{words.choose}</span>}
          value={selected ?? ''}
          onChange={(event) => {
            const order = event.target.value
            void navigate({ to: routes.dashboard, search: { order }, resetScroll: false })
          }}
          items={rentals.map((rental) => ({
            id: rental.orderId,
            name: `${carName(rental.car)} · ${formatDay(dayOf(rental.dates.start))}`,
          }))}
        />
      )}
    </header>
  )
}
