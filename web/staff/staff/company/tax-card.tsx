import { Plus } from 'lucide-react'
import { useState } from 'react'
import { taxesOn, taxLines } from '#domain/fleet/pricing/taxes/tax.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { companyAreas, staffRemoveTax } from '#protocol/staff/names.ts'
import type { CompanyArea } from '#protocol/staff/opening/company-areas.ts'
import type { CompanyTax } from '#protocol/staff/opening/company-taxes.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { TaxForm } from './tax-form.tsx'
import { taxMessages } from './tax-messages.ts'

const dollars = (cents: number) => formatMoney(cents / 100)

/** What the example under a list is taken of. */
const example = { cents: 84_000, days: 21 }

/** The taxes of an area in the order in which they are taken (docs/product/prices.md#taxes). */
export function TaxCard({ area }: { area: CompanyArea }) {
  const words = useMessages(taxMessages)
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  const lang = useLanguage()
  const title = words.taxes(lang === 'es' ? area.nameEs : area.nameEn)
  return (
    <StaffCard about={title} title={title}>
      <p className="text-ink-2">{area.taxes.length === 0 ? words.none : words.text}</p>
      {area.taxes.length > 0 && (
        <ul className="grid">
          {area.taxes.map((tax) => (
            <li key={tax.id} className="grid gap-3 border-t border-line py-3">
              <TaxRow tax={tax} among={area.taxes} area={area} onEdit={() => setOpen(tax.id)} />
              {open === tax.id && <TaxForm area={area} tax={tax} onDone={close} />}
            </li>
          ))}
        </ul>
      )}
      <Example area={area} />
      {open === 'new' ? (
        <TaxForm area={area} tax={undefined} onDone={close} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" size={20} />
          {words.add}
        </Button>
      )}
    </StaffCard>
  )
}

type TaxRowProps = {
  tax: CompanyTax
  among: readonly CompanyTax[]
  area: CompanyArea
  onEdit: () => void
}

function TaxRow({ tax, among, area, onEdit }: TaxRowProps) {
  const words = useMessages(taxMessages)
  const lang = useLanguage()
  const { decide, isPending } = useDecide(staffRemoveTax, companyAreas)
  const name = lang === 'es' ? tax.nameEs : tax.nameEn
  const other = lang === 'es' ? tax.nameEn : tax.nameEs
  const named = (id: string) => among.find((one) => one.id === id)
  const of = [
    ...tax.on.map((base) => words.bases[base]),
    ...tax.onTaxes.map((id) => (lang === 'es' ? named(id)?.nameEs : named(id)?.nameEn) ?? ''),
  ]
  const how =
    tax.percent === undefined
      ? words.aDay(formatMoney(tax.daily ?? 0), tax.firstDays)
      : words.share(tax.percent, of.join(', '))
  const until = tax.until && formatDay(tax.until)
  const facts = [how, words.since(formatDay(tax.from), until)]
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0">
        <b>{name}</b>
        <span className="block text-14 text-ink-2">{other}</span>
        <span className="block">{facts.join(' · ')}</span>
        {tax.account && <span className="block text-14">{words.inBooks(tax.account)}</span>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" aria-label={words.edit(name)} onClick={onEdit}>
          {words.editShort}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-label={words.remove(name)}
          onClick={() => decide({ area: area.id, version: area.taxesVersion, tax: tax.id })}
        >
          {words.removeShort}
        </Button>
      </div>
    </div>
  )
}

/** What the list of today comes to, by the rule of every price. */
function Example({ area }: { area: CompanyArea }) {
  const words = useMessages(taxMessages)
  const lang = useLanguage()
  const dated = area.taxes.map(({ percent, daily, ...tax }) => ({
    ...tax,
    fraction: percent === undefined ? undefined : percent / 100,
    dayCents: daily === undefined ? undefined : Math.round(daily * 100),
  }))
  const inForce = taxesOn(dated, area.today)
  const lines = taxLines(inForce, { bases: { rent: example.cents }, days: example.days })
  if (lines.length === 0) return null
  const said = lines.map(
    ({ tax, amount }) => `${lang === 'es' ? tax.nameEs : tax.nameEn} ${dollars(amount)}`,
  )
  const total = lines.reduce((sum, { amount }) => sum + amount, example.cents)
  return (
    <p className="border-t border-line pt-3 text-14 text-ink-2">
      {words.example(dollars(example.cents), said.join('; '), dollars(total))}
    </p>
  )
}
