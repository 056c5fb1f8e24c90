import { MapPin, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { controlStyle, describedBy, FieldFrame, type Framing } from './field-frame.tsx'

export type Suggestion = { key: string; text: string; detail?: string | undefined }

type SuggestBoxProps<One extends Suggestion> = Framing & {
  typed: string
  onType: (typed: string) => void
  /** Whether suggestions are wanted: from the first letter until one is chosen or the field is left. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  suggestions: One[]
  onChoose: (one: One) => void
  onClear: () => void
  clearLabel: string
  /** Enter takes the first one while none is marked; else it stays what it is in a form. */
  takesFirst?: boolean
  /** Below the suggestions: whose they are. */
  credit?: ReactNode
  /** How many there are, or that there are none. */
  said: string
  isSaidToAll?: boolean
  placeholder?: string | undefined
  maxLength?: number | undefined
  name?: string
  inputRef?: ((input: HTMLInputElement | null) => void) | undefined
  onBlur?: () => void
  required?: boolean | undefined
}

/** A line of text with suggestions below while typing (the combobox pattern of ARIA). */
export function SuggestBox<One extends Suggestion>({
  typed,
  onType,
  isOpen,
  onOpen,
  suggestions,
  onChoose,
  onClear,
  clearLabel,
  takesFirst,
  credit,
  said,
  isSaidToAll,
  inputRef,
  onBlur,
  label,
  error,
  hint,
  required,
  className,
  ...input
}: SuggestBoxProps<One>) {
  const id = useId()
  const [at, setAt] = useState(-1)
  const isListShown = isOpen && suggestions.length > 0
  const marked = suggestions[at] ?? (takesFirst ? suggestions[0] : undefined)

  const choose = (one: One) => {
    setAt(-1)
    onChoose(one)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      const count = suggestions.length
      if (!isListShown) return onOpen(true)
      setAt((now) => (now < 0 && step < 0 ? count - 1 : (now + step + count) % count))
    } else if (event.key === 'Enter' && isListShown && marked) choose(marked)
    else if (event.key === 'Escape' && isListShown) {
      // The first Escape closes the suggestions, not the sheet around them.
      event.stopPropagation()
      onOpen(false)
    } else return
    event.preventDefault()
  }

  return (
    <FieldFrame {...{ id, label, hint, error, required, className }}>
      <div className="grid gap-1.5">
        <span className={controlStyle(error)}>
          <MapPin aria-hidden="true" size={20} className="flex-none text-ink-2" />
          <input
            {...input}
            ref={inputRef}
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListShown}
            aria-controls={`${id}-list`}
            aria-activedescendant={isListShown && at >= 0 ? `${id}-${at}` : undefined}
            aria-describedby={describedBy(id, hint, error)}
            aria-invalid={error ? true : undefined}
            aria-required={required}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setAt(-1)
              onOpen(true)
              onType(target.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              onBlur?.()
              onOpen(false)
            }}
            className="min-h-12 w-full min-w-0 bg-transparent outline-0"
          />
          {typed !== '' && (
            <IconButton
              label={clearLabel}
              onClick={() => {
                setAt(-1)
                onClear()
              }}
            >
              <X aria-hidden="true" size={18} />
            </IconButton>
          )}
        </span>
        <div className={cx('rounded-control border border-line p-1', !isListShown && 'hidden')}>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={typeof label === 'string' ? label : undefined}
          >
            {suggestions.map((one, index) => (
              <button
                key={one.key}
                type="button"
                tabIndex={-1}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // The pointer must not take the focus before the press is complete.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(one)}
                className={cx(
                  'flex min-h-11 w-full items-center rounded-slot px-3 text-left hover:bg-sunken',
                  index === at && 'bg-primary-soft text-on-soft',
                )}
              >
                <span className="min-w-0 wrap-anywhere">
                  {one.text}
                  {one.detail && <span className="block text-14 text-ink-2">{one.detail}</span>}
                </span>
              </button>
            ))}
          </div>
          {isListShown && credit}
        </div>
        <p role="status" className="text-14 text-ink-2 empty:hidden">
          {isSaidToAll ? said : said && <span className="sr-only">{said}</span>}
        </p>
      </div>
    </FieldFrame>
  )
}
