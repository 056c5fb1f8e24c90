import { useState } from 'react'
import { keepPart } from '#web/core/offline/kept-draft.ts'
import type { Place } from './parts/location-card.tsx'
import { emptyValues, gasProblem, type KeysValues, odometerProblem } from './keys-values.ts'
import { usePictures } from './pictures/use-pictures.ts'
import { donePart } from './use-own-parcel.ts'

type Options = {
  draft: string
  /** What lay on the device when the screen opened. */
  parts: ReadonlyMap<string, unknown>
  /** Miles of the last reading; of the car that is handed in too, at a swap. */
  last: number
  oldLast: number | undefined
}

const noProblems: Partial<Record<'odometer' | 'gas' | 'oldOdometer' | 'oldGas', string>> = {}

/** Everything that is entered on the keys screen, kept on the device as it is entered. */
export function useKeysForm({ draft, parts, last, oldLast }: Options) {
  const [values, setValues] = useState<KeysValues>({
    ...emptyValues,
    ...(parts.get('values') as Partial<KeysValues> | undefined),
  })
  const [place, setPlace] = useState<Place>((parts.get('place') as Place | undefined) ?? {})
  const [isChecked, setChecked] = useState(false)
  const { position } = place
  const pictures = usePictures({ draft, parts, position })
  const oldDraft = `${draft}/old`
  const oldPictures = usePictures({ draft: oldDraft, parts, under: 'old/', position })

  const change = (more: Partial<KeysValues>) => {
    const next = { ...values, ...more }
    setValues(next)
    void keepPart(draft, 'values', next)
  }
  const changePlace = (next: Place) => {
    setPlace(next)
    void keepPart(draft, 'place', next)
  }
  const problems = {
    oldOdometer: oldLast === undefined ? undefined : odometerProblem(values.oldOdometer, oldLast),
    oldGas: oldLast === undefined ? undefined : gasProblem(values.oldGas),
    odometer: odometerProblem(values.odometer, last),
    gas: gasProblem(values.gas),
  }
  return {
    values,
    change,
    place,
    changePlace,
    pictures,
    oldPictures,
    problems,
    /** Problems are told once the person has tried to go on. */
    shown: isChecked ? problems : noProblems,
    check: () => {
      setChecked(true)
      return Object.values(problems).every((problem) => problem === undefined)
    },
    /** Steps of an earlier try that arrived. */
    done: (parts.get(donePart) as readonly string[] | undefined) ?? [],
  }
}
