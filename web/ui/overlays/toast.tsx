import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#web/core/i18n.ts'
import { IconButton } from '../icon-button.tsx'
import { uiMessages } from '../messages.ts'
import { dismissToast, type Toast, toasts } from './toast-store.ts'

const statusLifeMs = 6000

/**
 * Bottom centre on phones, bottom right on desktop; one region for the whole program. It stands beside
 * the program, as dialogs do: inside, an open dialog would cover it and silence it. On phones a
 * dialog's buttons are at the bottom, so news goes to the top then.
 */
export function ToastRegion() {
  const words = useMessages(uiMessages)
  const all = useSyncExternalStore(toasts.subscribe, toasts.get)
  const of = (kind: Toast['kind']) => all.filter((toast) => toast.kind === kind)
  return createPortal(
    <section
      data-react-aria-top-layer="true"
      aria-label={words.notifications}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(16px+var(--bar-height,0px)+var(--compare-height,0px)+env(safe-area-inset-bottom))] z-50 grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 max-md:in-[:has([role$=dialog])]:top-[calc(8px+env(safe-area-inset-top))] max-md:in-[:has([role$=dialog])]:bottom-auto md:left-auto md:justify-items-end"
    >
      <div role="status" className="contents">
        {of('status').map((toast) => (
          <Bar key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert" className="contents">
        {of('error').map((toast) => (
          <Bar key={toast.id} toast={toast} />
        ))}
      </div>
    </section>,
    document.body,
  )
}

function Bar({ toast }: { toast: Toast }) {
  const words = useMessages(uiMessages)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (toast.kind === 'error' || held) return
    const timer = setTimeout(() => dismissToast(toast.id), statusLifeMs)
    return () => clearTimeout(timer)
  }, [toast, held])
  const Icon = toast.kind === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      className="pointer-events-auto flex min-h-14 max-w-115 animate-rise items-center gap-3 rounded-[14px] bg-ink py-1.5 pr-1.5 pl-4 text-bg shadow-3"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" size={20} className="flex-none" />
      <p className="min-w-0 flex-1 py-1 wrap-anywhere">{toast.text}</p>
      <IconButton
        label={words.dismiss}
        onClick={() => dismissToast(toast.id)}
        className="hover:bg-white/20"
      >
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  )
}
