import { Check, MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { longestReason } from '#protocol/rentals/handover/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { Position } from '#web/core/position.ts'
import { Badge } from '#web/ui/badge.tsx'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { arriveMessages } from '../arrive/arrive-messages.ts'
import { nearText, shownMiles } from '../arrive/near-text.ts'
import { type Asking, type Place, useAsk } from '../arrive/use-ask.ts'
import { keysMessages } from '../keys-messages.ts'

export type { Place }

type LocationCardProps = {
  title: string
  place: Place
  /** Where the car is; who is far from it is asked before they have arrived. */
  car?: { point: Position; address: string } | undefined
  /** The position was found, or is said in words. */
  onPlace: (place: Place) => void
  /** «I have arrived» is asked for; without it the position only goes along with the keys. */
  onArrive?: ((place: Place) => void) | undefined
  /** The question is put elsewhere too, in the camera. */
  asking?: Asking
  /** A press that asks. */
  onAsk?: () => void
  hasArrived?: boolean
  busy?: boolean
  /** What is wrong with it: words are asked for then. */
  error?: string | undefined
  /** Where the person was before may not be where they are now. */
  mayRepeat?: boolean
}

/** The position, asked for by a press; when it is refused, words do. */
export function LocationCard(props: LocationCardProps) {
  const { title, place, car, onPlace, onArrive, hasArrived = false, busy = false, error } = props
  const words = useMessages(keysMessages)
  const arriveWords = useMessages(arriveMessages)
  const inWords = useRef<HTMLTextAreaElement>(null)
  const own = useAsk({ place, car, onPlace, onArrive })
  const { ask, isAsking, problem } = props.asking ?? own
  const { position, reason = '', roughMiles, farMiles } = place
  const isFar = farMiles !== undefined && car !== undefined && onArrive !== undefined && !hasArrived
  // What was typed before a reload is still to be seen and corrected.
  const [hadWords, setHadWords] = useState(reason !== '')
  if (reason !== '' && !hadWords) setHadWords(true)
  // Words are the way on.
  useEffect(() => {
    if (problem) inWords.current?.focus()
  }, [problem])
  return (
    <Card className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2>{title}</h2>
        <span role="status">
          {(hasArrived || position) && (
            <Badge tone="ok">
              <Check aria-hidden="true" size={16} />
              {hasArrived ? words.arrived : words.found}
            </Badge>
          )}
        </span>
      </div>
      {position ? (
        <p className="flex items-center gap-2">
          <MapPin aria-hidden="true" size={20} className="flex-none" />
          <NumbersIn text={nearText(place, arriveWords)} />
        </p>
      ) : (
        <p className="text-ink-2">{words.locationText}</p>
      )}
      {problem && (
        <Banner tone="warn" role="status">
          {words[problem]}
        </Banner>
      )}
      {roughMiles !== undefined && (
        <Banner tone="warn" role="status">
          {words.rough(roughMiles.toFixed(1))}
        </Banner>
      )}
      {isFar && (
        <Banner tone="warn" role="status">
          <p>
            <b>{words.farFrom(shownMiles(farMiles))}</b> {words.areYouAt(car.address)}
          </p>
          <Button size="lg" full busy={busy} onClick={() => onArrive(place)} className="mt-3">
            {words.yesHere}
          </Button>
        </Banner>
      )}
      {(problem || error || hadWords || roughMiles !== undefined) && (
        <TextArea
          ref={inWords}
          label={words.reason}
          placeholder={words.reasonPlaceholder}
          maxLength={longestReason}
          required={(onArrive !== undefined || error !== undefined) && !position}
          error={error}
          value={reason}
          onChange={(event) => onPlace({ ...place, reason: event.target.value })}
        />
      )}
      {problem && onArrive && (
        <Button
          size="lg"
          busy={busy}
          disabledReason={reason.trim() === '' ? words.reason : undefined}
          onClick={() => onArrive(place)}
        >
          {words.arriveAnyway}
        </Button>
      )}
      {(!position || onArrive || props.mayRepeat) && (
        <Button
          size="lg"
          variant={problem || position ? 'ghost' : 'secondary'}
          busy={isAsking || busy}
          busyLabel={isAsking ? words.asking : undefined}
          onClick={props.onAsk ?? (() => void ask())}
        >
          <MapPin aria-hidden="true" size={20} />
          {onArrive && !isFar ? words.arrive : position ? words.findAgain : words.findMe}
        </Button>
      )}
    </Card>
  )
}
