import { useEffect, useRef } from 'react'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { helpMessages } from '../help-messages.ts'
import { MessageThread } from '../message-thread.tsx'
import { SpecialRequestList } from '../special-request-list.tsx'
import { useHelp } from '../use-help.ts'
import { type Done, DoneNote } from './done-note.tsx'
import { Emergency } from './emergency.tsx'
import { KindList } from './kind-list.tsx'
import { RequestItem } from './request-item.tsx'

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
        <MessageThread order={order} side="renter" onHelp={onChoose} />
      </section>
      <SpecialRequestList order={order} onAsk={onAsk} />
    </div>
  )
}

/** The help requests of a rental, newest first. */
function RequestList({ order }: { order: string }) {
  const words = useMessages(helpMessages)
  const { data, error, refetch } = useHelp(order)
  if (!data && error) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-40" />
  if (data.requests.length === 0) return <p className="text-ink-2">{words.none}</p>
  return (
    <ul className="grid gap-4 divide-y divide-line">
      {data.requests.map((request) => (
        <li key={request.id} className="pt-4 first:pt-0">
          <RequestItem request={request} />
        </li>
      ))}
    </ul>
  )
}
