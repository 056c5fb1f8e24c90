import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { uiMessages } from './messages.ts'

type BackButtonProps = {
  /** Where to go when this was the first page of the visit. */
  fallback?: string
  children?: ReactNode
}

/** One step back in the history, or to `fallback` (home) when there is none. */
export function BackButton({ fallback = '/', children }: BackButtonProps) {
  const words = useMessages(uiMessages)
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const go = () => (canGoBack ? router.history.back() : router.history.push(fallback))
  return (
    <button
      type="button"
      onClick={go}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 pr-3 font-bold"
    >
      <ArrowLeft aria-hidden="true" size={20} />
      {children ?? words.back}
    </button>
  )
}
