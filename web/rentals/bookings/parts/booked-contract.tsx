import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { acceptContract, orderHistory } from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContractChanges } from '#web/ui/layout/contract-changes.tsx'
import { ContractText } from '#web/ui/layout/contract-text.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { confirmationMessages } from '../confirmation-messages.ts'

type BookedContractProps = {
  rental: Rental
  contract: NonNullable<OutputOf<typeof orderHistory>['contract']>
  /** It is being read anew. */
  isReading: boolean
  /** IANA zone of the area. */
  zone: string | undefined
}

/** The contract to read and, while the server allows it, to accept. */
export function BookedContract({ rental, contract, isReading, zone }: BookedContractProps) {
  const words = useMessages(confirmationMessages)
  const lang = useLanguage()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSend(acceptContract)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [orderHistory.name] })
  const [tried, setTried] = useState<number>()
  const accept = () => {
    setTried(contract.version)
    mutate(
      { order: rental.orderId, version: contract.version },
      {
        onSuccess: (answer) => answer.status === 0 && errorToast(answer.message),
        onSettled: refresh,
      },
    )
  }
  const { contractAcceptedAt } = rental
  const mayAccept = rental.allowedActions.includes('acceptContract')
  return (
    <div className="grid gap-3">
      {mayAccept && <p>{words.contractText}</p>}
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
      <div role="status">
        {contractAcceptedAt && (
          <Banner tone="ok">
            {words.accepted(dayAndTime(toWall(new Date(contractAcceptedAt), zone ?? 'UTC'), lang))}
          </Banner>
        )}
      </div>
      {mayAccept && (
        <Button
          busy={isPending || isReading}
          onClick={accept}
          className="justify-self-start print:hidden"
        >
          {words.accept}
        </Button>
      )}
    </div>
  )
}
