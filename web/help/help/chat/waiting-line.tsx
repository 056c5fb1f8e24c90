import { useEffect, useRef, useState } from 'react'
import type { Parcel } from '#web/people/offline/parcel.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { helpMessages } from '../help-messages.ts'

type WaitingLineProps = {
  parcel: Parcel
  /** Takes it back into its form; absent where that form is not at hand. */
  onCorrect?: (() => void) | undefined
}

/** What waits on the device for a signal, or was refused, in its place at the end of the thread. */
export function WaitingLine({ parcel, onCorrect }: WaitingLineProps) {
  const words = useMessages(helpMessages)
  const lang = useLanguage()
  // Whoever comes to correct it finds it at once; what is refused later takes no focus away.
  const [wasRefused] = useState(parcel.refusal !== undefined)
  const correct = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasRefused) correct.current?.focus()
  }, [wasRefused])
  const text = parcel.steps.at(-1)?.input.text
  return (
    <li className="chat-line chat-own">
      <div className="chat-bubble chat-waiting">
        <p className="text-14 font-bold">
          {parcel.refusal ? `${words.refused}: ${parcel.refusal.text}` : words.waitingToSend}
        </p>
        <p>{typeof text === 'string' ? text : parcel.title[lang]}</p>
        {parcel.refusal && onCorrect && (
          <Button ref={correct} size="sm" variant="secondary" onClick={onCorrect}>
            {words.correct}
          </Button>
        )}
      </div>
    </li>
  )
}
