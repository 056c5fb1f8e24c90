import { CheckCheck } from 'lucide-react'
import { formatNearDay, formatWeekDay } from '#domain/core/time/format-date.ts'
import { type Day, timeOf } from '#domain/core/time/wall-time.ts'
import type { ThreadItem } from '#protocol/help/help/thread.ts'
import { usePrivateFile } from '#web/core/api/private-file.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
import { FilePreview } from '#web/ui/media/file-preview.tsx'
import { Num } from '#web/ui/num.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { helpMessages } from '../help-messages.ts'
import { type ChatGroup, chatDays, lastRead } from './chat-days.ts'
import { chatMessages } from './chat-messages.ts'
import './chat.css'

type ChatLinesProps = {
  lines: readonly ThreadItem[]
  /** What it is about, beside the first day. */
  topic?: string | undefined
  /** Each line says who wrote it, the reader's own side too: for staff, who are many. */
  namesAll?: boolean
}

/** What two sides wrote to each other, by days and people, the reader's own on the right. */
export function ChatLines({ lines, topic, namesAll = false }: ChatLinesProps) {
  const lang = useLanguage()
  const days = chatDays(lines)
  const read = lastRead(days)
  const year = days.at(-1)?.day.slice(0, 4)
  const dayText = (day: Day) =>
    day.startsWith(year ?? day) ? formatNearDay(day, lang) : formatWeekDay(day, lang)
  return days.map(({ day, groups }, index) => (
    <section key={day} aria-label={dayText(day)}>
      <p className="chat-day">
        <NumbersIn text={[dayText(day), index === 0 && topic].filter(Boolean).join(' · ')} />
      </p>
      <ol>
        {groups.map((group) => (
          <Group key={group.id} group={group} isRead={group.id === read} namesAll={namesAll} />
        ))}
      </ol>
    </section>
  ))
}

type GroupProps = { group: ChatGroup; isRead: boolean; namesAll: boolean }

function Group({ group: { lines }, isRead, namesAll }: GroupProps) {
  const words = useMessages(helpMessages)
  const says = useMessages(chatMessages)
  const [first] = lines
  const last = lines.at(-1) ?? first
  if (first.kind === 'event')
    return (
      <li className="chat-day">
        <b>{first.text}</b> · <Num>{timeOf(first.at)}</Num>
      </li>
    )
  const sides = { staff: words.team, renter: words.renter, owner: undefined, assignee: undefined }
  const name = first.name ?? sides[first.author]
  const shown = first.mine && !namesAll ? undefined : name
  return lines.map((line) => (
    <li key={line.id} className={cx('chat-line', line.mine && 'chat-own')}>
      {line === first && <span className="sr-only">{first.mine ? words.you : name}</span>}
      {line.text && <p className="chat-bubble">{line.text}</p>}
      {line.pictures.map((path, index) => (
        <Photo key={path} path={path} name={words.photo(index + 1)} />
      ))}
      {line === last && (
        <span className="chat-time">
          {shown && `${shown} ·`} <Num>{timeOf(last.at)}</Num>
          {isRead && (
            <>
              <CheckCheck aria-hidden="true" size={16} /> {says.read}
            </>
          )}
        </span>
      )}
    </li>
  ))
}

/** A photo as a bubble, which opens over the whole screen. */
function Photo({ path, name }: { path: string; name: string }) {
  const file = usePrivateFile(path)
  return (
    <div className="chat-bubble chat-photo">
      {file ? (
        <FilePreview
          name={name}
          url={file.url}
          kind={file.type === 'application/pdf' ? 'pdf' : 'image'}
        />
      ) : (
        <Skeleton />
      )}
    </div>
  )
}
