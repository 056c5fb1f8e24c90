import { Phone } from 'lucide-react'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Banner } from '#web/ui/banner.tsx'
import { helpMessages } from '../help-messages.ts'

/** 911 comes before everything else, then the company’s own number for breakdowns (docs/product/help-and-claims.md#help-requests). @param after what to do besides */
export function Emergency({ after }: { after?: string }) {
  const words = useMessages(helpMessages)
  const { nightPhone } = company()
  const shown = useShownPhone(nightPhone)
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
      {nightPhone && (
        <a
          href={`tel:${nightPhone}`}
          className={`${buttonStyle({ variant: 'secondary', full: true })} mt-3`}
        >
          <Phone aria-hidden="true" size={20} />
          {words.callUs(shown)}
        </a>
      )}
    </Banner>
  )
}
