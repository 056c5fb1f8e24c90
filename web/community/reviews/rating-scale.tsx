import { type ComponentProps, useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { RequiredMark } from '#web/ui/forms/required-mark.tsx'
import { Num } from '#web/ui/num.tsx'
import { reviewMessages } from './messages.ts'

const most = 10
const values = Array.from({ length: most }, (_, index) => index + 1)

const box =
  'relative grid min-h-11 cursor-pointer place-items-center rounded-slot border-[1.5px] border-line-strong bg-surface font-bold has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** `register('id1')` of react-hook-form. */
type RatingScaleProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string
  error: string | undefined
}

/** One criterion, 1 to 10: ten radio buttons, so that arrow keys and screen readers work as everywhere. */
export function RatingScale({ label, error, ...input }: RatingScaleProps) {
  const words = useMessages(reviewMessages)
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-14 font-bold">
        {label}
        <RequiredMark />
      </legend>
      <div className="mb-1.5 grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {values.map((value) => (
          <label key={value} className={box}>
            <input
              {...input}
              type="radio"
              value={value}
              required
              aria-label={words.of(value, most)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-slot outline-0"
            />
            <Num className="pointer-events-none">{value}</Num>
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
