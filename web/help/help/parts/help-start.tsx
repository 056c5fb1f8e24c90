import { useEffect, useRef } from 'react'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { helpMessages } from '../help-messages.ts'
import { MessageThread } from '../message-thread.tsx'
import { RequestList } from '../request-list.tsx'
import { SpecialRequestList } from '../special-request-list.tsx'
import { type Done, DoneNote } from './done-note.tsx'
import { Emergency } from './emergency.tsx'
import { KindList } from './kind-list.tsx'

type HelpStartProps = {
  order: string
  done: Done | undefined
  /** A form was left for this: the focus needs a place. */
  isBack: boolean
  onChoose: (kind: HelpKind) => void
  onAsk: () => void
}

/** 911, what happened, where requests stand, and the thread. */
export function HelpStart({ order, done, isBack, onChoose, onAsk }: HelpStartProps) {
  const words = useMessages(helpMessages)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBack) head.current?.focus()
  }, [isBack])
  return (
    <div className="grid gap-6">
      {done && <DoneNote {...done} />}
      <Emergency />
      <section className="grid gap-3">
        <h3 ref={head} tabIndex={-1} className="text-20">
          {words.what}
        </h3>
        <KindList onChoose={onChoose} />
      </section>
      <section className="grid gap-3">
        <h3 className="text-20">{words.yours}</h3>
        <RequestList order={order} />
      </section>
      <section className="grid gap-3">
        <h3 className="text-20">{words.thread}</h3>
        <MessageThread order={order} onHelp={onChoose} />
      </section>
      <SpecialRequestList order={order} onAsk={onAsk} />
    </div>
  )
}
