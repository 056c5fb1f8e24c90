import { useEffect, useState } from 'react'
import { endpoint } from '#web/core/api/transport.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { widgetMessages } from './messages.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'trust-card': { user: string; lang?: string; style?: CSSProperties }
    }
  }
}

/** Whose trust cards our pages show: those of `TRUST_WIDGET_URL`, else our own. */
export function widgetOrigin(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name=trust-widget]')?.content
  return told ?? new URL(endpoint, window.location.href).origin
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
    // Its program gives it this height as well: what stands below keeps its place while it comes.
    <trust-card user={userId} lang={language()} style={{ display: 'block', minHeight: '6.5rem' }} />
  )
}
