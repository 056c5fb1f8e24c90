import { type ReactNode, Suspense, useId } from 'react'
import type { DateLimits } from './date-limits.ts'
import { DateTrigger } from './date-trigger.tsx'
import { DateSheet, useDateSheet } from './use-date-sheet.ts'

type DateTimeFieldProps = DateLimits & {
  label: string
  /** YYYY-MM-DDTHH:mm on the area's wall clock. Check it with `momentProblem`. */
  value: string | undefined
  onChange: (value: string) => void
  /** «Mon 30 Nov, 08:00», for a day that is near. */
  isNear?: boolean
  required?: boolean
  hint?: ReactNode
  error?: string
}

/** One day and time, chosen in the sheet. */
export function DateTimeField({ label, value, onChange, min, max, ...rest }: DateTimeFieldProps) {
  const id = useId()
  const sheet = useDateSheet()
  return (
    <>
      <DateTrigger
        {...rest}
        id={id}
        label={label}
        value={value}
        onOpen={() => sheet.open('start')}
        onNear={sheet.prepare}
      />
      {sheet.step && (
        <Suspense>
          <DateSheet
            title={label}
            firstStep="start"
            steps={['start']}
            range={{ start: value }}
            limits={{ min, max }}
            onDone={({ start }) => {
              sheet.close()
              if (start) onChange(start)
            }}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  )
}
