import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endOtherSessions, sessions, passkeys, removePasskey } from '#protocol/people/names.ts'
import type { Passkey } from '#protocol/people/passkeys/passkeys.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { dayHere } from './moment-here.ts'
import { OpenPasskeys } from './open-passkeys.tsx'
import { sessionsMessages } from './sessions-messages.ts'

const mostNamed = 3

/**
 * Signs out everywhere else. A passkey would sign in again: the newest are named, and can go with it
 * (docs/product/accounts.md#sessions).
 */
export function EndOthers({ onEnded }: { onEnded: () => void }) {
  const words = useMessages(sessionsMessages)
  const client = useQueryClient()
  const { data } = useRead(passkeys, {})
  const ending = useSend(endOtherSessions)
  const removing = useSend(removePasskey)
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const newest = (data?.passkeys ?? []).toReversed().slice(0, mostNamed)
  const end = async () => {
    for (const passkey of chosen) {
      const answer = await removing.mutateAsync({ passkey })
      if (answer.status === 0) return errorToast(answer.message)
    }
    const answer = await ending.mutateAsync({})
    if (answer.status === 0) return errorToast(answer.message)
    setAsking(false)
    return onEnded()
  }
  const press = () =>
    // What the server could not be asked is told in a toast.
    void end()
      .catch(() => undefined)
      .finally(() => {
        setChosen([])
        for (const { name } of [sessions, passkeys])
          void client.invalidateQueries({ queryKey: [name] })
      })
  const busy = ending.isPending || removing.isPending
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={busy && !isAsking}
        onClick={() => (newest.length > 0 ? setAsking(true) : press())}
      >
        {words.endOthers}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.endOthersTitle}
        text={
          <div className="grid gap-3">
            <p>{words.passkeysStay}</p>
            <NewestPasskeys
              passkeys={newest}
              isOpen={data?.openUntil !== undefined}
              chosen={chosen}
              onChoose={setChosen}
            />
          </div>
        }
        okLabel={words.end}
        cancelLabel={words.cancel}
        busy={busy}
        onCancel={() => setAsking(false)}
        onOk={press}
      />
    </>
  )
}

type NewestPasskeysProps = {
  passkeys: Passkey[]
  isOpen: boolean
  chosen: string[]
  onChoose: (ids: string[]) => void
}

function NewestPasskeys({ passkeys: newest, isOpen, chosen, onChoose }: NewestPasskeysProps) {
  const words = useMessages(sessionsMessages)
  const nameOf = ({ name, createdAt }: Passkey) => words.passkey(name, dayHere(createdAt))
  if (!isOpen)
    return (
      <>
        <ul className="grid gap-1">
          {newest.map((one) => (
            <li key={one.id} className="wrap-anywhere">
              {nameOf(one)}
            </li>
          ))}
        </ul>
        <OpenPasskeys hasOne />
      </>
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="font-bold">{words.removeToo}</legend>
      {newest.map((one) => (
        <Checkbox
          key={one.id}
          checked={chosen.includes(one.id)}
          onChange={({ target }) =>
            onChoose(
              target.checked ? [...chosen, one.id] : chosen.filter((other) => other !== one.id),
            )
          }
        >
          {nameOf(one)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
