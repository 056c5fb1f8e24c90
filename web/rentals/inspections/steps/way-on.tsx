import { Camera, CarFront, KeyRound } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { keysMessages } from '../keys-messages.ts'
import type { Visit } from '../keys-parcel.ts'
import { stepMessages } from './step-messages.ts'
import type { Gap, StepId } from './visit-steps.ts'

type WayOnProps = {
  mode: Visit['mode']
  step: StepId
  /** The step after this one, if any. */
  next: StepId | undefined
  gaps: readonly Gap[]
}

/** The one button of a step: it opens the camera while photos are missing, else it goes on. */
export function WayOn({ mode, step, next, gaps }: WayOnProps) {
  const words = useMessages(stepMessages)
  const keysWords = useMessages(keysMessages)
  const lacksPhotos = step !== 'inside' && gaps.some(({ isPhoto }) => isPhoto)
  const end = mode === 'get' ? keysWords.getKeys : keysWords.returnKeys
  const ons = { walk: next === 'key' ? words.showCode : words.next, key: words.haveKey }
  const on = step === 'walk' || step === 'key' ? ons[step] : words.next
  const Icon = lacksPhotos ? Camera : next || mode === 'return' ? KeyRound : CarFront
  return (
    <Button type="submit" size="lg">
      {(lacksPhotos || !next || step === 'key') && <Icon aria-hidden="true" size={20} />}
      {lacksPhotos ? words.camera : next ? on : end}
    </Button>
  )
}
