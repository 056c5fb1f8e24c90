import { type FormEvent, useState } from 'react'
import { inspectionGuidelines } from '#protocol/rentals/names.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { longestComments } from '#protocol/jobs/relocation/limits.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { keepPart } from '#web/people/offline/kept-draft.ts'
import type { Refusal, Step } from '#web/people/offline/parcel.ts'
import { useKeptDraft } from '#web/people/offline/use-kept-draft.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { PhotoProgress } from '#web/rentals/inspections/parts/photo-progress.tsx'
import { RefusedNote } from '#web/rentals/inspections/parts/refused-note.tsx'
import { pictureMessages } from '#web/rentals/inspections/pictures/messages.ts'
import { missingOf } from '#web/rentals/inspections/pictures/picture.ts'
import { PictureStep } from '#web/rentals/inspections/pictures/picture-step.tsx'
import { usePictures } from '#web/rentals/inspections/pictures/use-pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { photographed, type PhotoStep } from './parcels.ts'
import { relocationMessages } from './relocation-messages.ts'
import { checkpointsOf } from './checkpoints-of.ts'
import { draftOf } from './use-bringing.ts'

export type StepFormProps<Name> = {
  relocation: Relocation
  name: Name
  refusal: Refusal | undefined
  onSend: (steps: Step[]) => void
}

/** The photos of the outside, with what of them lies on the device; after the drive each beside the one before it. */
export function PhotoForm(props: StepFormProps<PhotoStep>) {
  const { relocation, name } = props
  const parts = useKeptDraft(draftOf(relocation.id, name))
  const { data, error, refetch } = useRead(inspectionGuidelines, {})
  if (error && !data) return <ReadFailed error={error} onRetry={refetch} />
  if (!parts || !data) return <Skeleton className="h-120" />
  const checkpoints = checkpointsOf(data.checkpoints, relocation)
  return <Fields {...props} parts={parts} checkpoints={checkpoints} />
}

type FieldsProps = StepFormProps<PhotoStep> & {
  parts: ReadonlyMap<string, unknown>
  checkpoints: ReturnType<typeof checkpointsOf>
}

function Fields({ relocation, name, refusal, onSend, parts, checkpoints }: FieldsProps) {
  const words = useMessages(relocationMessages)
  const keysWords = useMessages(keysMessages)
  const photoWords = useMessages(pictureMessages)
  const draft = draftOf(relocation.id, name)
  const [comments, setComments] = useState((parts.get('comments') as string | undefined) ?? '')
  const pictures = usePictures({ draft, parts, position: undefined })
  const missing = missingOf(checkpoints, pictures.all).length
  const required = checkpoints.filter(({ flag }) => flag).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing === 0)
      onSend(photographed(relocation.id, name, { pictures: pictures.all, comments }))
  }
  const before = relocation.inspections.find(({ moment }) => moment === 'start')?.pictures
  const beforeOf = (id: string) => {
    const file = before?.find(({ checkpoint }) => checkpoint === id)?.file
    return file && `/files/${file}`
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {refusal && <RefusedNote refusal={refusal} />}
      <PhotoProgress done={required - missing} all={required} isSafe={pictures.isSafe} />
      <PictureStep
        title={name === 'inspectStart' ? words.before : words.after}
        checkpoints={checkpoints}
        pictures={pictures}
        beforeOf={name === 'inspectEnd' ? beforeOf : () => undefined}
      />
      <Card>
        <TextArea
          label={
            <>
              {keysWords.comments} <span className="font-normal">{keysWords.optional}</span>
            </>
          }
          placeholder={keysWords.commentsPlaceholder}
          maxLength={longestComments}
          value={comments}
          error={refusal?.fields.comments}
          onChange={({ target }) => {
            setComments(target.value)
            void keepPart(draft, 'comments', target.value)
          }}
        />
      </Card>
      <Button
        type="submit"
        size="lg"
        full
        disabledReason={missing > 0 ? photoWords.toGo(missing) : undefined}
      >
        {words.sendPhotos}
      </Button>
    </form>
  )
}
