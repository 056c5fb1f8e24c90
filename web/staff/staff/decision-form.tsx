import { useRef, useState } from 'react'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type * as z from 'zod/mini'
import { limitsOf } from '#web/core/forms/limits.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { missingMessages } from './keys/missing-messages.ts'
import { OwnNote } from './own-note.tsx'

export type Decision = { decision: 'confirm' | 'refuse'; text: string | undefined }

type DecisionFormProps = {
  /** What is decided, for those who do not see the card around it. */
  about: string
  textLabel: string
  /** The text's schema, which says how long it may be. */
  textField: z.ZodMiniType
  confirmLabel: string
  /** Without it there is nothing to refuse. */
  refuseLabel?: string
  /** Decisions that the person must be told the reason of. */
  needsText?: readonly Decision['decision'][]
  /** What is missing: a confirmation lists it and asks once. */
  missing?: readonly string[]
  /** What the server said about the text, at the field. */
  failure?: Error | null
  busy: boolean
  /** It is the person's own: a colleague decides. */
  own: boolean
  onDecide: (decision: Decision) => void
}

/** Yes or no with a message to the person concerned. */
export function DecisionForm({
  about,
  textLabel,
  textField,
  confirmLabel,
  refuseLabel,
  needsText = [],
  missing = [],
  failure = null,
  busy,
  own,
  onDecide,
}: DecisionFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const words = useMessages(missingMessages)
  const field = useRef<HTMLInputElement>(null)
  if (own) return <OwnNote />
  const decide = (decision: Decision['decision']) => {
    const given = text.trim() || undefined
    if (needsText.includes(decision) && !given) {
      setError(fieldMessage(fieldError('required'), language()))
      return field.current?.focus()
    }
    onDecide({ decision, text: given })
  }
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_auto_auto] sm:items-end">
      <legend className="sr-only">{about}</legend>
      <TextField
        ref={field}
        error={error ?? Object.values(fieldErrors(failure) ?? {})[0]}
        label={textLabel}
        value={text}
        maxLength={limitsOf(textField).maxLength}
        autoComplete="off"
        onChange={(event) => {
          setError(undefined)
          setText(event.target.value)
        }}
      />
      <Button
        busy={busy}
        onClick={() => (missing.length > 0 ? setAsking(true) : decide('confirm'))}
      >
        {confirmLabel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.missing}
        text={
          <>
            <ul className="mb-3 list-disc pl-5">
              {missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{words.missingText}</p>
          </>
        }
        okLabel={words.confirmAnyway}
        busy={busy}
        onOk={() => {
          setAsking(false)
          decide('confirm')
        }}
        onCancel={() => setAsking(false)}
      />
      {refuseLabel && (
        <Button variant="danger" busy={busy} onClick={() => decide('refuse')}>
          {refuseLabel}
        </Button>
      )}
    </fieldset>
  )
}
