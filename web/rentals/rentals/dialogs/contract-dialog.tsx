import { useState } from 'react'
import { acceptContract, orderHistory } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContractChanges } from '#web/ui/layout/contract-changes.tsx'
import { ContractText } from '#web/ui/layout/contract-text.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { dateTimeText } from '../date-time-text.ts'
import type { SelectedRental } from '../shown.ts'
import { useAct } from '../use-act.ts'
import { dialogMessages } from './dialog-messages.ts'
import { OrderRead } from './order-read.tsx'

type ContractDialogProps = { rental: SelectedRental; onClose: () => void }

/** The contract's text to read and, while the server allows it, to accept (docs/product/booking-and-payment.md#contract). */
export function ContractDialog({ rental, onClose }: ContractDialogProps) {
  const words = useMessages(dialogMessages)
  const { act, isPending } = useAct(acceptContract)
  const { orderId: order, contractAcceptedAt } = rental
  const { data, isFetching } = useRead(orderHistory, { order })
  const [tried, setTried] = useState<number>()
  // What is accepted is the version that is being read, and no newer one.
  const isShown = data?.rental.orderId === order
  const version = isShown ? data.contract?.version : undefined
  const mayAccept = version !== undefined && rental.allowedActions.includes('acceptContract')
  return (
    <Dialog
      title={words.contract}
      isOpen
      onClose={onClose}
      footer={
        mayAccept && (
          <Button
            size="lg"
            full
            // Until the newest version is there, nothing else can be accepted.
            busy={isPending || isFetching}
            onClick={() => {
              setTried(version)
              act({ order, version }, words.accepted, onClose)
            }}
          >
            {words.accept}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {mayAccept && <p>{words.readFirst}</p>}
        {contractAcceptedAt && (
          <Banner tone="ok">
            {words.acceptedAt(dateTimeText(contractAcceptedAt, rental.area.zone))}
          </Banner>
        )}
        <OrderRead order={order}>
          {({ contract }) =>
            contract ? (
              <>
                {mayAccept && contract.changes && (
                  <ContractChanges
                    version={contract.version}
                    changes={contract.changes}
                    isAnswer={tried !== undefined && tried !== contract.version}
                  />
                )}
                <ContractText text={contract.text} />
                <p className="font-code text-14 break-all text-ink-2">
                  {words.version(contract.version, contract.hash)}
                </p>
              </>
            ) : (
              <p>{words.noContract}</p>
            )
          }
        </OrderRead>
      </div>
    </Dialog>
  )
}
