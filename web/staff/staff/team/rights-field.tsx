import { Car, Crown, FileText, Headset, Wallet } from 'lucide-react'
import { type Right, rights } from '#protocol/core/rights.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { useId } from 'react'
import { teamMessages } from './team-messages.ts'

/** The picture of each right; its word always stands beside it. */
export const rightIcons = {
  desk: Headset,
  fleet: Car,
  money: Wallet,
  content: FileText,
  owner: Crown,
} as const

type RightsFieldProps = {
  legend: string
  value: readonly Right[]
  error?: string | undefined
  onChange: (value: Right[]) => void
}

/** What somebody may do, each right with what it is for. */
export function RightsField({ legend, value, error, onChange }: RightsFieldProps) {
  const words = useMessages(teamMessages)
  const id = useId()
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-bold">{legend}</legend>
      {rights.map((right) => (
        <Checkbox
          key={right}
          checked={value.includes(right)}
          onChange={({ target }) =>
            onChange(rights.filter((one) => (one === right ? target.checked : value.includes(one))))
          }
        >
          <b>{words.rights[right]}</b>
          <span className="block text-14 text-ink-2">{words.about[right]}</span>
        </Checkbox>
      ))}
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
