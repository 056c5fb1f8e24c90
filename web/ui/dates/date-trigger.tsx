import { Calendar } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay, formatNearDay } from '#domain/core/time/format-date.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { controlStyle, describedBy, FieldFrame } from '../forms/field-frame.tsx'
import { Num } from '../num.tsx'
import { dateMessages } from './date-messages.ts'

type DateTriggerProps = {
  id: string
  label: ReactNode
  /** YYYY-MM-DDTHH:mm */
  value: string | undefined
  /** «Mon 30 Nov, 08:00», for a day that is near. */
  isNear?: boolean | undefined
  required?: boolean
  hint?: ReactNode
  error?: string
  onOpen: () => void
  /** Gets the calendar's file ready while the finger is on its way. */
  onNear: () => void
}

/** The closed date field: a button with date and time that opens the sheet. */
export function DateTrigger({
  id,
  label,
  value,
  isNear,
  required,
  hint,
  error,
  onOpen,
  onNear,
}: DateTriggerProps) {
  const words = useMessages(dateMessages)
  const lang = useLanguage()
  const [day, time] = value?.split('T') ?? []
  return (
    <FieldFrame {...{ id, label, required, hint, error }} isButton>
      <button
        id={id}
        type="button"
        data-invalid={error ? true : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describedBy(id, hint, error)}
        onClick={onOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        className={`${controlStyle(error)} gap-2 px-3`}
      >
        <Calendar aria-hidden="true" size={20} className="flex-none text-ink-2" />
        <span id={`${id}-value`} className="leading-tight">
          {day ? (
            <>
              <Num className="font-bold">
                {isNear ? `${formatNearDay(day, lang)},` : formatDay(day)}
              </Num>{' '}
              <Num className="text-14 whitespace-nowrap text-ink-2">{time}</Num>
            </>
          ) : (
            <span className="text-placeholder">{words.none}</span>
          )}
        </span>
      </button>
    </FieldFrame>
  )
}
