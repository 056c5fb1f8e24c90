import { MapPin, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Place } from '#protocol/places/place.ts'
import { places } from '#protocol/places/places.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { placeCredit } from '#web/ui/map/place-credit.ts'
import { controlStyle, describedBy, FieldFrame, type Framing } from './field-frame.tsx'
import { townMessages } from './town-messages.ts'

type TownFieldProps = Framing & {
  /** Only its towns; undefined for all. */
  area?: string | undefined
  /** What is chosen, as it is written: «Oakland, CA». */
  value: { id: string; name: string } | undefined
  onChange: (town: Place | undefined) => void
  placeholder?: string
  /** What the button is called that takes the town away. */
  clearLabel: string
  /** So that a form can lead here. */
  inputRef?: (input: HTMLInputElement | null) => void
  onBlur?: () => void
  required?: boolean
}

const fewestLetters = 2

/** A town as it is written everywhere: «Oakland, CA». */
export const townText = ({ name, state }: Pick<Place, 'name' | 'state'>): string =>
  `${name}, ${state}`

/** A town: suggestions of the gazetteer while typing (the combobox pattern of ARIA). */
export function TownField({
  area,
  value,
  onChange,
  placeholder,
  clearLabel,
  inputRef,
  onBlur,
  label,
  error: problem,
  required,
  hint: ownHint,
  className,
}: TownFieldProps) {
  const words = useMessages(townMessages)
  const id = useId()
  const [typed, setTyped] = useState(value?.name ?? '')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  // «Clear all» around the field takes the town away, too; what is only typed is the person's own.
  const [known, setKnown] = useState(value?.id)
  if (value?.id !== known) {
    setKnown(value?.id)
    setTyped(value?.name ?? '')
  }
  const tell = (town: Place | undefined) => {
    setKnown(town?.id)
    onChange(town)
  }
  const asked = useSettled(typed.trim(), 200)
  const isAsking = isOpen && asked.length >= fewestLetters
  const { data } = useRead(places, { q: asked, area }, { enabled: isAsking })
  const towns = isAsking && data ? data.places : []
  const isListShown = towns.length > 0
  const hint: ReactNode = ownHint ?? placeCredit
  // What is typed and not chosen is not missing.
  const error = problem && typed.trim() !== '' && !value ? words.choose : problem

  const choose = (town: Place | undefined) => {
    setTyped(town ? townText(town) : '')
    setOpen(false)
    setAt(-1)
    tell(town)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      if (!isListShown) return setOpen(true)
      setAt((now) => (now < 0 && step < 0 ? towns.length - 1 : wrapped(now + step, towns.length)))
    } else if (event.key === 'Enter' && isListShown) choose(towns[Math.max(0, at)])
    else if (event.key === 'Escape' && isListShown) {
      // The first Escape closes the suggestions, not the sheet around them.
      event.stopPropagation()
      setOpen(false)
    } else return
    event.preventDefault()
  }

  return (
    <FieldFrame {...{ id, label, hint, error, required, className }}>
      <div className="grid gap-1.5">
        <span className={controlStyle(error)}>
          <MapPin aria-hidden="true" size={20} className="flex-none text-ink-2" />
          <input
            ref={inputRef}
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListShown}
            aria-controls={`${id}-towns`}
            aria-activedescendant={isListShown && at >= 0 ? `${id}-${at}` : undefined}
            aria-describedby={describedBy(id, hint, error)}
            aria-invalid={error ? true : undefined}
            aria-required={required}
            autoComplete="off"
            value={typed}
            placeholder={placeholder ?? words.example}
            onChange={({ target }) => {
              setTyped(target.value)
              setOpen(true)
              setAt(-1)
              if (value) tell(undefined)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              // Whoever typed the whole name has chosen.
              const exact = value ? undefined : towns.find((town) => isNamed(town, typed))
              if (exact) choose(exact)
              setOpen(false)
              onBlur?.()
            }}
            className="min-h-12 w-full min-w-0 bg-transparent outline-0"
          />
          {typed !== '' && (
            <IconButton label={clearLabel} onClick={() => choose(undefined)}>
              <X aria-hidden="true" size={18} />
            </IconButton>
          )}
        </span>
        <div
          id={`${id}-towns`}
          role="listbox"
          aria-label={typeof label === 'string' ? label : undefined}
          className={cx('rounded-control border border-line p-1', !isListShown && 'hidden')}
        >
          {towns.map((town, index) => (
            <button
              key={town.id}
              type="button"
              tabIndex={-1}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              // The pointer must not take the focus before the press is complete.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(town)}
              className={cx(
                'flex min-h-11 w-full items-center rounded-slot px-3 text-left hover:bg-sunken',
                index === at && 'bg-primary-soft text-on-soft',
              )}
            >
              {townText(town)}
            </button>
          ))}
        </div>
        <p role="status" className="text-14 text-ink-2 empty:hidden">
          {isAsking && data && !isListShown ? words.none : ''}
          {isListShown && <span className="sr-only">{words.found(towns.length)}</span>}
        </p>
      </div>
    </FieldFrame>
  )
}

const isNamed = (town: Place, typed: string) =>
  [town.name, townText(town)].some((name) => name.toLowerCase() === typed.trim().toLowerCase())

const wrapped = (index: number, count: number) => (index + count) % count
