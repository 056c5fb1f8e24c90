import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { jobFilters, jobs, myRoutes, removeRoute } from '#protocol/jobs/names.ts'
import type { SavedRoute } from '#protocol/jobs/jobs/routes.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { Num } from '#web/ui/num.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { RouteLine } from '../parts/route-line.tsx'
import { wayMessages } from '../ways/way-messages.ts'
import { drivenText } from './driven-text.ts'
import { savedMessages } from './saved-messages.ts'

type RouteCardProps = { route: SavedRoute; onRemoved: () => void }

/** A saved route: where and when, what lies along it, and what can be done with it. */
export function RouteCard({ route, onRemoved }: RouteCardProps) {
  const words = useMessages(savedMessages)
  const ways = useMessages(wayMessages)
  const lang = useLanguage()
  const { name, stops, matches, week, miles, seats, detour, notify } = route
  const [from, ...others] = stops
  return (
    <li className="grid min-w-0 content-between gap-3.5 rounded-card border border-line bg-surface p-4">
      <div className="grid min-w-0 gap-3.5">
        <div className="grid gap-1.5">
          <h2 className="font-text text-18 leading-tight tracking-normal break-words">{name}</h2>
          <p className="text-14 text-ink-2">{drivenText(route, words, lang)}</p>
        </div>
        {from && <RouteLine from={from} via={others.slice(0, -1)} to={others.at(-1)} />}
        <p className="text-14 text-ink-2">
          {[formatMiles(miles), ways.detourOf(detour), words.seats(seats)].join(' · ')}
          <span className="block">{notify ? words.told : words.untold}</span>
        </p>
      </div>
      <div className="grid gap-3.5 border-t border-line pt-3">
        <Num className="text-14">
          <b>{words.open(matches)}</b> · {words.thisWeek(week.jobs, week.pay)}
        </Num>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            to={routes.jobs}
            search={{ route: route.id }}
            size="sm"
            aria-label={words.show(name)}
          >
            {words.showShort}
          </LinkButton>
          <LinkButton
            to={routes.savedRoutes}
            search={{ edit: route.id }}
            variant="secondary"
            size="sm"
            aria-label={words.edit(name)}
          >
            {words.editShort}
          </LinkButton>
          <RemoveRoute route={route} onRemoved={onRemoved} />
        </div>
      </div>
    </li>
  )
}

function RemoveRoute({ route: { id, name }, onRemoved }: RouteCardProps) {
  const words = useMessages(savedMessages)
  const ui = useMessages(uiMessages)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const removing = useSend(removeRoute)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={words.remove(name)}
        onClick={() => setAsking(true)}
      >
        {words.removeShort}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={words.sureRemove(name)}
        text={words.sureRemoveText}
        okLabel={words.removeShort}
        cancelLabel={ui.cancel}
        busy={removing.isPending}
        onCancel={() => setAsking(false)}
        onOk={() =>
          removing.mutate(
            { id },
            {
              onSettled: () => setAsking(false),
              onSuccess: () => {
                statusToast(words.removed)
                for (const list of [jobs, jobFilters])
                  void client.invalidateQueries({ queryKey: [list.name] })
                void client.invalidateQueries({ queryKey: [myRoutes.name] }).then(onRemoved)
              },
            },
          )
        }
      />
    </>
  )
}
