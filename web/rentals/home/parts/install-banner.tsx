import { Smartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { acceptInstallOffer, installOffer } from '#web/core/pwa/install-prompt.ts'
import { useDismissal } from '#web/core/use-dismissal.ts'
import { Button } from '#web/ui/button.tsx'
import { installMessages } from '../install-messages.ts'
import { quietRow, QuietRow } from './quiet-card.tsx'

/** Where the browser offers to install the app, its question; where only the person can, how (docs/product/app.md#shell). */
export function InstallBanner() {
  const words = useMessages(installMessages)
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get)
  const { isShown, dismiss } = useDismissal('installDismissed')
  if (!isShown) return null
  return (
    <section aria-label={words.installRegion} className={quietRow}>
      <QuietRow
        icon={<Smartphone aria-hidden="true" size={20} />}
        dismissLabel={words.dismiss}
        onDismiss={dismiss}
        action={
          offer && (
            <Button variant="secondary" size="sm" onClick={acceptInstallOffer}>
              {words.install}
            </Button>
          )
        }
      >
        <h2 className="font-text text-16 leading-snug tracking-normal">{words.installTitle}</h2>
        <p className="text-14 text-ink-2">{offer ? words.installText : words.installByHand}</p>
      </QuietRow>
    </section>
  )
}
