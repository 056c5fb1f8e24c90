import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { inspectionMessages } from '../inspection-messages.ts'

type InspectionEndProps = {
  title: string
  text: string
  tone: 'ok' | 'info'
  /** The order whose keys come next, if they do. */
  keysOf: string | undefined
}

/** Nothing to fill in: it was just sent, or nothing is due; and what comes next. */
export function InspectionEnd({ title, text, tone, keysOf }: InspectionEndProps) {
  const words = useMessages(inspectionMessages)
  return (
    <>
      <Banner tone={tone} role="status">
        <p className="font-bold">{title}</p>
        <p>{text}</p>
      </Banner>
      {keysOf !== undefined && (
        <LinkButton to={routes.keys} search={{ order: keysOf }} size="lg">
          {words.toKeys}
        </LinkButton>
      )}
    </>
  )
}
