import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { connection } from '#web/core/api/connection.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { forgetEntered } from '#web/people/offline/forget-entered.ts'
import { parcels, sendWaiting } from '#web/people/offline/queue.ts'
import { type Unsent, unsent } from '#web/people/offline/unsent.ts'
import { routes } from '#web/core/routing/routes.ts'
import { signOutEverywhere } from '#web/people/account/sign-out.ts'
import { wantDialog } from '#web/core/routing/wanted-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { signOutMessages } from './sign-out-messages.ts'
import { UnsentList } from './unsent-list.tsx'

/** How long a slow home screen may hold signing out up. */
const patienceMs = 1000

/** Signs out at once when nothing waits on the device; else says what would be deleted, and asks. */
export function SignOutQuestion({ onEnd }: { onEnd: () => void }) {
  const words = useMessages(signOutMessages)
  const lang = useLanguage()
  const router = useRouter()
  const navigate = useNavigate()
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get)
  const [found, setFound] = useState<Unsent>()
  const [isSending, setSending] = useState(false)

  const leave = async () => {
    onEnd()
    // First away: a screen that needs somebody signed in would lead to /welcome.
    const atLatest = new Promise((resolve) => setTimeout(resolve, patienceMs))
    await Promise.race([navigate({ to: routes.home }), atLatest])
    await forgetEntered()
    await signOutEverywhere()
  }
  const look = useEffectEvent((now: Unsent) => {
    if (now.parcels.length === 0 && now.forms === 0) void leave()
    else setFound(now)
  })
  useEffect(() => {
    let isHere = true
    const lookAnew = () =>
      void unsent().then((now) => {
        if (isHere) look(now)
      })
    lookAnew()
    // What waits may be sent meanwhile, here or in another tab.
    const leaveQueue = parcels.subscribe(lookAnew)
    return () => {
      isHere = false
      leaveQueue()
    }
  }, [])

  if (!found) return null
  const canSend = !isOffline && found.parcels.some(({ refusal }) => !refusal)
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onEnd}
      footer={
        <>
          <Button onClick={onEnd} variant={canSend ? 'secondary' : 'primary'}>
            {words.stay}
          </Button>
          {canSend && (
            <Button
              busy={isSending}
              busyLabel={words.sending}
              onClick={() => {
                setSending(true)
                void sendWaiting().finally(() => setSending(false))
              }}
            >
              {words.sendFirst}
            </Button>
          )}
          <Button variant="danger" onClick={() => void leave()}>
            {words.leave}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{words.text}</p>
        <UnsentList
          found={found}
          lang={lang}
          onCorrect={({ place, dialog }) => {
            onEnd()
            router.history.push(place)
            wantDialog(dialog)
          }}
        />
        {isOffline && <p className="font-bold">{words.offline}</p>}
      </div>
    </Dialog>
  )
}
