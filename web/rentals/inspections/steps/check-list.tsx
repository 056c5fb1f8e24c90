import { AppWindow, Droplet, Gauge, Lightbulb, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { type CarCheck, type Checked, openChecks } from '#domain/rentals/inspections/car-checks.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { checkMessages } from './check-messages.ts'

const icons: Record<CarCheck, LucideIcon> = {
  tires: Gauge,
  oilLight: Droplet,
  lights: Lightbulb,
  windshield: AppWindow,
}

type CheckListProps = {
  /** What there is to look at in this car. */
  all: readonly CarCheck[]
  checks: readonly Checked[]
  onChange: (checks: readonly Checked[]) => void
}

/** OK or an issue for each thing that is looked at before driving; an issue opens its words in place. */
export function CheckList({ all, checks, onChange }: CheckListProps) {
  const words = useMessages(checkMessages)
  const id = useId()
  const found = (check: CarCheck) => checks.find((one) => one.check === check)
  const set = (one: Checked) =>
    onChange([...checks.filter(({ check }) => check !== one.check), one])
  const isOpen = all.some((check) => !found(check))
  return (
    <Card aria-labelledby={id} className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id}>{words.title}</h2>
        {isOpen && (
          <Button
            variant="ghost"
            size="sm"
            style={{ marginLeft: -14 }}
            onClick={() => onChange(all.map((check) => found(check) ?? { check, ok: true }))}
          >
            {words.allOk}
          </Button>
        )}
      </div>
      {all.map((check) => (
        <Row key={check} check={check} found={found(check)} onChange={set} />
      ))}
    </Card>
  )
}

type RowProps = { check: CarCheck; found: Checked | undefined; onChange: (one: Checked) => void }

function Row({ check, found, onChange }: RowProps) {
  const words = useMessages(checkMessages)
  const id = useId()
  const Icon = icons[check]
  const answer = (ok: boolean, look: string) => (
    <label
      className={`relative grid min-h-11 min-w-16 cursor-pointer place-items-center px-3 font-bold has-focus-visible:outline-3 has-focus-visible:outline-focus ${look}`}
    >
      <input
        type="radio"
        name={id}
        checked={found?.ok === ok}
        onChange={() => onChange({ ...found, check, ok })}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {ok ? words.ok : words.issue}
    </label>
  )
  return (
    <div data-gap={checkGap(check)} className="border-t border-line py-2">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-3">
        <legend className="sr-only">{words.names[check]}</legend>
        <Icon aria-hidden="true" size={20} className="flex-none text-primary" />
        <span className="min-w-28 flex-1">
          <b aria-hidden="true" className="block">
            {words.names[check]}
          </b>
          <span className="block text-14 text-ink-2">{words.hints[check]}</span>
        </span>
        <span className="flex flex-none divide-x divide-line-strong overflow-hidden rounded-control border border-line-strong">
          {answer(true, 'has-checked:bg-ok has-checked:text-surface')}
          {answer(false, 'has-checked:bg-warn-soft has-checked:text-warn')}
        </span>
      </fieldset>
      {found?.ok === false && (
        <TextField
          label={words.what}
          placeholder={words.whatPlaceholder}
          maxLength={300}
          value={found.note ?? ''}
          onChange={(event) => onChange({ ...found, note: event.target.value })}
          className="pt-2"
        />
      )}
    </div>
  )
}

/** The name of a thing's place among what is missing. */
const checkGap = (check: CarCheck) => `check-${check}`

/** What is still to be looked at, by the places of the form. */
export const checkGaps = (all: readonly CarCheck[], checks: readonly Checked[]) =>
  openChecks(all, checks).map((check) => ({ check, at: checkGap(check) }))
