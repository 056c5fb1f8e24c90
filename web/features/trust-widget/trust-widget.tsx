import { useEffect, useState } from 'react'
import { language, useMessages } from '#web/core/i18n.ts'
import { widgetMessages } from './messages.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'trust-card': { user: string; lang?: string; class?: string }
    }
  }
}

/** Whose trust cards our pages show: those of `TRUST_WIDGET_URL`, else our own. */
export function widgetOrigin(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name=trust-widget]')?.content
  return told ?? window.location.origin
}

/** A person's card, by the same program that other sites load. */
export function TrustWidget({ userId }: { userId: string }) {
  const words = useMessages(widgetMessages)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    import(/* @vite-ignore */ `${widgetOrigin()}/trust/widget.js`).catch(() => setFailed(true))
  }, [])
  return hasFailed ? (
    <p role="alert">{words.failed}</p>
  ) : (
    <trust-card user={userId} lang={language()} />
  )
}
