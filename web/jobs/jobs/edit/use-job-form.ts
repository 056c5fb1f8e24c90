import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { job, jobFilters, jobs, updateJob } from '#protocol/jobs/names.ts'
import { CallError } from '#web/core/api/errors.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useFormDraft } from '#web/core/forms/use-form-draft.ts'
import { useLanguage } from '#web/core/i18n.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useAreas } from '#web/fleet/site/use-area.ts'
import { costsOf } from './job-costs.ts'
import { inputOf, type JobValues, noValues } from './job-values.ts'

export type JobFormOf = UseFormReturn<JobValues>

type Changed = {
  id: string
  version: number
  language: string
  values: JobValues
  /** As it is now: another one when it changed since it was read first. */
  latestVersion: number
  /** Begins anew from what it is now. */
  onOther: () => void
}

/** A draft belongs to the version of the job that it began from: what is older would undo changes. */
const draftNameOf = (changed: Changed | undefined) =>
  changed ? `job:${changed.id}:${changed.version}` : 'job'

/**
 * The form of a job, new or changed. What is typed stays on the device until it was sent; then the
 * job's own page comes.
 */
export function useJobForm(changed: Changed | undefined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const lang = useLanguage()
  const draft = draftNameOf(changed)
  const first = changed?.values ?? noValues
  const form = useForm<JobValues>({
    mode: 'onBlur',
    defaultValues: { ...first, ...readDraft<JobValues>(draft) },
    shouldFocusError: false,
  })
  const kept = useFormDraft(form, draft)
  const sending = useSend(updateJob)
  useServerErrors(form, sending.error)

  const areas = useAreas()
  const [now] = useState(() => new Date())
  const values = useWatch({ control: form.control }) as JobValues
  const area = areas.find(({ id }) => id === values.from?.area)

  const refresh = () => {
    for (const { name } of [jobs, jobFilters, job])
      void client.invalidateQueries({ queryKey: [name] })
  }
  const submitAs = (version: number | undefined) =>
    form.handleSubmit((typed) => {
      const input = inputOf(typed)
      if (!input) return
      sending.mutate(
        { ...input, ...(changed && { id: changed.id, version }) },
        {
          onSettled: refresh,
          onSuccess: (answer) => {
            if (answer.status === 0) return
            kept.forget()
            void navigate({ to: routes.job, params: { id: answer.job.id }, replace: true })
          },
        },
      )
    }, focusWrongOf)
  const isConflict = sending.error instanceof CallError && sending.error.kind === 'conflict'

  return {
    form,
    values,
    /** Of what is typed: a job stays in the language that it was posted in. */
    language: changed?.language ?? lang,
    area,
    /** The first moment that can be chosen, where the job begins. */
    min: areas.length > 0 ? earliestMoment(now, area, areas) : undefined,
    /** The start that stays allowed although it has come. */
    keptStart: changed?.values.start,
    costs: costsOf(values, areas),
    isKept: kept.isKept,
    startOver: () => {
      kept.forget()
      form.reset(first)
    },
    submit: submitAs(changed?.version),
    /** It was changed elsewhere meanwhile: one can be saved over the other, or given up for it. */
    conflict:
      isConflict && changed && changed.latestVersion !== changed.version
        ? {
            saveMine: submitAs(changed.latestVersion),
            takeOther: () => {
              kept.forget()
              changed.onOther()
            },
          }
        : undefined,
    isPending: sending.isPending,
    refused: sending.refused,
  }
}

export type JobForm = ReturnType<typeof useJobForm>
