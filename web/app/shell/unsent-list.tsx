import { type Lang, useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import type { Unsent } from '#web/people/offline/unsent.ts'
import { Button } from '#web/ui/button.tsx'
import { signOutMessages } from './sign-out-messages.ts'
import { waitingMessages } from './waiting-messages.ts'

type UnsentListProps = { found: Unsent; lang: Lang; onCorrect: (parcel: Parcel) => void }

/** What lies unsent on the device, by its name, and how far each has come. */
export function UnsentList({ found, lang, onCorrect }: UnsentListProps) {
  const words = useMessages(signOutMessages)
  const waitingWords = useMessages(waitingMessages)
  return (
    <ul className="list-disc pl-5" aria-live="polite">
      {found.parcels.map((parcel) => {
        const { id, title, steps, answers, refusal } = parcel
        return (
          <li key={id}>
            {refusal ? (
              <>
                {waitingWords.refused(title[lang], refusal.text)}{' '}
                <Button size="sm" variant="secondary" onClick={() => onCorrect(parcel)}>
                  {waitingWords.correct}
                </Button>
              </>
            ) : (
              waitingWords.parts(title[lang], Object.keys(answers).length, steps.length)
            )}
          </li>
        )
      })}
      {found.forms > 0 && <li>{words.forms(found.forms, found.photos)}</li>}
    </ul>
  )
}
