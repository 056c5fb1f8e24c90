import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { markNotificationRead } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Num } from '#web/ui/num.tsx'
import { dashboardMessages } from '../messages.ts'
import { dateTimeText } from '../date-time-text.ts'
import { namedPlace } from '../named-path.ts'
import type { Notice } from '../shown.ts'
import { useAct } from '../use-act.ts'

type NoticeItemProps = {
  notice: Notice
  /** The IANA zone of the rental that it is about; without one the device's clock counts. */
  zone: string | undefined
}

/** One notice; going where it leads reads it. */
export function NoticeItem({ notice, zone }: NoticeItemProps) {
  const words = useMessages(dashboardMessages)
  const { act, isPending } = useAct(markNotificationRead)
  const { id, title, text, createdAt, readAt, route, query } = notice
  const read = () => {
    if (!readAt && !isPending) act({ id }, undefined)
  }
  const name = (
    <span className={readAt ? 'font-medium' : 'font-bold'}>
      {!readAt && (
        <>
          <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-poppy" />
          <span className="sr-only">{words.unreadMark}: </span>
        </>
      )}
      {title}
    </span>
  )
  return (
    <li className="border-b border-line py-2.5 last:border-0">
      <div className="flex min-h-11 items-center justify-between gap-2">
        {route ? (
          <Link
            {...namedPlace(route, query)}
            onClick={read}
            className="inline-flex min-h-11 items-center"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {!readAt && (
          <IconButton label={`${words.markRead}: ${title}`} onClick={read}>
            <Check aria-hidden="true" size={20} />
          </IconButton>
        )}
      </div>
      {/* Older ones say their title again. */}
      {text !== title && text !== '' && (
        <p className="text-ink-2">
          <NumbersIn text={text} />
        </p>
      )}
      <p className="text-14 text-ink-2">
        <Num>{zone ? dateTimeText(createdAt, zone) : shownHere(createdAt)}</Num>
      </p>
    </li>
  )
}

/** By the clock of this device: not every notice is about a rental of this area. */
function shownHere(instant: string): string {
  const at = new Date(instant)
  const two = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  // DD/MM/YYYY HH:mm in both languages (docs/product/app.md#dates).
  return new Intl.DateTimeFormat('en-GB', { ...two, year: 'numeric' }).format(at).replace(',', '')
}
