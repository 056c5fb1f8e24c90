import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { companyPrices, staffSaveCover } from '#protocol/staff/names.ts'
import {
  type CompanyCover,
  staffSaveCover as schema,
} from '#protocol/staff/opening/company-prices.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { OfferCard, OfferForm } from './offer-card.tsx'
import { priceMessages } from './price-messages.ts'
import { Seasons } from './seasons.tsx'

/** What is sold beside the rent, and the plans that change it (docs/product/company.md#prices). */
export function PriceList() {
  const words = useMessages(priceMessages)
  const { data, error, refetch } = useRead(companyPrices, {})
  if (!data)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  return (
    <div className="grid gap-7">
      <Seasons />
      <Section
        title={words.extras}
        text={words.extrasText}
        add={words.addExtra}
        newTitle={words.newExtra}
        kind="extra"
      >
        {data.extras.length === 0 && <p className="text-ink-2">{words.noExtras}</p>}
        {data.extras.map((row) => (
          <OfferCard key={row.id} kind="extra" row={row} />
        ))}
      </Section>
      <Section
        title={words.plans}
        text={words.plansText}
        add={words.addPlan}
        newTitle={words.newPlan}
        kind="plan"
      >
        {data.plans.map((row) => (
          <OfferCard key={row.id} kind="plan" row={row} />
        ))}
      </Section>
      <CoverCard key={data.cover.version} cover={data.cover} />
    </div>
  )
}

type SectionProps = {
  title: string
  text: string
  add: string
  newTitle: string
  kind: 'extra' | 'plan'
  children: ReactNode
}

function Section({ title, text, add, newTitle, kind, children }: SectionProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-label={title} className="grid gap-4">
      <h2>{title}</h2>
      <p className="text-ink-2">{text}</p>
      {children}
      {isAdding ? (
        <StaffCard about={newTitle} title={newTitle}>
          <OfferForm offer={{ kind, row: undefined }} onDone={() => setAdding(false)} />
        </StaffCard>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={20} />
          {add}
        </Button>
      )}
    </section>
  )
}

function CoverCard({ cover }: { cover: CompanyCover }) {
  const words = useMessages(priceMessages)
  const typed = (dollars: number | undefined) => dollars?.toFixed(2) ?? ''
  const form = useForm({
    mode: 'onBlur',
    defaultValues: { low: typed(cover.low), high: typed(cover.high) },
  })
  const { decide, isPending, error } = useDecide(staffSaveCover, companyPrices)
  useServerErrors(form, error)
  const { errors } = form.formState
  const send = form.handleSubmit((values) => decide({ version: cover.version, ...values }))
  const price = (name: 'low' | 'high') => (
    <TextField
      label={words[name]}
      inputMode="decimal"
      autoComplete="off"
      icon={<span aria-hidden="true">$</span>}
      error={errors[name]?.message}
      {...form.register(name, asked(schema.input.shape[name]))}
    />
  )
  return (
    <StaffCard about={words.cover} title={words.cover}>
      <p className="text-ink-2">{words.coverText}</p>
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <div className="grid gap-4 md:grid-cols-2">
          {price('low')}
          {price('high')}
        </div>
        <Button type="submit" className="justify-self-start" busy={isPending}>
          {words.saveCover}
        </Button>
      </form>
    </StaffCard>
  )
}
