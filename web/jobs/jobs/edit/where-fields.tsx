import { MapPinPlus, Trash2 } from 'lucide-react'
import { useController } from 'react-hook-form'
import { jobShapes, mostVia } from '#domain/jobs/jobs/job.ts'
import type { Town } from '#protocol/fleet/places/place.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PointField } from '../point/point-field.tsx'
import { AddressOfJob } from './address-of-job.tsx'
import { editMessages } from './edit-messages.ts'
import { fromProblem, hasDestination, toProblem } from './job-values.ts'
import { TownOfJob } from './town-of-job.tsx'
import type { JobForm, JobFormOf } from './use-job-form.ts'

/** Where it begins, what lies on the way and where it ends, as far as a job of this type leads anywhere. */
export function WhereFields({ job }: { job: JobForm }) {
  const words = useMessages(editMessages)
  const { form, values } = job
  const { type, to } = values
  const leads = hasDestination(type)
  const isToNeeded = type !== '' && jobShapes[type].destination === 'required'
  return (
    <>
      <TownOfJob
        form={form}
        name="from"
        label={leads ? words.from : words.place}
        required
        hint={words.townHint}
        problem={fromProblem}
      />
      <AddressOfJob form={form} name="from" />
      {values.from && <PointOfJob form={form} name="fromPoint" town={values.from} />}
      {leads && to && <ViaFields job={job} />}
      {leads && (
        <>
          <TownOfJob
            form={form}
            name="to"
            label={isToNeeded ? words.to : words.toIfAny}
            required={isToNeeded}
            problem={(town) => toProblem(town, type)}
          />
          {to && <AddressOfJob form={form} name="to" />}
          {to && <PointOfJob form={form} name="toPoint" town={to} />}
        </>
      )}
    </>
  )
}

type PointOfJobProps = { form: JobFormOf; name: 'fromPoint' | 'toPoint'; town: Town }

function PointOfJob({ form, name, town }: PointOfJobProps) {
  const { field } = useController({ control: form.control, name })
  return <PointField key={town.id} town={town} value={field.value} onChange={field.onChange} />
}

function ViaFields({ job: { form, values } }: { job: JobForm }) {
  const words = useMessages(editMessages)
  const { via } = values
  const set = (next: typeof via) =>
    form.setValue('via', next, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="grid gap-3">
      {via.map((town, index) => (
        // Another town in the same row is another field, or the row below would keep what was typed.
        <div key={`${index} ${via.length} ${town?.id ?? ''}`} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TownOfJob form={form} name={`via.${index}`} label={words.via(index + 1)} hint=" " />
          </div>
          <IconButton
            label={words.removeVia(index + 1)}
            className="mb-1.5"
            onClick={() => set(via.toSpliced(index, 1))}
          >
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        </div>
      ))}
      {via.length < mostVia && (
        <Button variant="ghost" className="justify-self-start" onClick={() => set([...via, null])}>
          <MapPinPlus aria-hidden="true" size={20} />
          {words.addVia}
        </Button>
      )}
    </div>
  )
}
