import { Copy } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { connectionMessages } from './connection-messages.ts'

type SecretShownProps = {
  title: string
  text: string
  secret: string
  onDone: () => void
}

/** A secret that is shown once: to be copied now. */
export function SecretShown({ title, text, secret, onDone }: SecretShownProps) {
  const words = useMessages(connectionMessages)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    statusToast(words.copied)
  }
  return (
    <section aria-label={title} className="grid gap-3 rounded-control bg-sunken p-4">
      <p role="status">
        <b>{title}</b> {text}
      </p>
      <p className="font-code break-all">{secret}</p>
      <div className="flex flex-wrap gap-3">
        {'clipboard' in navigator && (
          <Button variant="secondary" onClick={() => void copy().catch(() => {})}>
            <Copy aria-hidden="true" size={20} />
            {words.copy}
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          {words.kept}
        </Button>
      </div>
    </section>
  )
}
