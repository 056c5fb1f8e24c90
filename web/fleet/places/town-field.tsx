import { useState } from 'react'
import { places } from '#protocol/fleet/names.ts'
import type { Place, Town } from '#protocol/fleet/places/place.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { placeCredit } from '#web/fleet/places/map/place-credit.ts'
import type { Framing } from '#web/ui/forms/field-frame.tsx'
import { GoogleCredit } from '#web/ui/forms/google-credit.tsx'
import { SuggestBox, type Suggestion } from '#web/ui/forms/suggest-box.tsx'
import { townMessages } from './town-messages.ts'
import { type ChosenAddress, useAddresses } from './use-addresses.ts'

type TownFieldProps = Framing & {
  /** Only its towns; undefined for all. */
  area?: string | undefined
  /** What is chosen, as it is written: «Oakland, CA». */
  value: { id: string; name: string } | undefined
  /** With the address when the town was found by one. */
  onChange: (town: Town | undefined, chosen?: ChosenAddress) => void
  /** What is no town is looked for among addresses, where they can be searched. */
  byAddress?: boolean
  placeholder?: string
  /** What the button is called that takes the town away. */
  clearLabel: string
  /** So that a form can lead here. */
  inputRef?: (input: HTMLInputElement | null) => void
  onBlur?: () => void
  required?: boolean
}

type Found = Suggestion & { town?: Town }

const fewestLetters = 2

/** A town as it is written everywhere: «Oakland, CA». */
export const townText = ({ name, state }: Pick<Place, 'name' | 'state'>): string =>
  `${name}, ${state}`

/** A town: suggestions of the gazetteer while typing. */
export function TownField({
  area,
  value,
  onChange,
  byAddress = false,
  placeholder,
  onBlur,
  error: problem,
  hint,
  ...framing
}: TownFieldProps) {
  const words = useMessages(townMessages)
  const [typed, setTyped] = useState(value?.name ?? '')
  const [isOpen, setOpen] = useState(false)
  // «Clear all» around the field takes the town away, too; what is only typed is the person's own.
  const [known, setKnown] = useState(value?.id)
  if (value?.id !== known) {
    setKnown(value?.id)
    setTyped(value?.name ?? '')
  }
  const tell = (town: Town | undefined, chosen?: ChosenAddress) => {
    setKnown(town?.id)
    onChange(town, chosen)
  }
  const asked = useSettled(typed.trim(), 200)
  const isAsking = isOpen && asked.length >= fewestLetters
  const { data, isOld } = useRead(places, { q: asked, area }, { enabled: isAsking })
  const towns = isAsking && data ? data.places : []
  const isNoTown = isAsking && data?.places.length === 0 && !isOld
  const { found, refused, forget, take } = useAddresses(typed, undefined, byAddress && isNoTown)
  const suggestions: Found[] =
    towns.length > 0 ? towns.map((town) => ({ key: town.id, text: townText(town), town })) : found
  // What is typed and not chosen is not missing.
  const unchosen = problem && typed.trim() !== '' && !value ? words.choose : problem

  const choose = (town: Town | undefined, chosen?: ChosenAddress) => {
    setTyped(town ? townText(town) : '')
    setOpen(false)
    tell(town, chosen)
  }
  return (
    <SuggestBox
      {...framing}
      error={refused ?? unchosen}
      hint={hint ?? placeCredit}
      placeholder={placeholder ?? words.example}
      typed={typed}
      onType={(text) => {
        setTyped(text)
        forget()
        if (value) tell(undefined)
      }}
      isOpen={isOpen}
      onOpen={setOpen}
      suggestions={suggestions}
      takesFirst
      onChoose={({ key, town }) => {
        if (town) return choose(town)
        setOpen(false)
        take(key, (chosen) => choose(chosen.town, chosen))
      }}
      onClear={() => {
        forget()
        choose(undefined)
      }}
      onBlur={() => {
        // Whoever typed the whole name has chosen.
        const exact = value ? undefined : towns.find((town) => isNamed(town, typed))
        if (exact) choose(exact)
        onBlur?.()
      }}
      credit={towns.length === 0 && <GoogleCredit />}
      isSaidToAll={suggestions.length === 0}
      said={
        suggestions.length > 0
          ? (towns.length > 0 ? words.found : words.foundPlaces)(suggestions.length)
          : isNoTown
            ? words.none
            : ''
      }
    />
  )
}

const isNamed = (town: Place, typed: string) =>
  [town.name, townText(town)].some((name) => name.toLowerCase() === typed.trim().toLowerCase())
