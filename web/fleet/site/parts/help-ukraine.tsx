import { X } from 'lucide-react'
import { useEffect } from 'react'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useDismissal } from '#web/core/use-dismissal.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { homeMessages } from '../home-messages.ts'

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
    <div
      role="status"
      className="flex w-full items-center gap-3 rounded-control bg-white/12 py-1 pr-1.5 pl-4 text-14 text-white lg:w-max lg:rounded-full"
    >
      <span
        aria-hidden="true"
        className="h-4 w-6 flex-none rounded-[3px] bg-[linear-gradient(#2f6fd0_50%,#ffd23f_50%)]"
      />
      <span className="flex-1">
        <a
          href="https://u24.gov.ua/"
          rel="noopener"
          className="font-bold underline underline-offset-3"
        >
          {words.helpUkraine}
        </a>{' '}
        <span className="max-lg:hidden">{words.helpUkraineText}</span>
      </span>
      <IconButton label={words.dismiss} onClick={dismiss} className="hover:bg-white/14">
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  )
}
