import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { personalMessages } from '../personal-messages.ts'

export type Verification = Driver['license']['verification']

const looks = {
  missing: { tone: 'warn', icon: CircleDashed },
  submitted: { tone: 'info', icon: Clock },
  verified: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleAlert },
} as const

type VerificationBadgeProps = { of: 'license' | 'insurance'; verification: Verification }

/** Where a document stands, in a word (docs/product/accounts.md#drivers). */
export function VerificationBadge({ of, verification }: VerificationBadgeProps) {
  const words = useMessages(personalMessages)
  const { tone, icon: Icon } = looks[verification]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" size={16} />
      {words.states[of][verification]}
    </Badge>
  )
}
