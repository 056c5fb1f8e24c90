import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ControlFrame, controlStyle, type Framing } from './field-frame.tsx'

export type SelectItem = {
  id: string
  name: string
  /** Of a name that is in another language than the screen. */
  lang?: string
  disabled?: boolean
}

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  Framing & {
    items: readonly SelectItem[]
    /** The first, empty choice: «Choose an area», or «All areas» as an item with an empty id. */
    placeholder?: string
    icon?: ReactNode
  }

/** The browser's own choice list in our frame: the best one on phones. */
export function Select({
  id,
  required,
  label,
  hint,
  error,
  className,
  items,
  placeholder,
  icon,
  ...select
}: SelectProps) {
  return (
    <ControlFrame {...{ id, required, label, hint, error, className }}>
      {(wiring) => (
        <span className={`${controlStyle(error)} relative`}>
          {icon}
          <select
            {...select}
            {...wiring}
            className="min-h-12 w-full min-w-0 appearance-none bg-transparent pr-7 text-ellipsis outline-0"
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {items.map((item) => (
              <option
                key={item.id}
                value={item.id}
                lang={item.lang}
                disabled={item.disabled}
                className="bg-surface text-ink"
              >
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
      )}
    </ControlFrame>
  )
}
