import { ArrowDown } from 'lucide-react'
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { markMessagesRead } from '#protocol/help/names.ts'
import type { ThreadItem } from '#protocol/help/help/thread.ts'
import { send } from '#web/core/api/call.ts'
import { keepDraft } from '#web/core/forms/draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import { parcels } from '#web/people/offline/queue.ts'
import { cx } from '#web/ui/cx.ts'
import { type About, idOf, lineOf } from '../deliver.ts'
import { kindOf, messageDraft, takeBack } from '../take-back.ts'
import { ChatLines } from './chat-lines.tsx'
import { chatMessages } from './chat-messages.ts'
import { Composer, type ComposerWords } from './composer.tsx'
import { WaitingLine } from './waiting-line.tsx'
import './chat.css'

type ChatProps = {
  about: About
  lines: readonly ThreadItem[]
  /** The newest line, while something is unread. */
  unread: string | undefined
  /** How the log is called. */
  label: string
  /** What is said while there is nothing. */
  empty?: string
  /** What is often asked first: a press writes it into the field while nothing was said yet. */
  starters?: readonly string[] | undefined
  topic?: string | undefined
  namesAll?: boolean
  /** Of the field; without them nothing can be written. */
  writing: ComposerWords | undefined
  /** Fills the dialog that it is the only content of. */
  full?: boolean
  /** What can be taken up with a press, below the last line. */
  proposals?: ReactNode
  /** Opens the form of a kind of help, where what was refused is corrected; absent where none is at hand. */
  onHelp?: ((kind: HelpKind) => void) | undefined
  /** Something was sent, or refused. */
  onChange: () => void
}

/** The chat of the house: between renter and staff, the two of a job, and for staff (docs/product/help-and-claims.md#messages). */
export function Chat(props: ChatProps) {
  const { about, lines, unread, label, empty, topic, namesAll, writing, full, proposals } = props
  const says = useMessages(chatMessages)
  const [round, setRound] = useState(0)
  const waiting = useWaiting(idOf(about))
  const { log, lines: all, onScroll, hasNew, toEnd } = useEnd(lines.at(-1))
  const end = useRef<HTMLDivElement>(null)
  useSeen(end, about, unread)
  const correct = async (parcel: Parcel) => {
    const kind = kindOf(parcel)
    await takeBack(parcel, about)
    if (kind) props.onHelp?.(kind)
    else setRound(round + 1)
  }
  const begin = (text: string) => {
    keepDraft(messageDraft(about), { text })
    setRound(round + 1)
  }
  return (
    <div className={cx('chat', full ? 'chat-full' : 'chat-inset')}>
      <div
        ref={log}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        tabIndex={0}
        className="chat-log"
        onScroll={onScroll}
      >
        <div ref={all} className="chat-lines">
          {lines.length === 0 && topic && <p className="chat-day">{topic}</p>}
          {lines.length === 0 && waiting.length === 0 && empty && (
            <p className="text-ink-2">{empty}</p>
          )}
          {lines.length === 0 && waiting.length === 0 && props.starters && (
            <ul className="grid justify-items-start gap-2">
              {props.starters.map((text) => (
                <li key={text}>
                  <button type="button" className="chat-starter" onClick={() => begin(text)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ChatLines lines={lines} topic={topic} namesAll={namesAll ?? false} />
          {waiting.length > 0 && (
            <ol>
              {waiting.map((parcel) => (
                <WaitingLine
                  key={parcel.id}
                  parcel={parcel}
                  onCorrect={
                    kindOf(parcel) && !props.onHelp ? undefined : () => void correct(parcel)
                  }
                />
              ))}
            </ol>
          )}
          {proposals}
          <div ref={end} className="h-px flex-none" />
        </div>
      </div>
      <div className="chat-foot">
        {hasNew && (
          <button type="button" className="chat-new" onClick={toEnd}>
            <ArrowDown aria-hidden="true" size={20} />
            {says.newMessages}
          </button>
        )}
        {writing && (
          <Composer
            key={round}
            about={about}
            words={writing}
            isGoingOn={round > 0}
            onChange={props.onChange}
          />
        )}
      </div>
    </div>
  )
}

/** What waits on this device to become part of the thread. */
function useWaiting(id: string): readonly Parcel[] {
  const all = useSyncExternalStore(parcels.subscribe, parcels.get) ?? []
  return all.filter(({ line }) => line === lineOf('help', id) || line === lineOf('message', id))
}

/** So near to the end is at the end. */
const nearPx = 48

/** Goes along with what comes for whoever is at the end, and for whoever wrote it; others are told of it. */
function useEnd(newest: ThreadItem | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  /** The newest line when the reader went up; undefined at the end. */
  const [left, setLeft] = useState<{ newest: string | undefined }>()
  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }
  // Lines come, photos and proposals too, and the keyboard of a phone takes half of the height.
  useEffect(() => {
    const [box, content] = [log.current, lines.current]
    if (!box || !content) return
    const stay = () => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
    }
    const watch = new ResizeObserver(stay)
    watch.observe(box)
    watch.observe(content)
    return () => watch.disconnect()
  }, [])
  const own = newest?.mine ? newest.id : undefined
  useLayoutEffect(() => {
    if (own && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [own])
  const onScroll = () => {
    const box = log.current
    if (!box) return
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
    setLeft((was) => (isAtEnd.current ? undefined : (was ?? { newest: newest?.id })))
  }
  const hasNew = left !== undefined && newest !== undefined && left.newest !== newest.id
  return { log, lines, onScroll, hasNew, toEnd }
}

/** What was on the screen to its end is read; without signal it stays unread, and that is all. */
function useSeen(
  end: React.RefObject<HTMLDivElement | null>,
  about: About,
  line: string | undefined,
): void {
  const told = useRef<string>(undefined)
  const [name, id] =
    'job' in about ? (['job', about.job] as const) : (['order', about.order] as const)
  useEffect(() => {
    const mark = end.current
    if (!line || !mark || told.current === line) return
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || told.current === line) return
      told.current = line
      send(markMessagesRead, { [name]: id, line: Number(line) }).catch(() => {})
    })
    watch.observe(mark)
    return () => watch.disconnect()
  }, [end, line, name, id])
}
