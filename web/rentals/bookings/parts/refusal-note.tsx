import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { bookingMessages } from '../messages.ts'

type RefusalNoteProps = {
  text: string
  area: string | undefined
  start: string | undefined
  end: string | undefined
}

/** Why it could not be booked, in the server's words, and where other cars are: nothing chosen is lost. */
export function RefusalNote({ text, area, start, end }: RefusalNoteProps) {
  const words = useMessages(bookingMessages)
  return (
    <Banner tone="warn" className="mb-4">
      <p className="font-bold">{text}</p>
      <LinkButton
        to={routes.results}
        search={{ area, start, end }}
        variant="secondary"
        size="sm"
        className="mt-2"
      >
        {words.otherCars}
      </LinkButton>
    </Banner>
  )
}
