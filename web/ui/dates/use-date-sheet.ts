import { lazy, useState } from 'react'
import type { SheetStep } from './sheet-step.ts'

const load = () => import('./date-sheet.tsx')

/** The calendar weighs as much as a screen: it is loaded when a date field is first opened. */
export const DateSheet = lazy(() => load().then((module) => ({ default: module.DateSheet })))

/** Which end of the trip is being chosen, or none. */
export function useDateSheet() {
  const [step, setStep] = useState<SheetStep>()
  return {
    step,
    open: (next: SheetStep) => setStep(next),
    close: () => setStep(undefined),
    prepare: () => void load(),
  }
}
