import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Num } from '#web/ui/num.tsx'
import { dateTimeText } from '../date-time-text.ts'
import type { SelectedRental } from '../shown.ts'
import { dialogMessages } from './dialog-messages.ts'
import { OrderRead } from './order-read.tsx'

type HistoryDialogProps = { rental: SelectedRental; onClose: () => void }

/** All that happened to the order, the newest first: when, what, by whom (docs/product/rental.md#history). */
export function HistoryDialog({ rental, onClose }: HistoryDialogProps) {
  const words = useMessages(dialogMessages)
  const actor = (name: string) => words.actors[name as keyof typeof words.actors] ?? name
  return (
    <Dialog title={words.history} isOpen onClose={onClose}>
      <OrderRead order={rental.orderId}>
        {({ history }) =>
          history.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <ul className="grid gap-4">
              {history.map((entry) => (
                <li key={`${entry.at} ${entry.title}`}>
                  <p className="text-14 text-ink-2">
                    <Num>{dateTimeText(entry.at, rental.area.zone)}</Num> · {actor(entry.actor)}
                  </p>
                  <p className="font-bold">{entry.title}</p>
                  {entry.odometer !== undefined && (
                    <p className="text-ink-2">
                      <NumbersIn text={words.odometer(formatMiles(entry.odometer))} />
                    </p>
                  )}
                  {entry.text && <p className="text-ink-2">{entry.text}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </OrderRead>
    </Dialog>
  )
}
