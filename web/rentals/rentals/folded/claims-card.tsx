import { useMessages } from '#web/core/i18n.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { dashboardMessages } from '../messages.ts'
import type { Claim, Open, SelectedRental } from '../shown.ts'
import { ClaimPictures } from './claim-pictures.tsx'

const tones: Record<Claim['state'], Tone> = {
  open: 'warn',
  agreed: 'info',
  appealed: 'info',
  charged: 'danger',
  dropped: 'ok',
}

type ClaimsCardProps = { rental: SelectedRental; open: Open }

/** Damage, fines … that the company wants paid, with the estimate and what both sides said (docs/product/help-and-claims.md#claims). */
export function ClaimsCard({ rental, open }: ClaimsCardProps) {
  const words = useMessages(dashboardMessages)
  if (rental.claims.length === 0) return null
  return (
    <Card aria-label={words.claims} className="grid gap-4">
      <h2>{words.claims}</h2>
      <ul className="grid gap-4">
        {rental.claims.map((claim) => (
          <ClaimItem key={claim.id} claim={claim} open={open} />
        ))}
      </ul>
    </Card>
  )
}

function ClaimItem({ claim, open }: { claim: Claim; open: Open }) {
  const words = useMessages(dashboardMessages)
  const { id, title, description, estimate, charged, state, answer, decision } = claim
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3>{title}</h3>
        <Badge tone={tones[state]}>{words.claimStates[state]}</Badge>
      </div>
      <p className="whitespace-pre-wrap">{description}</p>
      <ClaimPictures claim={claim} />
      <p>
        {words.estimate}: <Money dollars={estimate} className="font-bold" />
      </p>
      {charged !== undefined && (
        <p>
          {words.claimStates.charged}: <Money dollars={charged} className="font-bold" />
        </p>
      )}
      {answer && (
        <p className="text-ink-2">
          {words.yourAnswer}: {answer}
        </p>
      )}
      {decision && (
        <p className="text-ink-2">
          {words.decision}: {decision}
        </p>
      )}
      {claim.answers.length > 0 && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => open({ claim: id })}>
            {claim.answers.includes('agree') ? words.answer : words.appeal}
          </Button>
        </div>
      )}
    </li>
  )
}
