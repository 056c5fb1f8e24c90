import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { personalMessages } from '../personal-messages.ts'

type FormEndProps = {
  busy: boolean
  /** Typed text lies on the device. */
  isKept: boolean
  /** The server's refusal of the whole form. */
  refusal: string | undefined
  onCancel: (() => void) | undefined
}

/** The end of every form here: a refusal, Save, Cancel, and whether the draft is safe. */
export function FormEnd({ busy, isKept, refusal, onCancel }: FormEndProps) {
  const words = useMessages(personalMessages)
  return (
    <div className="grid gap-3">
      {refusal && (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        {isKept && <span className="text-14 text-ink-2">{words.draft}</span>}
      </div>
    </div>
  )
}
