import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { controlStyle, describedBy, FieldFrame } from './field-frame.tsx'

export type SelectItem = { id: string; name: string }

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  label: ReactNode
  items: readonly SelectItem[]
  /** The first, empty choice: «Choose an area», or «All areas» as an item with an empty id. */
  placeholder?: string
  hint?: ReactNode
  error?: string
  icon?: ReactNode
  className?: string
}

/** The browser's own choice list in our frame: the best one on phones. */
export function Select({
  label,
  items,
  placeholder,
  hint,
  error,
  icon,
  className,
  id,
  ...select
}: SelectProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      required={select.required}
      hint={hint}
      error={error}
      className={className}
    >
      <span className={`${controlStyle(error)} relative`}>
        {icon}
        <select
          {...select}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
          className="min-h-12 w-full min-w-0 appearance-none bg-transparent pr-7 text-ellipsis outline-0"
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {items.map((item) => (
            <option key={item.id} value={item.id} className="bg-surface text-ink">
              {item.name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute right-3 text-ink-2"
        />
      </span>
    </FieldFrame>
  )
}
