import { useEffect, useId, useState } from 'react'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Avatar, type Pictured } from './avatar.tsx'
import { Button } from '../button.tsx'
import { CropFrame, cropSide } from './crop-frame.tsx'
import { cutPicture, type LoadedPicture, loadPicture } from './cut-picture.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { FieldNote } from '../forms/field-frame.tsx'
import { acceptOf, avatarProblem } from '../forms/file-rules.ts'
import { kindOf, namedByContent } from './known-file.ts'
import { uiMessages } from '../messages.ts'
import { useFileDrop } from '../forms/use-file-drop.ts'
import { useZoom } from './use-zoom.ts'
import { covering } from './zoom.ts'

/** docs/product/app.md#files: saving a picture is seen for a second, however fast it is. */
const savingMs = 1000

type AvatarEditorProps = {
  person: Pictured
  isOpen: boolean
  onClose: () => void
  /** Sends the cut picture, or nothing to remove the present one; false when it was not taken. */
  onSave: (picture: File | undefined) => Promise<boolean>
}

/** Chooses a picture, cuts a square out of it and saves it (docs/product/app.md#files). Load it lazily. */
export function AvatarEditor({ person, isOpen, onClose, onSave }: AvatarEditorProps) {
  const words = useMessages(uiMessages)
  const lang = useLanguage()
  const id = useId()
  const [picture, setPicture] = useState<LoadedPicture>()
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const zoom = useZoom(() => (picture ? covering(picture.size, cropSide) : { width: 0, height: 0 }))
  useEffect(() => () => picture?.release(), [picture])

  const take = async (given: File) => {
    const kind = await kindOf(given)
    const file = namedByContent(given, kind)
    // Safari shows what iPhones take photos as; elsewhere nothing can be made of it.
    const isOfPhone = kind?.ending === 'heic'
    const refused = avatarProblem(
      isOfPhone ? { name: 'me.jpg', type: 'image/jpeg', size: file.size } : file,
    )
    setProblem(refused)
    if (refused) return
    const loaded = await loadPicture(file)
    if (!loaded) return setProblem(fieldError(isOfPhone ? 'heic' : 'imageOnly'))
    zoom.reset()
    setPicture(loaded)
  }
  const { area } = useFileDrop(([file]) => file && void take(file))

  const save = async (file: File | undefined) => {
    setSaving(true)
    try {
      if (!(await atLeast(savingMs, onSave(file)))) return
      setPicture(undefined)
      onClose()
    } catch {
      // Said in a toast already; the cut stays for another try.
    } finally {
      setSaving(false)
    }
  }
  const saveCut = async () => {
    const file = picture && (await cutPicture(picture, zoom.view, cropSide))
    if (file) await save(file)
  }

  const footer = () => {
    if (picture) {
      return (
        <Button full busy={isSaving} busyLabel={words.saving} onClick={() => void saveCut()}>
          {words.save}
        </Button>
      )
    }
    return person.img ? (
      <Button full variant="danger" busy={isSaving} onClick={() => void save(undefined)}>
        {words.avatarRemove}
      </Button>
    ) : undefined
  }

  return (
    <Dialog
      title={words.avatarTitle}
      isOpen={isOpen}
      onClose={onClose}
      confirmClose={picture !== undefined}
      width="narrow"
      footer={footer()}
    >
      <div {...area} className="grid justify-items-center gap-4">
        {picture ? (
          <CropFrame picture={picture} zoom={zoom} />
        ) : (
          <Avatar person={person} size="lg" />
        )}
        <div className="grid justify-items-center gap-1.5 text-center">
          <label
            htmlFor={id}
            className="inline-flex min-h-12 items-center rounded-control border-[1.5px] border-line-strong px-5 font-bold hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            {words.avatarChoose}
            <input
              id={id}
              type="file"
              accept={acceptOf('image')}
              aria-describedby={problem ? `${id}-error` : `${id}-hint`}
              aria-invalid={problem ? true : undefined}
              onChange={(event) => {
                const file = event.target.files?.[0]
                if (file) void take(file)
                event.target.value = ''
              }}
              className="sr-only"
            />
          </label>
          <FieldNote
            id={id}
            hint={words.avatarHint}
            error={problem && fieldMessage(problem, lang)}
          />
        </div>
      </div>
    </Dialog>
  )
}

/**
 * The work's result, not before `ms` milliseconds have passed: what flashes by cannot be read.
 * A failure is passed on at once.
 */
export async function atLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([
    work,
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
    }),
  ])
  return result
}
