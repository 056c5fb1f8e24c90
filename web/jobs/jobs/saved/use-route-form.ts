import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { jobFilters, jobs, myRoutes, updateRoute } from '#protocol/jobs/names.ts'
import type { SavedRoute } from '#protocol/jobs/jobs/routes.ts'
import { CallError, isMissing } from '#web/core/api/errors.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { inputOf, type RouteValues, valuesOf } from './route-values.ts'
import { savedMessages } from './saved-messages.ts'

type Begin = {
  /** What the form begins with. */
  first: RouteValues
  /** The route that is changed, as it was read first; undefined for a new one. */
  changed: SavedRoute | undefined
  /** The same as it is now. */
  latest: SavedRoute | undefined
  /** Keeps drafts of other beginnings apart. */
  draft: string
}

/** The form of a saved route. What is typed stays on the device until it was sent. */
export function useRouteForm({ first, changed, latest, draft }: Begin) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const words = useMessages(savedMessages)
  const form = useForm<RouteValues>({
    mode: 'onBlur',
    defaultValues: { ...first, ...readDraft<RouteValues>(draft) },
    shouldFocusError: false,
  })
  const kept = useFormDraft(form, draft)
  const sending = useSend(updateRoute)
  useServerErrors(form, sending.error)
  const values = useWatch({ control: form.control }) as RouteValues
  const areas = useAreas()
  const [now] = useState(() => new Date())
  const area = areas.find(({ id }) => id === areaOf(values, changed))
  const isConflict = sending.error instanceof CallError && sending.error.kind === 'conflict'

  const refresh = () => {
    for (const { name } of [myRoutes, jobs, jobFilters])
      void client.invalidateQueries({ queryKey: [name] })
  }
  const send = (typed: RouteValues, same: { id: string; version: number } | undefined) =>
    sending.mutate(
      { ...inputOf(typed), ...same },
      {
        onSettled: refresh,
        onSuccess: (answer) => {
          if (answer.status === 0) return
          kept.forget()
          statusToast(words.saved)
          void navigate({ to: routes.savedRoutes, replace: true })
        },
      },
    )
  const submitAs = (same: { id: string; version: number } | undefined) =>
    form.handleSubmit((typed) => send(typed, same), focusWrongOf)
  return {
    form,
    values,
    area,
    min: areas.length > 0 ? earliestMoment(now, area, areas) : undefined,
    isKept: kept.isKept,
    startOver: (to: RouteValues = first) => {
      kept.forget()
      form.reset(to)
    },
    submit: submitAs(changed && { id: changed.id, version: changed.version }),
    isPending: sending.isPending,
    refused: sending.refused,
    /** It was saved elsewhere meanwhile: both can be had. */
    conflict:
      isConflict && latest
        ? {
            saveMine: submitAs({ id: latest.id, version: latest.version }),
            other: valuesOf(latest),
          }
        : undefined,
    /** It was deleted elsewhere meanwhile. */
    saveNew: changed && isMissing(sending.error) ? submitAs(undefined) : undefined,
  }
}

export type RouteForm = ReturnType<typeof useRouteForm>

/** The area on whose clock it is driven: of the first stop that has one; saved ones say it together. */
function areaOf({ stops }: RouteValues, saved: SavedRoute | undefined): string | undefined {
  const isSaved = (id: string) => saved?.stops.some((stop) => stop.id === id) === true
  const first = stops.find(({ town }) => town && (town.area !== undefined || isSaved(town.id)))
  return first?.town?.area ?? saved?.area
}
