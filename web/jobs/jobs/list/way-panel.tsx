import { useId, useState } from 'react'
import { usualDetour } from '#domain/jobs/jobs/saved-route.ts'
import type { SavedRoute, SearchedWay } from '#protocol/jobs/jobs/routes.ts'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { focusFirstWrong } from '#web/core/routing/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { detourProblem } from '../ways/detour-problem.ts'
import { areComplete, rowsOf, townsOf } from '../ways/stop-rows.ts'
import { StopsField } from '../ways/stops-field.tsx'
import { wayMessages } from '../ways/way-messages.ts'
import type { JobsSearch } from './jobs-address.ts'
import { listMessages } from './list-messages.ts'

type WayPanelProps = {
  id: string
  saved: readonly SavedRoute[]
  /** The way that is shown now, to begin with. */
  way: SearchedWay | undefined
  onWay: (way: Pick<JobsSearch, 'route' | 'stops' | 'detour'>) => void
}

/** One of the own routes, or the stops of another way. */
export function WayPanel({ id, saved, way, onWay }: WayPanelProps) {
  const words = useMessages(listMessages).way
  const ways = useMessages(wayMessages)
  const heading = useId()
  const [rows, setRows] = useState(() => rowsOf(way?.stops ?? []))
  const [detour, setDetour] = useState(String(way?.detour ?? usualDetour))
  const [isChecked, setChecked] = useState(false)
  const problem = isChecked ? say(detourProblem(detour)) : true
  return (
    <div id={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-3">
      {saved.length > 0 && (
        <section aria-labelledby={heading} className="grid gap-2">
          <h2 id={heading} className="font-text text-16 font-bold tracking-normal">
            {words.mine}
          </h2>
          <ul className="grid gap-2 md:grid-cols-2">
            {saved.map(({ id: route, name, matches, week }) => (
              <li key={route} className="grid">
                <Button variant="secondary" onClick={() => onWay({ route })}>
                  <span className="min-w-0 break-words">
                    {name}
                    <span className="block text-14 font-medium text-ink-2">
                      {[words.matches(matches), week.pay > 0 && formatRate(week.pay)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form
        noValidate
        aria-label={words.other}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (!areComplete(rows) || detourProblem(detour) !== undefined)
            return focusFirstWrong(event.currentTarget)
          const stops = townsOf(rows)
            .map((town) => town.id)
            .join(',')
          return onWay({ stops, detour: detour.trim() })
        }}
      >
        {saved.length > 0 && (
          <h2 className="font-text text-16 font-bold tracking-normal">{words.other}</h2>
        )}
        <StopsField rows={rows} onChange={setRows} isChecked={isChecked} />
        <TextField
          label={ways.detour}
          required
          hint={ways.detourHint}
          unit="mi"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-75"
          value={detour}
          error={problem === true ? undefined : problem}
          onChange={({ target }) => setDetour(target.value)}
        />
        <Button type="submit" className="justify-self-start">
          {words.show}
        </Button>
      </form>
    </div>
  )
}
