import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Part } from '../papers/part.ts'
import { personalMessages } from '../personal-messages.ts'

type FormEndProps = {
  part: Pick<Part, 'isPending' | 'isKept' | 'refusal'> & { forget: () => void }
  onCancel?: () => void
}

/** The end of a form that is saved by itself: a refusal, Save, Cancel, and whether the draft is safe. */
export function FormEnd({ part, onCancel }: FormEndProps) {
  const words = useMessages(personalMessages)
  const cancel = () => {
    part.forget()
    onCancel?.()
  }
  return (
    <div className="grid gap-3">
      {part.refusal && (
        <Banner tone="danger" role="alert">
          {part.refusal}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={part.isPending}>
          {words.save}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
        {part.isKept && <span className="text-14 text-ink-2">{words.draft}</span>}
      </div>
    </div>
  )
}
