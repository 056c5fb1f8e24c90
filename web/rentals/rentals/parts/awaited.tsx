import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { awaitedMessages } from './awaited-messages.ts'

/** What the keys still wait for, and where the renter does their part of it (docs/product/rental.md#papers). */
export function Awaited({ awaited = [] }: Pick<Rental, 'awaited'>) {
  const words = useMessages(awaitedMessages)
  if (awaited.length === 0) return null
  const isOurTurn = awaited.every(({ why }) => why === 'submitted')
  const hasPapers = awaited.some(({ why }) => why && why !== 'submitted')
  const owed = awaited.find(({ order }) => order)?.order
  return (
    <Banner tone={isOurTurn ? 'info' : 'warn'}>
      <p className="font-bold">{words.title}</p>
      <ul className="list-disc pl-5">
        {awaited.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {(hasPapers || owed) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {hasPapers && (
            <LinkButton to={routes.personal} variant="secondary" size="sm">
              {words.documents}
            </LinkButton>
          )}
          {owed && (
            <LinkButton to={routes.payment} search={{ order: owed }} variant="secondary" size="sm">
              {words.pay}
            </LinkButton>
          )}
        </div>
      )}
    </Banner>
  )
}
