import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { helpRequests, sendMessage } from '#protocol/help/names.ts'
import { longestMessage } from '#protocol/help/help/limits.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { forgetDraft, keepDraft, keepFiles, keptFiles, readDraft } from '#web/core/forms/draft.ts'
import { inBoth, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { deliver } from '../deliver.ts'
import { messageDraft } from '../take-back.ts'
import { helpMessages } from '../help-messages.ts'
import { PhotoField } from './photo-field.tsx'

const mostPhotos = 4

/** Writes into a thread; what is typed stays until it is sent. */
export function Composer({ order }: { order: string }) {
  const words = useMessages(helpMessages)
  const client = useQueryClient()
  const draft = messageDraft(order)
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft)?.text ?? '')
  const [photos, setPhotos] = useState(() => keptFiles(draft))
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      deliver({
        kind: 'message',
        title: inBoth(helpMessages, ({ message }) => message),
        order,
        operation: sendMessage,
        input: { order, text: text.trim() },
        photos: { pictures: photos },
      }),
    onSuccess: () => {
      forgetDraft(draft)
      setText('')
      setPhotos([])
      void client.invalidateQueries({ queryKey: [helpRequests.name] })
    },
  })
  const send = () => {
    if (text.trim() === '' && photos.length === 0) return setEmpty(true)
    mutate()
  }
  const refused = fieldErrors(error)
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={words.writeHere}
        value={text}
        maxLength={longestMessage}
        error={isEmpty ? words.required : refused?.text}
        onChange={({ target }) => {
          setEmpty(false)
          setText(target.value)
          keepDraft(draft, { text: target.value })
        }}
      />
      <PhotoField
        label={words.photos}
        photos={photos}
        most={mostPhotos}
        error={refused?.pictures}
        onChange={(chosen) => {
          setPhotos(chosen)
          keepFiles(draft, chosen)
        }}
      />
      <Button type="submit" busy={isPending}>
        {words.send}
      </Button>
    </form>
  )
}
