import { formatWallTime } from '#domain/core/time/format-date.ts'
import type { ThreadItem } from '#protocol/help/help/thread.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { helpMessages } from '../help-messages.ts'
import { PictureRow } from '#web/ui/media/picture-row.tsx'

/** What somebody wrote, on their side of the thread; what happened stands between. */
export function ThreadLine({ line }: { line: ThreadItem }) {
  const words = useMessages(helpMessages)
  const { kind, mine, author, name, text, pictures, at } = line
  if (kind === 'event') {
    return (
      <li className="text-center text-14 text-ink-2">
        <span className="font-bold">{text}</span> · <Num>{formatWallTime(at)}</Num>
      </li>
    )
  }
  const sides = { staff: words.team, renter: words.renter, owner: undefined, assignee: undefined }
  const side = sides[author]
  const who = mine ? words.you : [name, side].filter(Boolean).join(', ')
  return (
    <li className={cx('flex', mine && 'justify-end')}>
      <div
        className={cx(
          'grid max-w-[85%] gap-2 rounded-card px-4 py-2.5',
          mine ? 'bg-primary-soft text-on-soft' : 'bg-sunken text-ink',
        )}
      >
        <p className="text-14">
          <span className="font-bold">{who}</span> · <Num>{formatWallTime(at)}</Num>
        </p>
        {text && <p className="break-words whitespace-pre-line">{text}</p>}
        <PictureRow paths={pictures} />
      </div>
    </li>
  )
}
