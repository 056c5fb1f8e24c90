import { Download } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { useDownload } from '#web/rentals/rentals/use-download.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Code } from '#web/ui/code.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useWhen } from '../desk/use-when.ts'
import { DisputePack } from '../dispute-pack.tsx'
import { orderMessages } from './order-messages.ts'
import type { StaffOrder } from './staff-order.ts'

/** The papers of a rental beside what proves how it went. */
export function OrderPapers({ order }: { order: StaffOrder }) {
  const words = useMessages(orderMessages)
  const when = useWhen()
  const { booking, contract, evidence, inspections } = order
  const { orderId } = booking
  const {
    busy,
    contract: getContract,
    receipt,
    evidence: getEvidence,
  } = useDownload({
    orderId,
    startOrder: order.startOrder,
    endOrder: orderId,
    contractUrl: contract ? `/api/contract/${orderId}` : undefined,
  })
  const isBooked = booking.rentalStatus !== undefined
  return (
    <Card id="order-papers" aria-label={words.papers} className="order-halves">
      <div>
        <h2 className="text-20">{words.papers}</h2>
        <ul className="order-lines">
          <PaperLine
            title={contract ? words.contractVersion(contract.version) : words.noContract}
            text={
              contract &&
              (contract.acceptedAt
                ? words.accepted(when.instant(contract.acceptedAt))
                : words.notAccepted(when.instant(contract.madeAt)))
            }
            busy={busy === 'contract'}
            onLoad={getContract}
          />
          {isBooked && (
            <PaperLine
              title={words.receipt}
              text={words.receiptText}
              busy={busy === 'receipt'}
              onLoad={receipt}
            />
          )}
        </ul>
      </div>
      <div>
        <h2 className="text-20">{words.evidence}</h2>
        <ul className="order-lines">
          <PaperLine
            title={words.entries(evidence.entries)}
            text={
              evidence.last &&
              words.lastEntry(shortHash(evidence.last.hash), when.instant(evidence.last.at))
            }
            busy={busy === 'evidence'}
            onLoad={evidence.entries > 0 ? getEvidence : undefined}
          />
          {inspections?.length === 0 && <li>{words.noInspections}</li>}
          {inspections?.map(({ id, kind, at, pictures }) => (
            <li key={id}>
              <span>
                <b>{words.inspections[kind] ?? kind}</b>
                <span className="block text-14 text-ink-2">
                  {when.instant(at)} · {words.photos(pictures)}
                </span>
              </span>
            </li>
          ))}
        </ul>
        {order.money && !booking.own && <DisputePack order={orderId} />}
      </div>
    </Card>
  )
}

const shortHash = (hash: string) => `${hash.slice(0, 6)}…${hash.slice(-4)}`

type PaperLineProps = {
  title: string
  text: string | undefined
  busy: boolean
  /** Without it there is nothing to load. */
  onLoad: (() => void) | undefined
}

function PaperLine({ title, text, busy, onLoad }: PaperLineProps) {
  const words = useMessages(orderMessages)
  return (
    <li aria-busy={busy || undefined}>
      <span className="min-w-0">
        <b>{title}</b>
        {text && (
          <span className="block text-14 text-ink-2">
            <Code>{text}</Code>
          </span>
        )}
      </span>
      {onLoad && (
        <IconButton label={words.download(title)} onClick={onLoad}>
          <Download aria-hidden="true" size={20} />
        </IconButton>
      )}
    </li>
  )
}
