import { carName } from '#domain/fleet/fleet/car-name.ts'
import { useId, useState } from 'react'
import type { InputOf } from '#protocol/core/operation.ts'
import type { RelocationGap } from '#protocol/jobs/relocation/relocation.ts'
import type { postRelocation } from '#protocol/jobs/relocation/relocations.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles, formatRate } from '#web/core/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'
import { townText } from '#web/fleet/places/town-field.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { useWhen } from '../desk/use-when.ts'
import { StaffCard } from '../staff-card.tsx'
import { PostForm } from './post-form.tsx'
import { relocationMessages } from './relocation-messages.ts'
import { type Posted, usePost } from './use-post.ts'

type GapCardProps = { gap: RelocationGap; onPosted: (job: Posted) => void }

/** A car that is wanted elsewhere: why, what moving it earns, and one press that posts it (docs/product/jobs.md#relocation). */
export function GapCard({ gap, onPosted }: GapCardProps) {
  const words = useMessages(relocationMessages)
  const when = useWhen()
  const { post, isPending } = usePost(onPosted)
  const [isChanging, setChanging] = useState(false)
  const id = useId()
  const { car, from, to, reward, start, end } = gap
  const name = carName(car)
  const plate = car.plate ?? ''
  return (
    <StaffCard
      about={`${name}, ${plate}`}
      title={name}
      badges={<Badge tone="info">{words.reasons[gap.reason]}</Badge>}
    >
      <div className="grid gap-1.5">
        <p className="font-bold">{gap.sentence}</p>
        <p className="text-ink-2">{gap.because}</p>
      </div>
      <InfoList>
        <InfoItem label={words.plate}>
          <Code>{plate}</Code>
        </InfoItem>
        <InfoItem label={words.earns}>
          <Money dollars={gap.earns} />
        </InfoItem>
        <InfoItem label={words.way}>
          {townText(from)} → {townText(to)}
          <span className="block font-normal">
            <Num>{words.miles(formatMiles(gap.miles))}</Num>
          </span>
        </InfoItem>
        <InfoItem label={words.bringTo}>{gap.address}</InfoItem>
        <InfoItem label={words.window}>
          <Num>{words.until(when.wall(start), when.wall(end))}</Num>
        </InfoItem>
      </InfoList>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4 max-sm:*:grow">
        <Button
          busy={isPending}
          aria-label={words.postOf(name, plate, formatRate(reward))}
          onClick={() => post(asOffered(gap))}
        >
          {words.post(formatRate(reward))}
        </Button>
        <Button
          variant="secondary"
          aria-expanded={isChanging}
          aria-controls={id}
          aria-label={words.changeOf(name, plate)}
          onClick={() => setChanging(!isChanging)}
        >
          {words.change}
        </Button>
      </div>
      <div id={id} className="empty:hidden">
        {isChanging && (
          <PostForm
            about={name}
            fixed={asOffered(gap)}
            area={gap.fromArea}
            first={{
              reward: String(reward),
              start,
              end,
              address: gap.address,
            }}
            onPosted={onPosted}
          />
        )}
      </div>
    </StaffCard>
  )
}

/** What is posted when nobody changes anything. */
function asOffered({
  car,
  to,
  reward,
  start,
  end,
  address,
  reason,
}: RelocationGap): InputOf<typeof postRelocation> {
  return { car: car.id, to: to.id, reward, start, end, address, reason }
}
