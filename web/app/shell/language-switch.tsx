import { useRouterState } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { chooseLanguage, useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { shellMessages } from './messages.ts'

/** Between English and Spanish. The page is loaded again so that every answer is in the new language, except on /welcome, where it would lose what is typed (docs/product/app.md#errors). */
export function LanguageSwitch() {
  const words = useMessages(shellMessages)
  const lang = useLanguage()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const change = () => {
    chooseLanguage(lang === 'en' ? 'es' : 'en')
    if (path === routes.welcome) return
    // A `lang` in the address would bring the old language back.
    const address = new URL(window.location.href)
    if (address.searchParams.has('lang')) {
      address.searchParams.delete('lang')
      window.location.replace(address)
    } else window.location.reload()
  }
  return (
    <button
      type="button"
      onClick={change}
      aria-label={words.changeLanguage}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-bold hover:bg-sunken"
    >
      <Globe aria-hidden="true" size={16} />
      {lang.toUpperCase()}
    </button>
  )
}
