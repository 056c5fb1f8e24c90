import { useState } from 'react'
import { staffDecideTrustSeed, staffTrustSeeds } from '#protocol/community/names.ts'
import type { TrustSeed } from '#protocol/community/trust/staff-trust-seeds.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useWhen } from '../desk/use-when.ts'
import { OwnNote } from '../own-note.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { trustSeedMessages } from './trust-seed-messages.ts'

/** Somebody whom the team vouches for, or could; either way it is asked about first. */
export function TrustSeedCard({ person }: { person: TrustSeed }) {
  const words = useMessages(trustSeedMessages)
  const { decide, isPending } = useDecide(staffDecideTrustSeed, staffTrustSeeds)
  const [isAsking, setAsking] = useState(false)
  const when = useWhen()
  const { id, version, email, isSeed, namedAt, namedBy, own } = person
  const name = person.name || email
  return (
    <StaffCard about={name} title={name} badges={isSeed && <Badge tone="ok">{words.isSeed}</Badge>}>
      <p className="wrap-anywhere text-ink-2">
        <span className="sr-only">{words.email}: </span>
        {email}
      </p>
      {namedAt && <p>{words.named(when.instant(namedAt), namedBy)}</p>}
      {own ? (
        <OwnNote>{words.own}</OwnNote>
      ) : (
        <div className="border-t border-line pt-4">
          <Button
            variant={isSeed ? 'danger' : 'primary'}
            busy={isPending}
            aria-label={isSeed ? words.withdrawOf(name) : words.nameOf(name)}
            onClick={() => setAsking(true)}
          >
            {isSeed ? words.withdraw : words.name}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        danger={isSeed}
        title={isSeed ? words.withdrawTitle(name) : words.nameTitle(name)}
        text={isSeed ? words.withdrawText : words.nameText}
        okLabel={isSeed ? words.withdraw : words.name}
        busy={isPending}
        onOk={() => {
          setAsking(false)
          decide({ person: id, version, decision: isSeed ? 'withdraw' : 'name' })
        }}
        onCancel={() => setAsking(false)}
      />
    </StaffCard>
  )
}
