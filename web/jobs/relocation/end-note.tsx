import { credits } from '#protocol/jobs/names.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { lookMessages } from './look-messages.ts'
import { relocationMessages } from './relocation-messages.ts'

/** How it ended for who brought the car: it is looked at, the credit is there, or there is none. */
export function EndNote({ relocation }: { relocation: Relocation }) {
  const words = useMessages(relocationMessages)
  const look = useMessages(lookMessages)
  const { credit, credited, finishedAt, takenBackAt, takenBackBecause } = relocation
  const { isLookedAt, refusedBecause } = relocation
  const amount = formatRate(credit)
  if (takenBackAt)
    return (
      <Banner tone="warn" role="status">
        <p className="font-bold">{words.takenBack}</p>
        {takenBackBecause && <p className="wrap-anywhere">{takenBackBecause}</p>}
        <p>{words.takenBackText}</p>
      </Banner>
    )
  if (refusedBecause)
    return (
      <Banner tone="warn" role="status">
        <p className="font-bold">{look.refused}</p>
        <p className="wrap-anywhere">{refusedBecause}</p>
        <p>{look.refusedText}</p>
      </Banner>
    )
  if (!finishedAt) return null
  if (isLookedAt)
    return (
      <Banner role="status">
        <p className="font-bold">{look.driverTitle}</p>
        <p>{look.driverText(amount)}</p>
      </Banner>
    )
  return (
    <Banner tone="ok" role="status">
      <p className="font-bold">{credited ? words.credited(amount) : words.brought}</p>
      {credited ? <Balance /> : <p>{words.broughtText(amount)}</p>}
    </Banner>
  )
}

function Balance() {
  const words = useMessages(relocationMessages)
  const { data } = useRead(credits, {})
  if (!data) return null
  if (data.balance === 0) return <p>{words.used}</p>
  return (
    <>
      <p>{words.balance(formatRate(data.balance))}</p>
      <LinkButton to={routes.results} variant="secondary" size="sm" className="mt-2">
        {words.toCars}
      </LinkButton>
    </>
  )
}
