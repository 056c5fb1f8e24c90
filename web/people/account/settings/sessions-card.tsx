import { useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { endSession, sessions } from '#protocol/people/names.ts'
import type { Session } from '#protocol/people/account/sessions.ts'
import type { Answer, InputOf, NamedCommand } from '#protocol/core/operation.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { EndOthers } from './end-others.tsx'
import { deviceNames, zoneText } from './device-text.ts'
import { momentHere } from './moment-here.ts'
import { sessionsMessages } from './sessions-messages.ts'

/** Where the person is signed in; each can be ended, and all others at once (docs/product/accounts.md#sessions). */
export function SessionsCard() {
  const words = useMessages(sessionsMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useRead(sessions, {})
  // What was pressed goes away with its line.
  const done = (said: string) => () => {
    statusToast(said)
    heading.current?.focus()
  }
  if (!data) {
    if (error) return <ReadFailed error={error} onRetry={refetch} />
    return <Skeleton className="h-60" />
  }
  const { sessions: all, total } = data
  return (
    <Card aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" ref={heading} tabIndex={-1} className="outline-0">
        {words.title}
      </h2>
      <p className="text-ink-2">{words.lead}</p>
      <ul className="grid">
        {all.map((session) => (
          <SessionLine key={session.id} session={session} done={done} />
        ))}
      </ul>
      {total > all.length && <p className="text-ink-2">{words.more(total - all.length)}</p>}
      {total > 1 && <EndOthers onEnded={done(words.othersEnded)} />}
    </Card>
  )
}

type SessionLineProps = { session: Session; done: (said: string) => () => void }

function SessionLine({ session, done }: SessionLineProps) {
  const words = useMessages(sessionsMessages)
  const { end, isPending } = useEnding(endSession)
  const { browser, system } = deviceNames(session)
  const device = words.device(browser, system) ?? words.unknown
  const isHandheld = ['android', 'ios', 'ipados'].includes(session.system ?? '')
  const Icon = isHandheld ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0">
      <Icon aria-hidden="true" size={22} className="flex-none text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b>{device}</b>
          {session.current && <Badge tone="ok">{words.here}</Badge>}
        </p>
        <p className="text-14 text-ink-2">
          <Parts>
            {session.timeZone && zoneText(session.timeZone)}
            {session.current ? words.now : words.lastUsed(momentHere(session.lastUsedAt))}
          </Parts>
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={words.endOf(device)}
          busy={isPending}
          onClick={() => end({ session: session.id }, done(words.ended(device)))}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

/** Short facts in one line, those that are there. */
function Parts({ children }: { children: (string | undefined)[] }): ReactNode {
  return children.filter(Boolean).join(' · ')
}

/** Ends sessions and reads the list anew, also after a refusal: then it was old. */
function useEnding<Op extends NamedCommand>(operation: Op) {
  const client = useQueryClient()
  const { mutate, isPending } = useSend(operation)
  const end = (input: InputOf<Op>, onDone: () => void) =>
    mutate(input, {
      onSuccess: (answer: Answer<Op>) =>
        answer.status === 0 ? errorToast(answer.message) : onDone(),
      onSettled: () => void client.invalidateQueries({ queryKey: [sessions.name] }),
    })
  return { end, isPending }
}
