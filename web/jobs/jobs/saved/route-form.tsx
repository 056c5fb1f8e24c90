import { lazy, type ReactNode, Suspense } from 'react'
import { useController } from 'react-hook-form'
import { updateRoute } from '#protocol/jobs/jobs/routes.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { say } from '#web/core/forms/say.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { townText } from '#web/fleet/places/town-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { KeptDraft } from '../parts/kept-draft.tsx'
import { detourProblem } from '../ways/detour-problem.ts'
import { areComplete, townsOf } from '../ways/stop-rows.ts'
import { StopsField } from '../ways/stops-field.tsx'
import { wayMessages } from '../ways/way-messages.ts'
import { DrivenFields } from './driven-fields.tsx'
import { savedMessages } from './saved-messages.ts'
import type { RouteForm as RouteFormState } from './use-route-form.ts'

const RouteMap = lazy(() =>
  import('#web/fleet/places/map/route-map.tsx').then((module) => ({ default: module.RouteMap })),
)

const { shape } = updateRoute.input

/** The form of a saved route: where, when, what one takes, and how it lies on the map. */
export function RouteForm({ route }: { route: RouteFormState }) {
  const words = useMessages(savedMessages)
  const ways = useMessages(wayMessages)
  const { form } = route
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={(event) => void route.submit(event)} className="cols">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Part title={words.where}>
          <Stops route={route} />
          <TextField
            label={ways.detour}
            required
            hint={ways.detourHint}
            unit="mi"
            inputMode="decimal"
            autoComplete="off"
            className="max-w-75"
            error={errors.detour?.message}
            {...form.register('detour', { validate: (typed) => say(detourProblem(typed)) })}
          />
        </Part>
        <Part title={words.when}>
          <DrivenFields route={route} />
        </Part>
        <Part title={words.what}>
          <TextField
            label={words.freeSeats}
            required
            hint={words.freeSeatsHint}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-56"
            error={errors.seats?.message}
            {...form.register('seats', all(fieldRules.required, fieldRules.of(shape.seats)))}
          />
          <TextField
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            maxLength={limitsOf(updateRoute.input.shape.name).maxLength}
            error={errors.name?.message}
            {...form.register('name', asked(shape.name))}
          />
          <Checkbox {...form.register('notify')}>{words.notify}</Checkbox>
        </Part>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        <Preview route={route} />
        <Refusals route={route} />
        <Button type="submit" size="lg" full busy={route.isPending}>
          {words.save}
        </Button>
        <KeptDraft isKept={route.isKept} onStartOver={() => route.startOver()} />
      </div>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

/** The server's word of all stops stands below them; what is missing stands at its row. */
function Stops({ route: { form } }: { route: RouteFormState }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'stops',
    rules: { validate: (rows) => areComplete(rows) || missing },
  })
  const { message } = fieldState.error ?? {}
  return (
    <StopsField
      rows={field.value}
      onChange={(rows) => field.onChange(rows)}
      isChecked={message === missing}
      error={message === missing ? undefined : message}
    />
  )
}
const missing = 'missing'

function Preview({ route: { values } }: { route: RouteFormState }) {
  const words = useMessages(savedMessages)
  const towns = townsOf(values.stops)
  if (towns.length < 2)
    return (
      <p className="rounded-card border-2 border-dashed border-line p-4 text-ink-2">
        {words.mapEmpty}
      </p>
    )
  return (
    <div className="h-59 lg:h-107.5">
      <Suspense fallback={<Skeleton className="size-full" />}>
        <RouteMap label={words.map(towns.map(townText).join(' – '))} stops={towns} />
      </Suspense>
    </div>
  )
}

/** What the server said of the whole, and what can be done about it. */
function Refusals({ route }: { route: RouteFormState }) {
  const words = useMessages(savedMessages)
  const { refused, conflict, saveNew } = route
  return (
    <div role="alert" className="empty:hidden">
      {refused !== undefined && <Banner tone="danger">{refused}</Banner>}
      {conflict && (
        <Banner tone="warn">
          <p>{words.changedElsewhere}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={(event) => void conflict.saveMine(event)}>
              {words.saveMine}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => route.startOver(conflict.other)}>
              {words.takeOther}
            </Button>
          </div>
        </Banner>
      )}
      {saveNew && (
        <Banner tone="warn">
          <p>{words.removedElsewhere}</p>
          <Button size="sm" className="mt-2" onClick={(event) => void saveNew(event)}>
            {words.saveNew}
          </Button>
        </Banner>
      )}
    </div>
  )
}
