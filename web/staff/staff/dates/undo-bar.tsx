import { Undo2, X } from 'lucide-react'
import { useEffect } from 'react'
import {
  staffBookings,
  staffCalendar,
  staffChangeDates,
  staffDatesQuote,
  staffMoveBooking,
  staffMoveQuote,
} from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDecide } from '../use-decide.ts'
import { datesMessages } from './dates-messages.ts'
import { type Done, dropUndo, useDone } from './undo-store.ts'
import './dates.css'

/**
 * What was just done, with the press that takes it back: for some minutes, while the way back is open and costs nothing
 * (docs/product/staff.md#planner).
 */
export function UndoBar({ onUndone }: { onUndone?: (order: string) => void }) {
  const done = useDone()
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(dropUndo, Math.max(0, done.until - Date.now()))
    return () => clearTimeout(timer)
  }, [done])
  if (!done) return null
  return done.was === 'dates' ? (
    <UndoDates done={done} onUndone={onUndone} />
  ) : (
    <UndoCar done={done} onUndone={onUndone} />
  )
}

type Undo<Was extends Done['was']> = {
  done: Extract<Done, { was: Was }>
  onUndone: ((order: string) => void) | undefined
}

function UndoDates({ done: { order, name, start, end }, onUndone }: Undo<'dates'>) {
  const { undo: words } = useMessages(datesMessages)
  const { data, isOld } = useRead(staffDatesQuote, { order, start, end })
  const lists = [staffBookings, staffCalendar, staffDatesQuote]
  const { decide, isPending } = useDecide(staffChangeDates, ...lists)
  if (!data || isOld || data.inTheWay !== undefined || data.own || data.difference !== 0)
    return null
  const { version, difference } = data
  return (
    <Bar
      text={words.dates(name)}
      busy={isPending}
      onUndo={() =>
        decide({ order, version, start, end, difference }, (said) => {
          dropUndo()
          onUndone?.(said.order)
        })
      }
    />
  )
}

function UndoCar({ done: { order, name, car }, onUndone }: Undo<'car'>) {
  const { undo: words } = useMessages(datesMessages)
  const { data, isOld } = useRead(staffMoveQuote, { order, cars: [car] })
  const lists = [staffBookings, staffCalendar, staffMoveQuote]
  const { decide, isPending } = useDecide(staffMoveBooking, ...lists)
  if (!data || isOld || data.own || !data.cars.some((one) => one.car === car)) return null
  const { version } = data
  return (
    <Bar
      text={words.car(name)}
      busy={isPending}
      onUndo={() =>
        decide({ order, version, car }, (said) => {
          dropUndo()
          onUndone?.(said.newOrder)
        })
      }
    />
  )
}

function Bar({ text, busy, onUndo }: { text: string; busy: boolean; onUndo: () => void }) {
  const { undo: words } = useMessages(datesMessages)
  return (
    <div className="undo-bar" role="status">
      <p>{text}</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={onUndo}>
        <Undo2 aria-hidden="true" size={20} />
        {words.button}
      </Button>
      <IconButton label={words.hide} onClick={dropUndo}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  )
}
