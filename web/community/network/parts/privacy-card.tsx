import { privacySettings } from '#protocol/community/names.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { networkMessages } from '../messages.ts'
import { useNetworkSend } from '../use-network.ts'

const choices = ['publicProfile', 'foundByEmail', 'foundByPhone', 'nameless'] as const
type Privacy = Record<(typeof choices)[number], boolean>

/** docs/product/community.md#privacy; each choice is kept as it is made. */
export function PrivacyCard({ privacy }: { privacy: Privacy }) {
  const words = useMessages(networkMessages)
  const { send, isPending, variables } = useNetworkSend(privacySettings)
  const shown = isPending ? { ...privacy, ...asFlags(variables) } : privacy
  return (
    <Card className="grid gap-1" aria-labelledby="network-privacy">
      <h2 id="network-privacy">{words.privacy}</h2>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          checked={shown[choice]}
          onChange={(event) =>
            send({ ...shown, [choice]: event.target.checked }, () =>
              statusToast(words.privacySaved),
            )
          }
        >
          {words[choice]}
        </Checkbox>
      ))}
    </Card>
  )
}

const asFlags = (sent: InputOf<typeof privacySettings> | undefined) => sent as Privacy | undefined
