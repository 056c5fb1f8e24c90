import { Smartphone, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { acceptInstallOffer, installOffer } from '#web/core/pwa/install-prompt.ts'
import { useDismissal } from '#web/core/use-dismissal.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { installMessages } from '../install-messages.ts'

/** Where the browser offers to install the app, its question; where only the person can, how (docs/product/app.md#shell). */
export function InstallBanner() {
  const words = useMessages(installMessages)
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get)
  const { isShown, dismiss } = useDismissal('installDismissed')
  if (!isShown) return null
  return (
    <Card
      aria-label={words.installRegion}
      className="grid grid-cols-[48px_1fr_44px] items-center gap-x-3.5 gap-y-2 md:grid-cols-[48px_1fr_auto_44px]"
    >
      <span className="grid size-12 place-items-center rounded-[14px] bg-primary-soft text-on-soft">
        <Smartphone aria-hidden="true" size={24} />
      </span>
      <div>
        <h3>{words.installTitle}</h3>
        <p className="text-14 text-ink-2">{offer ? words.installText : words.installByHand}</p>
      </div>
      {offer && (
        <Button
          variant="secondary"
          size="sm"
          onClick={acceptInstallOffer}
          className="max-md:col-start-2 max-md:row-start-2 max-md:justify-self-start"
        >
          {words.install}
        </Button>
      )}
      <IconButton
        label={words.dismiss}
        onClick={dismiss}
        className="max-md:col-start-3 max-md:row-start-1 md:col-start-4"
      >
        <X aria-hidden="true" size={20} />
      </IconButton>
    </Card>
  )
}
