import { useState } from 'react'
import { answerClaim } from '#protocol/money/names.ts'
import { longestAnswer } from '#protocol/money/claims/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Money } from '#web/ui/money.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { dashboardMessages } from '../messages.ts'
import type { Claim } from '../shown.ts'
import { useAct } from '../use-act.ts'
import { dialogMessages } from './dialog-messages.ts'

type ClaimDialogProps = {
  claim: Claim
  /** Whether there is a deposit that the amount can be taken from. */
  isDepositHeld: boolean
  onClose: () => void
}

/** Agrees to a claim or appeals it; one that was charged can only be appealed (docs/product/help-and-claims.md#claims). */
export function ClaimDialog({ claim, isDepositHeld, onClose }: ClaimDialogProps) {
  const words = useMessages(dialogMessages)
  const common = useMessages(dashboardMessages)
  const { act, isPending } = useAct(answerClaim)
  const mayAgree = claim.answers.includes('agree')
  // Money is agreed to on purpose, not because it was ticked already.
  const [answer, setAnswer] = useState<'agree' | 'appeal' | undefined>(
    mayAgree ? undefined : 'appeal',
  )
  const [written, setWritten] = useState('')
  const [isAsked, setAsked] = useState(false)
  const text = written.trim() || undefined
  const isMissing = answer === 'appeal' && text === undefined
  const send = () => {
    if (!answer || isMissing) return setAsked(true)
    act({ claim: claim.id, answer, text }, words.sent, onClose)
  }
  const option = (title: string, hint: string) => (
    <span className="grid">
      <b>{title}</b>
      <span className="text-14 text-ink-2">{hint}</span>
    </span>
  )
  return (
    <Dialog
      title={claim.title}
      isOpen
      onClose={onClose}
      confirmClose={text !== undefined}
      footer={
        <Button size="lg" full busy={isPending} onClick={send}>
          {words.send}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="break-words whitespace-pre-wrap">{claim.description}</p>
        <p>
          {claim.charged === undefined ? common.estimate : common.claimStates.charged}:{' '}
          <Money dollars={claim.charged ?? claim.estimate} className="font-bold" />
        </p>
        {mayAgree && (
          <RadioCards
            label={words.yourAnswer}
            value={answer}
            required
            error={isAsked && !answer ? words.answerNeeded : undefined}
            onChange={(id) => setAnswer(id === 'appeal' ? 'appeal' : 'agree')}
            cards={[
              {
                id: 'agree',
                content: option(words.agree, isDepositHeld ? words.agreeText : words.agreeToPay),
              },
              { id: 'appeal', content: option(words.appeal, words.appealText) },
            ]}
          />
        )}
        <TextArea
          label={words.why}
          hint={answer === 'appeal' ? undefined : words.optional}
          required={answer === 'appeal'}
          error={isAsked && isMissing ? words.whyNeeded : undefined}
          maxLength={longestAnswer}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
