import { useMutation } from '@tanstack/react-query'
import { Camera, SendHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { sendMessage } from '#protocol/help/names.ts'
import { longestMessage, mostPhotos } from '#protocol/help/help/limits.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { forgetDraft, keepDraft, keepFiles, keptFiles, readDraft } from '#web/core/forms/draft.ts'
import { inBoth, useMessages } from '#web/core/i18n.ts'
import { describedBy, FieldNote } from '#web/ui/forms/field-frame.tsx'
import { type About, deliver, idOf } from '../deliver.ts'
import { helpMessages } from '../help-messages.ts'
import { ChosenPhotos, useTakenPhotos } from '../parts/chosen-photos.tsx'
import { messageDraft } from '../take-back.ts'
import { chatMessages } from './chat-messages.ts'

/** How field and button are called. */
export type ComposerWords = { field: string; send: string }

type ComposerProps = {
  about: About
  words: ComposerWords
  /** Something was put into it for the writer, who goes on there. */
  isGoingOn: boolean
  onChange: () => void
}

/** Writes into a chat; what is typed stays until it is sent. Enter makes a line, with Ctrl or Cmd it sends. */
export function Composer({ about, words, isGoingOn, onChange }: ComposerProps) {
  const help = useMessages(helpMessages)
  const says = useMessages(chatMessages)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = messageDraft(about)
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft)?.text ?? '')
  const [photos, setPhotos] = useState(() => keptFiles(draft))
  const [isEmpty, setEmpty] = useState(false)
  const choose = (chosen: readonly File[]) => {
    setEmpty(false)
    setPhotos(chosen)
    keepFiles(draft, chosen)
  }
  const taking = useTakenPhotos({ photos, most: mostPhotos, onChange: choose })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      deliver({
        kind: 'message',
        title: inBoth(helpMessages, ({ message }) => message),
        about: idOf(about),
        operation: sendMessage,
        input: { ...about, text: text.trim() },
        photos: { pictures: photos },
      }),
    onSuccess: () => {
      forgetDraft(draft)
      setText('')
      setPhotos([])
      field.current?.focus()
    },
    onSettled: onChange,
  })
  useEffect(() => {
    if (isGoingOn) field.current?.focus()
  }, [isGoingOn])
  const isNothing = text.trim() === '' && photos.length === 0
  const submit = () => {
    if (isPending) return
    if (isNothing) return setEmpty(true)
    mutate()
  }
  const refused = fieldErrors(error)
  const said = taking.refusal ?? refused?.pictures ?? (isEmpty ? help.required : refused?.text)
  return (
    <form
      noValidate
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ChosenPhotos photos={photos} onRemove={taking.remove} />
      <FieldNote id={id} error={said} />
      <div className="chat-row">
        {photos.length < mostPhotos && (
          <label className="chat-round">
            <Camera aria-hidden="true" size={24} />
            <span className="sr-only">{help.addPhoto}</span>
            <input
              type="file"
              multiple
              accept="image/*"
              className="sr-only"
              onChange={(event) => void taking.take(event)}
            />
          </label>
        )}
        <textarea
          ref={field}
          rows={1}
          aria-label={words.field}
          placeholder={help.message}
          value={text}
          maxLength={longestMessage}
          aria-invalid={said ? true : undefined}
          aria-describedby={describedBy(id, undefined, said)}
          onChange={({ target }) => {
            setEmpty(false)
            setText(target.value)
            keepDraft(draft, { text: target.value })
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            submit()
          }}
        />
        <button
          type="submit"
          className={cx('chat-round chat-send', isNothing && 'opacity-60')}
          aria-label={isPending ? says.sending : words.send}
          aria-disabled={isPending}
        >
          <SendHorizontal aria-hidden="true" size={24} />
        </button>
      </div>
    </form>
  )
}
