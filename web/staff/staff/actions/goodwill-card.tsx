import { staffDecideGoodwill, staffPayments } from '#protocol/staff/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { staffPayments as operation } from '#protocol/staff/staff/staff-payments.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { OrderFact } from '../facts.tsx'
import { useWhen } from '../desk/use-when.ts'
import { OwnNote } from '../own-note.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'

const en = {
  title: (amount: string, renter: string) => `Give back ${amount} to ${renter}?`,
  askedBy: 'Asked by',
  reason: 'Reason (the renter reads it)',
  agree: (amount: string) => `Agree to ${amount}`,
  refuse: 'Refuse',
  above: 'This is above your own limit. A colleague with a higher one has to decide it.',
}
const es: typeof en = {
  title: (amount, renter) => `¿Devolver ${amount} a ${renter}?`,
  askedBy: 'Lo pidió',
  reason: 'Motivo (lo lee el cliente)',
  agree: (amount) => `Aceptar ${amount}`,
  refuse: 'Rechazar',
  above: 'Esto supera tu propio límite. Lo decide un colega con uno más alto.',
}
const goodwillCardMessages = { en, es }

type GoodwillCardProps = { request: OutputOf<typeof operation>['goodwill'][number] }

/** What a colleague would give back beyond their limit (docs/product/staff.md#refund-limit). */
export function GoodwillCard({ request }: GoodwillCardProps) {
  const words = useMessages(goodwillCardMessages)
  const when = useWhen()
  const { decide, isPending } = useDecide(staffDecideGoodwill, staffPayments)
  const { goodwill, orderId, renter, reason, askedBy, askedAt, version, own } = request
  const amount = formatMoney(request.amount)
  const title = words.title(amount, renter)
  return (
    <StaffCard about={title} title={title}>
      <InfoList>
        <InfoItem label={words.askedBy}>
          {askedBy}, {when.instant(askedAt)}
        </InfoItem>
        <InfoItem label={words.reason}>{reason}</InfoItem>
        <OrderFact order={orderId} />
      </InfoList>
      {own ? (
        <OwnNote />
      ) : (
        <div className="flex flex-wrap gap-3">
          {request.isAboveLimit ? (
            <p>{words.above}</p>
          ) : (
            <Button
              busy={isPending}
              onClick={() => decide({ goodwill, version, decision: 'confirm' })}
            >
              {words.agree(amount)}
            </Button>
          )}
          <Button
            variant="secondary"
            busy={isPending}
            onClick={() => decide({ goodwill, version, decision: 'refuse' })}
          >
            {words.refuse}
          </Button>
        </div>
      )}
    </StaffCard>
  )
}
