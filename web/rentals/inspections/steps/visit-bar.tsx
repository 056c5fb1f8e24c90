import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { keysMessages } from '../keys-messages.ts'
import { lastLookMessages } from './last-look-messages.ts'
import { stepMessages } from './step-messages.ts'
import type { Gap } from './visit-steps.ts'

type VisitBarProps = {
  /** What is missing of this step; of the last one, of the visit. */
  gaps: readonly Gap[]
  /** The next press ends the rental. */
  ends?: boolean
  /** What comes when nothing is missing any more. */
  then?: string
  onJump: (gap: Gap) => void
  /** The one button. */
  children: ReactNode
}

/** What is still missing, which leads to the first of it, and the way on. */
export function VisitBar({ gaps, ends, then, onJump, children }: VisitBarProps) {
  const words = useMessages(stepMessages)
  const keysWords = useMessages(keysMessages)
  const endWords = useMessages(lastLookMessages)
  const [first] = gaps
  return (
    <BottomBar label={keysWords.bar} always>
      <div className="min-w-0 flex-1 text-14">
        {first ? (
          <button
            type="button"
            onClick={() => onJump(first)}
            className="min-h-11 w-full text-left font-bold"
          >
            <span className="line-clamp-2">
              {words.toGo(gaps.length)}: {gaps.map(({ name }) => name).join(', ')}
            </span>
          </button>
        ) : (
          <p className="font-bold">
            {ends ? endWords.ends : keysWords.ready}
            {ends && <span className="block font-normal text-ink-2">{endWords.endsText}</span>}
          </p>
        )}
        <p role="status" className="sr-only">
          {first ? words.toGo(gaps.length) : keysWords.ready}
        </p>
        {then && first && <p className="hidden sm:block">{then}</p>}
      </div>
      {children}
    </BottomBar>
  )
}
