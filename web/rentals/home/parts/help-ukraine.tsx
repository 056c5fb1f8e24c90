import { useEffect } from 'react'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useDismissal } from '#web/core/use-dismissal.ts'
import { homeMessages } from '../home-messages.ts'
import { quietRow, QuietRow } from './quiet-card.tsx'

/** Put away by a press or Escape, and never shown again (docs/product/app.md#shell). */
export function HelpUkraine() {
  const words = useMessages(homeMessages)
  const { helpsUkraine } = company()
  const dismissal = useDismissal('helpUkraineDismissed')
  const { dismiss } = dismissal
  const isShown = dismissal.isShown && helpsUkraine
  useEffect(() => {
    if (!isShown) return
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss()
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  })
  if (!isShown) return null
  return (
    <div role="status" className={quietRow}>
      <QuietRow
        icon={
          <span className="h-4 w-6 rounded-[3px] bg-[linear-gradient(#2f6fd0_50%,#ffd23f_50%)]" />
        }
        dismissLabel={words.dismissUkraine}
        onDismiss={dismiss}
      >
        <a href="https://u24.gov.ua/" rel="noopener" className="link font-bold">
          {words.helpUkraine}
        </a>
        <p className="text-14 text-ink-2">{words.helpUkraineText}</p>
      </QuietRow>
    </div>
  )
}
