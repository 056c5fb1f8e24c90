import { staffRelocations } from '#protocol/jobs/names.ts'
import { formatWallTime } from '#domain/core/time/format-date.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { lookMessages } from '#web/jobs/relocation/look-messages.ts'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Num } from '#web/ui/num.tsx'

/** Relocations that wait for the eyes of staff, with what does not fit (docs/product/jobs.md#who-looks-at-it). */
export function ToLookAt() {
  const words = useMessages(lookMessages)
  const { data } = useRead(staffRelocations, { limit: '100' })
  if (!data || data.relocations.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="to-look-at">
      <h3 id="to-look-at">{`${words.toLookAt}: ${data.total}`}</h3>
      {data.relocations.map(({ id, title, driver, plate, because, finishedAt }) => (
        <Card key={id} className="grid gap-3">
          <h4>{title}</h4>
          <ul className="list-disc pl-5">
            {because.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <InfoList>
            <InfoItem label={words.driver}>{`${driver}, ${plate}`}</InfoItem>
            <InfoItem label={words.finished}>
              <Num>{formatWallTime(finishedAt)}</Num>
            </InfoItem>
          </InfoList>
          <LinkButton
            to={routes.job}
            params={{ id }}
            className="justify-self-start"
            aria-label={words.lookOf(title)}
          >
            {words.look}
          </LinkButton>
        </Card>
      ))}
    </section>
  )
}
