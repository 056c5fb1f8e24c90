import { MapPin } from 'lucide-react'
import { formatWallTime } from '#domain/core/time/format-date.ts'
import type { HelpStatus } from '#domain/help/help/help-status.ts'
import type { HelpItem } from '#protocol/help/help/help-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { helpMessages } from '../help-messages.ts'
import { PictureRow } from '#web/ui/media/picture-row.tsx'

export const statusTones: Record<HelpStatus, Tone> = {
  open: 'warn',
  acknowledged: 'info',
  inProgress: 'poppy',
  resolved: 'ok',
}

type RequestItemProps = {
  request: HelpItem
  /** Its place among the headings around it. */
  heading?: 'h3' | 'h4'
  /** When it came, where it is written in another way than DD/MM/YYYY HH:mm. */
  at?: string
}

/** A help request: its number, where it stands and what was said. */
export function RequestItem({ request, heading: Heading = 'h4', at }: RequestItemProps) {
  const words = useMessages(helpMessages)
  const { number, title, status, statusName, facts, someoneHurt, latitude, longitude } = request
  const place =
    latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`
  return (
    <article aria-label={`${number} ${title}`} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-16 font-bold">
          <Code>{number}</Code> {title}
        </Heading>
        <Badge tone={statusTones[status]}>{statusName}</Badge>
        {someoneHurt && <Badge tone="danger">{words.hurtHere}</Badge>}
        <span className="text-14 text-ink-2">
          <Num>{at ?? formatWallTime(request.at)}</Num>
        </span>
      </div>
      {facts.length > 0 && (
        <InfoList>
          {facts.map(({ label, value }) => (
            <InfoItem key={label} label={label}>
              {value}
            </InfoItem>
          ))}
        </InfoList>
      )}
      {place && (
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-bold text-primary"
        >
          <MapPin aria-hidden="true" size={20} />
          {words.map}
        </a>
      )}
      <PictureRow paths={request.pictures} />
    </article>
  )
}
