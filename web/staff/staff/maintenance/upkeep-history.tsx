import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { staffCarUpkeep } from '#protocol/rentals/names.ts'
import { staffSetServiceCost, type UpkeepEntry } from '#protocol/rentals/workshop/car-upkeep.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles, formatMoney } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Money } from '#web/ui/money.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { DocumentPicture } from '../document-picture.tsx'
import { useDecide } from '../use-decide.ts'
import { CostForm } from './cost-form.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'
import { PaperFields } from './paper-fields.tsx'

/** What was done to a car, with shop, cost and paper, the newest first (docs/product/workshop.md#costs). */
export function UpkeepHistory({ car, today }: { car: string; today: string }) {
  const words = useMessages(maintenanceMessages)
  const { data, error, refetch } = useRead(staffCarUpkeep, { car })
  if (error) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-80" />
  return (
    <section aria-label={words.history} className="grid gap-3 border-t border-line pt-4">
      <h3>{words.history}</h3>
      <p className="text-ink-2">
        {data.history.length === 0 ? words.noHistory : words.year(formatMoney(data.year))}
      </p>
      <ul className="divide-y divide-line">
        {data.history.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <Disclosure summary={words.addCost} asLink>
        <CostForm car={car} today={today} />
      </Disclosure>
    </section>
  )
}

function Entry({ entry }: { entry: UpkeepEntry }) {
  const words = useMessages(maintenanceMessages)
  const when = useWhen()
  const { day, kind, title, isSkipped, odometer, shop, note, cost, papers, isByRenter } = entry
  const facts = [
    when.day(day),
    kind === 'maintenance' ? undefined : words.kinds[kind],
    odometer === undefined ? undefined : formatMiles(odometer),
    shop,
    isByRenter ? words.byRenter : undefined,
    isSkipped && kind === 'recall' ? words.withdrawn : undefined,
  ]
  return (
    <li className="grid gap-2 py-2">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className="font-bold">{title}</span>
        {cost === undefined ? (
          !isSkipped && <span className="text-ink-2">{words.noCost}</span>
        ) : (
          <Money dollars={cost} className="font-bold" />
        )}
      </div>
      <span className="text-14 text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      {note && <span>{note}</span>}
      {papers.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {papers.map((file, at) => (
            <DocumentPicture key={file} path={`/files/${file}`} number={at + 1} />
          ))}
        </div>
      )}
      {entry.service && <ServiceCost entry={entry} service={entry.service} />}
    </li>
  )
}

/** Says what a service cost, or mends it. */
function ServiceCost({ entry, service }: { entry: UpkeepEntry; service: string }) {
  const words = useMessages(maintenanceMessages)
  const form = useForm({ defaultValues: { cost: entry.cost?.toFixed(2) ?? '' } })
  const [papers, setPapers] = useState<readonly File[]>([])
  const [isOpen, setOpen] = useState(false)
  const { decide, isPending, error } = useDecide(staffSetServiceCost, staffCarUpkeep)
  useServerErrors(form, error, ['paper'])
  const send = form.handleSubmit(({ cost }) =>
    decide({ service, version: entry.version, cost, paper: [...papers] }, () => {
      setPapers([])
      setOpen(false)
    }),
  )
  return (
    <Disclosure
      summary={entry.cost === undefined ? words.sayCost : words.mendCost}
      asLink
      open={isOpen}
      onToggle={setOpen}
    >
      <form noValidate className="grid gap-3 sm:grid-cols-2" onSubmit={(event) => void send(event)}>
        <TextField
          label={words.cost}
          required
          inputMode="decimal"
          autoComplete="off"
          error={form.formState.errors.cost?.message}
          {...form.register('cost', asked(staffSetServiceCost.input.shape.cost))}
        />
        <PaperFields papers={papers} onChange={setPapers} error={fieldErrors(error)?.paper} />
        <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
          {words.saveCost}
        </Button>
      </form>
    </Disclosure>
  )
}
