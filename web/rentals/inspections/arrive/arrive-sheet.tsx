import { Camera, LocateFixed, Navigation } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { longestReason } from '#protocol/rentals/handover/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { mapsWay } from '#web/rentals/rentals/now/maps-way.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { keysMessages } from '../keys-messages.ts'
import { arriveMessages } from './arrive-messages.ts'
import './arrive.css'
import { FlyDrawing } from './fly-drawing.tsx'
import { shownMiles } from './near-text.ts'
import type { OverFinder } from './use-ask.ts'

type ArriveSheetProps = Omit<OverFinder, 'zone'>

/** In the place of the shutter: who is far from the car is asked, who has no location says where they are. Neither must be answered. */
export function ArriveSheet({
  asking,
  place,
  onPlace,
  address,
  onLater,
  onLeave,
}: ArriveSheetProps) {
  const words = useMessages(arriveMessages)
  const keysWords = useMessages(keysMessages)
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const inWords = useRef<HTMLTextAreaElement>(null)
  const { problem, isAsking, answered } = asking
  const { farMiles, reason = '' } = place
  useEffect(() => {
    // A keyboard that comes up would cover the question; the words are the way on.
    if (problem) inWords.current?.focus()
    else head.current?.focus()
  }, [problem])
  if (problem) {
    return (
      <section aria-labelledby={id} className="camera-sheet">
        <h3 id={id}>{words.where}</h3>
        <p>{keysWords[problem]}</p>
        <TextArea
          ref={inWords}
          label={keysWords.reason}
          placeholder={keysWords.reasonPlaceholder}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => onPlace({ ...place, reason: target.value })}
        />
        <div className="grid gap-2">
          <Button
            size="lg"
            full
            disabledReason={reason.trim() === '' ? keysWords.reason : undefined}
            onClick={asking.arrive}
          >
            <Camera aria-hidden="true" size={20} />
            {keysWords.arriveAnyway}
          </Button>
          <Button variant="secondary" full busy={isAsking} onClick={() => void asking.ask()}>
            <LocateFixed aria-hidden="true" size={20} />
            {words.tryAgain}
          </Button>
          <Button variant="ghost" full onClick={onLater}>
            {words.later}
          </Button>
        </div>
      </section>
    )
  }
  if (answered?.what !== 'far' || farMiles === undefined || !address) return null
  const miles = shownMiles(farMiles)
  return (
    <section aria-labelledby={id} className="camera-sheet">
      <FlyDrawing />
      <h3 ref={head} id={id} tabIndex={-1}>
        <NumbersIn text={words.far(miles)} />
      </h3>
      <p>
        {words.farText} <b>{keysWords.areYouAt(address)}</b>
      </p>
      <div className="grid gap-2">
        <Button size="lg" full onClick={asking.arrive}>
          <Camera aria-hidden="true" size={20} />
          {keysWords.yesHere}
        </Button>
        <a
          href={mapsWay(address)}
          target="_blank"
          rel="noreferrer"
          onClick={onLeave}
          className={buttonStyle({ variant: 'secondary', full: true })}
        >
          <Navigation aria-hidden="true" size={20} />
          {words.noWay}
        </a>
        <Button variant="ghost" full busy={isAsking} onClick={() => void asking.ask()}>
          <LocateFixed aria-hidden="true" size={20} />
          {words.findAgain}
        </Button>
      </div>
      <p className="text-14 text-ink-2">{words.either}</p>
    </section>
  )
}
