import { withdrawRecommendation } from '#protocol/community/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { networkMessages } from '../messages.ts'
import { useNetworkSend } from '../use-network.ts'
import { AskingButton } from './asking-button.tsx'

type WithdrawButtonProps = {
  userId: string
  name: string
}

/** Takes back one's own vouch for somebody, after a question. */
export function WithdrawButton({ userId, name }: WithdrawButtonProps) {
  const words = useMessages(networkMessages)
  const { send, isPending } = useNetworkSend(withdrawRecommendation)
  return (
    <AskingButton
      label={words.withdrawOf(name)}
      text={words.withdrawText}
      busy={isPending}
      onOk={() => send({ userId }, () => statusToast(words.withdrawn))}
    >
      {words.withdraw}
    </AskingButton>
  )
}
