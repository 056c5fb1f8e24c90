import type { Recommendation } from '#protocol/community/network/recommendation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { networkMessages } from '../messages.ts'
import { PersonRow } from './person-row.tsx'
import { VouchButton } from './vouch-dialog.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type VouchesProps = {
  given: readonly Recommendation[]
  received: readonly Recommendation[]
}

/** Vouches both ways (docs/product/community.md#vouches). */
export function Vouches({ given, received }: VouchesProps) {
  const words = useMessages(networkMessages)
  return (
    <>
      <VouchList id="vouches-in" title={words.vouchesIn} items={received} />
      <VouchList id="vouches-out" title={words.vouchesOut} items={given} isOwn />
    </>
  )
}

type VouchListProps = {
  id: string
  title: string
  items: readonly Recommendation[]
  isOwn?: boolean
}

function VouchList({ id, title, items, isOwn = false }: VouchListProps) {
  const words = useMessages(networkMessages)
  if (items.length === 0) return null
  return (
    <Card className="grid gap-4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="grid gap-4">
        {items.map((vouch) => (
          <PersonRow
            key={vouch.userId}
            person={{ id: vouch.userId, name: vouch.name, img: vouch.img }}
            actions={isOwn && <OwnVouch vouch={vouch} />}
          >
            <p className="font-bold">{words.rated(vouch.rating, vouch.confidence)}</p>
            <p>“{vouch.comment}”</p>
          </PersonRow>
        ))}
      </ul>
    </Card>
  )
}

function OwnVouch({ vouch }: { vouch: Recommendation }) {
  const words = useMessages(networkMessages)
  const name = vouch.name ?? words.someone
  return (
    <>
      <VouchButton userId={vouch.userId} name={name} before={vouch} />
      <WithdrawButton userId={vouch.userId} name={name} />
    </>
  )
}
