import { diffWordsWithSpace } from 'diff'
import { useDeferredValue, useMemo } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { textMessages } from './text-messages.ts'

/** Longer than this nobody waits for the marks. */
const longestMs = 400

type MarkedWordsProps = {
  label: string
  lang: string
  before: string
  now: string
}

/** A text with what is new in it, and what is no more. */
export function MarkedWords({ label, lang, before, now: typed }: MarkedWordsProps) {
  const words = useMessages(textMessages)
  // While somebody types, the marks follow when there is time.
  const now = useDeferredValue(typed)
  const parts = useMemo(
    () => diffWordsWithSpace(before, now, { timeout: longestMs }),
    [before, now],
  )
  if (!parts) return <p className="text-ink-2">{words.tooMuch}</p>
  return (
    <div
      role="region"
      aria-label={label}
      lang={lang}
      className="wrap-anywhere rounded-card bg-sunken p-4 text-14 whitespace-pre-wrap"
    >
      {parts.map(({ value, added, removed }, at) => {
        const key = `${at}`
        if (added)
          return (
            <ins key={key} className="rounded-slot bg-ok-soft text-ok no-underline">
              <span className="sr-only"> {words.added}: </span>
              {value}
            </ins>
          )
        if (removed)
          return (
            <del key={key} className="rounded-slot bg-danger-soft text-danger">
              <span className="sr-only"> {words.removed}: </span>
              {value}
            </del>
          )
        return <span key={key}>{value}</span>
      })}
    </div>
  )
}
