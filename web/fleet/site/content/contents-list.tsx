import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { AnchorLink } from './anchor-link.tsx'
import { contentMessages } from './content-messages.ts'

export type ContentsEntry = { id: string; title: string; below: { id: string; title: string }[] }

type ContentsListProps = {
  entries: readonly ContentsEntry[]
  /** The anchor of the section that is being read. */
  current: string | undefined
}

/** The contents: folded above the text on phones, standing beside it on wide screens. Not printed. */
export function ContentsList({ entries, current }: ContentsListProps) {
  const words = useMessages(contentMessages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current && box.current) keepInView(box.current)
  }, [current])
  return (
    <nav aria-label={words.onThisPage} className="min-w-0 lg:self-stretch print:hidden">
      <details className="group rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-card px-4 font-bold [&::-webkit-details-marker]:hidden">
          {words.onThisPage}
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="transition-transform duration-120 group-open:rotate-180"
          />
        </summary>
        <ol className="px-1 pb-3">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} isStrong />
              <Below entry={entry} />
            </li>
          ))}
        </ol>
      </details>
      <div
        ref={box}
        className="sticky top-24 hidden max-h-[calc(100dvh-7.5rem)] overflow-y-auto p-1 lg:block"
      >
        <p className="px-3 pb-1 font-bold">{words.onThisPage}</p>
        <ol>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} isCurrent={entry.id === current} />
              {entry.id === current && <Below entry={entry} />}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

/** Scrolls the list alone, not the text, so that the current entry is near its middle. */
function keepInView(box: HTMLElement): void {
  const entry = box.querySelector<HTMLElement>('[aria-current]')
  if (entry) box.scrollTop = entry.offsetTop - box.clientHeight / 2
}

function Below({ entry }: { entry: ContentsEntry }) {
  if (entry.below.length === 0) return null
  return (
    <ol className="pl-3">
      {entry.below.map((each) => (
        <li key={each.id}>
          <Entry entry={each} />
        </li>
      ))}
    </ol>
  )
}

type EntryProps = {
  entry: { id: string; title: string }
  isCurrent?: boolean
  isStrong?: boolean
}

function Entry({ entry: { id, title }, isCurrent, isStrong }: EntryProps) {
  return (
    <AnchorLink
      to={id}
      aria-current={isCurrent ? 'location' : undefined}
      className={`flex min-h-11 items-center rounded-slot px-3 py-1.5 leading-snug hover:bg-sunken aria-[current=location]:bg-primary-soft aria-[current=location]:text-on-soft ${isStrong ? 'font-bold' : ''}`}
    >
      {title}
    </AnchorLink>
  )
}
