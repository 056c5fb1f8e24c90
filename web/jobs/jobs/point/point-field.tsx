import { ArrowUp, X } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { farthestPointMiles, isNearTown, pointFrom } from '#domain/fleet/places/point-near.ts'
import type { Position } from '#domain/fleet/places/sphere.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { pointMessages } from './point-messages.ts'
import { pointText } from './point-text.ts'

const PointMap = lazy(() =>
  import('#web/fleet/places/map/point-map.tsx').then((module) => ({ default: module.PointMap })),
)

type PointFieldProps = {
  town: Place
  value: Position | null
  onChange: (point: Position | null) => void
}

const step = 0.1
/* One arrow for all: an icon that the first screen has too would become a file of its own there. */
const ways = [
  ['n', 1, 0, 0],
  ['w', 0, -1, 270],
  ['e', 0, 1, 90],
  ['s', -1, 0, 180],
] as const

/** The exact place of a town as a mark on a map: set by a press, moved by keys or buttons, and said in words. */
export function PointField({ town, value, onChange }: PointFieldProps) {
  const words = useMessages(pointMessages)
  const lang = useLanguage()
  const [isOpen, setOpen] = useState(value !== null)
  // A mark that an address brought shows itself.
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== null) setOpen(true)
  }
  const [isTooFar, setTooFar] = useState(false)
  const [isCleared, setCleared] = useState(false)
  const isPassingOn = useRef(false)
  /** The button that was pressed is gone: what came instead takes the focus, unless somebody gave it to a field by then. */
  const takesOver = useCallback((instead: HTMLButtonElement | null) => {
    if (!instead || !isPassingOn.current || !document.activeElement?.matches('body, h1, h2')) return
    isPassingOn.current = false
    instead.focus()
  }, [])
  const said = value && pointText(town, value, words)
  const set = (point: Position) => {
    const isNear = isNearTown(town, point)
    setTooFar(!isNear)
    if (isNear) onChange(point)
  }
  const move = (north: number, east: number) => set(pointFrom(value ?? town, north, east))
  return (
    <Disclosure asLink summary={words.open} open={isOpen} onToggle={setOpen}>
      {isOpen && (
        <div className="grid gap-3">
          <p className="text-14 text-ink-2">{words.hint}</p>
          <div className="h-59">
            <Suspense fallback={<Skeleton className="size-full" />}>
              <PointMap
                label={words.map(town.name)}
                town={town}
                point={value}
                markLabel={said ? words.mark(said) : ''}
                keys={words.keys}
                mapKeys={words.mapKeys}
                onPoint={set}
                onMove={move}
                markRef={takesOver}
              />
            </Suspense>
          </div>
          <p role="status" className="font-medium">
            {said ?? (isCleared ? words.cleared : words.none)}
          </p>
          <p role="alert" className="text-14 font-medium text-danger empty:hidden">
            {isTooFar && fieldMessage(fieldError('pointTooFar', farthestPointMiles), lang)}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            {value ? (
              <>
                {ways.map(([way, north, east, turn]) => (
                  <IconButton
                    key={way}
                    label={words.moves[way]}
                    onClick={() => move(north * step, east * step)}
                  >
                    <ArrowUp aria-hidden="true" size={20} style={{ rotate: `${turn}deg` }} />
                  </IconButton>
                ))}
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => {
                    setTooFar(false)
                    setCleared(true)
                    onChange(null)
                    isPassingOn.current = true
                  }}
                >
                  <X aria-hidden="true" size={18} />
                  {words.clear}
                </Button>
              </>
            ) : (
              <Button
                ref={takesOver}
                variant="secondary"
                size="sm"
                onClick={() => {
                  isPassingOn.current = true
                  set(pointFrom(town, 0, 0))
                }}
              >
                {words.set(town.name)}
              </Button>
            )}
          </div>
        </div>
      )}
    </Disclosure>
  )
}
