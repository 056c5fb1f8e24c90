import { type RefObject, useRef, useState } from 'react'
import { sessions, userInfo, passkeys, removePasskey } from '#protocol/people/names.ts'
import type { Passkey } from '#protocol/people/passkeys/passkeys.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { passkeysWork } from '#web/core/session/passkey.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { passkeyMessages } from '../passkey-messages.ts'
import { PasskeySignIn } from '../passkey-sign-in.tsx'
import { OpenPasskeys } from './open-passkeys.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { dayHere, momentHere } from './moment-here.ts'
import { RenamePasskey } from './rename-passkey.tsx'
import { useSetting } from './use-setting.ts'

type PasskeysCardProps = {
  /** Staff who came by e-mail change nothing here before they come by a passkey. */
  isLocked: boolean
  /** A name to begin with, as of this device. */
  usualName: string
}

/** The passkeys of a person (docs/product/accounts.md#passkeys). */
export function PasskeysCard({ isLocked, usualName }: PasskeysCardProps) {
  const words = useMessages(passkeyMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useRead(passkeys, {})
  if (!data) {
    if (error) return <ReadFailed error={error} onRetry={refetch} />
    return <Skeleton className="h-40" />
  }
  return (
    <Card aria-labelledby="passkeys" className="grid gap-3">
      <h2 id="passkeys" ref={heading} tabIndex={-1} className="outline-0">
        {words.title}
      </h2>
      <p className="text-ink-2">{words.lead}</p>
      {data.passkeys.length === 0 && <p>{words.none}</p>}
      <ul className="grid">
        {data.passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey.id}
            passkey={passkey}
            isLocked={isLocked}
            isOpen={data.openUntil !== undefined}
            heading={heading}
          />
        ))}
      </ul>
      {isLocked ? (
        <>
          <Banner tone="warn">{words.needed}</Banner>
          <PasskeySignIn />
        </>
      ) : data.openUntil === undefined && (passkeysWork() || data.passkeys.length > 0) ? (
        <OpenPasskeys hasOne={data.passkeys.length > 0} />
      ) : passkeysWork() ? (
        <AddPasskey usualName={usualName} onAdded={() => heading.current?.focus()} />
      ) : (
        <p className="text-ink-2">{words.unavailable}</p>
      )}
    </Card>
  )
}

type PasskeyLineProps = {
  passkey: Passkey
  isLocked: boolean
  /** Who is there has shown it again (open-passkeys.tsx). */
  isOpen: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

function PasskeyLine({ passkey, isLocked, isOpen, heading }: PasskeyLineProps) {
  const words = useMessages(passkeyMessages)
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const remove = useSetting(removePasskey, [passkeys, sessions, userInfo])
  const { id, name, createdAt, lastUsedAt, current } = passkey
  const close = () => setOpen(undefined)
  // Where one was just added it counts as signed in with, before it ever was used.
  const unused = current ? [] : [words.notUsed]
  const use = lastUsedAt ? [words.lastUsed(momentHere(lastUsedAt))] : unused
  return (
    <li className="grid gap-3 border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="min-w-0 wrap-anywhere">{name}</b>
            {current && <Badge tone="ok">{words.here}</Badge>}
          </p>
          <p className="text-14 text-ink-2">
            {[words.addedOn(dayHere(createdAt)), ...use].join(' · ')}
          </p>
        </div>
        {!isLocked && open !== 'rename' && (
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="secondary"
              aria-label={words.renameOf(name)}
              onClick={() => setOpen('rename')}
            >
              {words.rename}
            </Button>
            {isOpen && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={words.removeOf(name)}
                onClick={() => setOpen('remove')}
              >
                {words.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      {open === 'rename' && (
        <RenamePasskey
          id={id}
          name={name}
          onEnd={() => {
            close()
            heading.current?.focus()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={words.removeTitle(name)}
        text={remove.refusal ?? words.removeText}
        okLabel={words.remove}
        cancelLabel={words.cancel}
        danger
        busy={remove.isPending}
        onCancel={close}
        onOk={() =>
          remove.send({ passkey: id }, () => {
            statusToast(words.removed(name))
            close()
            heading.current?.focus()
          })
        }
      />
    </li>
  )
}
