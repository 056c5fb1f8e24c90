import { useState } from 'react'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { keepPart } from '#web/people/offline/kept-draft.ts'
import type { Place } from './arrive/use-ask.ts'
import {
  chargeProblem,
  emptyValues,
  gasProblem,
  type KeysValues,
  odometerProblem,
} from './keys-values.ts'
import { usePictures } from './pictures/use-pictures.ts'
import { donePart } from './use-own-parcel.ts'
import type { ListedRental } from './use-rental.ts'

type Options = {
  draft: string
  /** What lay on the device when the screen opened. */
  parts: ReadonlyMap<string, unknown>
  car: Car
  /** The car that is handed in too, at a swap. */
  oldCar: Car | undefined
}

type Car = Pick<ListedRental['car'], 'fuel' | 'lastOdometerReading'>

/** A field of the form that is read off the dash. */
export type Reading = Exclude<keyof KeysValues, 'comments' | 'checks'>

export const allReadings: readonly Reading[] = [
  'odometer',
  'gas',
  'charge',
  'oldOdometer',
  'oldGas',
  'oldCharge',
]

/** Everything that is entered on the keys screen, kept on the device as it is entered. */
export function useKeysForm({ draft, parts, car, oldCar }: Options) {
  const [values, setValues] = useState<KeysValues>({
    ...emptyValues,
    ...(parts.get('values') as Partial<KeysValues> | undefined),
  })
  const [place, setPlace] = useState<Place>((parts.get('place') as Place | undefined) ?? {})
  const [left, setLeft] = useState<readonly Reading[]>([])
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
  const problems: Partial<Record<Reading, string | undefined>> = {
    ...(oldCar && {
      oldOdometer: odometerProblem(values.oldOdometer, oldCar.lastOdometerReading),
      ...(isElectric(oldCar.fuel)
        ? { oldCharge: chargeProblem(values.oldCharge) }
        : { oldGas: gasProblem(values.oldGas) }),
    }),
    odometer: odometerProblem(values.odometer, car.lastOdometerReading),
    ...(isElectric(car.fuel)
      ? { charge: chargeProblem(values.charge) }
      : { gas: gasProblem(values.gas) }),
  }
  return {
    values,
    change,
    place,
    changePlace,
    pictures,
    oldPictures,
    problems,
    /** A problem is told once the person has left its field, or tried to go on without it. */
    shownProblem: (name: Reading) => (left.includes(name) ? problems[name] : undefined),
    leave: (name: Reading) => setLeft((before) => [...before, name]),
    /** Tells the problems of these fields, or of all; whether the whole form has none. */
    check: (names: readonly Reading[] = allReadings) => {
      setLeft((before) => [...before, ...names])
      return Object.values(problems).every((problem) => problem === undefined)
    },
    /** Steps of an earlier try that arrived. */
    done: (parts.get(donePart) as readonly string[] | undefined) ?? [],
  }
}
