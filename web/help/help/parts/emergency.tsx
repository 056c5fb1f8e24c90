import { Phone } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Banner } from '#web/ui/banner.tsx'
import { helpMessages } from '../help-messages.ts'

/** 911 comes before everything else (docs/product/help-and-claims.md#help-requests). @param after what to do besides */
export function Emergency({ after }: { after?: string }) {
  const words = useMessages(helpMessages)
  return (
    <Banner tone="danger">
      <h3 className="text-18 font-bold">{words.hurt}</h3>
      <a
        href="tel:911"
        className={`${buttonStyle({ variant: 'solidDanger', size: 'lg', full: true })} my-3`}
      >
        <Phone aria-hidden="true" size={24} />
        {words.call}
      </a>
      <p>{after ?? words.hurtAfter}</p>
    </Banner>
  )
}
