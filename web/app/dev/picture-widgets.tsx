import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { AvatarEditor } from '#web/ui/media/avatar-editor.tsx'
import { Button } from '#web/ui/button.tsx'
import { FilePreview } from '#web/ui/media/file-preview.tsx'
import { FileUpload } from '#web/ui/forms/file-upload.tsx'
import { Gallery } from '#web/ui/media/gallery.tsx'
import { devMessages } from './messages.ts'
import { Show } from './show.tsx'

const photos = ['/icon-512.png', '/icon-192.png', '/icon-maskable-512.png']
const [icon = ''] = photos
const pdf = URL.createObjectURL(new Blob(['%PDF-1.4\n'], { type: 'application/pdf' }))
const ana = { firstName: 'Ana', lastName: 'Núñez' }

export function PictureWidgets() {
  const words = useMessages(devMessages)
  return (
    <>
      <Show name="FilePreview" wide>
        <FilePreview name={words.license} url={icon} kind="image" />
        <FilePreview name={words.license} url={icon} kind="image" size="md" sample />
        <FilePreview name={words.license} url={icon} kind="svg" size="md" />
        <FilePreview name={words.license} url={pdf} kind="pdf" />
        <FilePreview name={words.license} url={pdf} kind="pdf" size="md" sample />
        <FilePreview name={words.license} url={icon} kind="image" size="lg" />
      </Show>
      <Show name="Gallery">
        <div className="w-full">
          <Gallery label={words.car} photos={photos} />
        </div>
      </Show>
      <Show name="FileUpload">
        <Uploads />
      </Show>
      <Show name="Avatar, AvatarEditor">
        <Avatar person={ana} />
        <Avatar person={ana} size="md" />
        <Avatar person={{ ...ana, img: icon }} size="lg" />
        <Editor />
      </Show>
    </>
  )
}

function Uploads() {
  const words = useMessages(devMessages)
  const [empty, setEmpty] = useState<File>()
  const [image, setImage] = useState<File | undefined>(
    () =>
      new File(['%PDF-1.4\n'], 'a-rather-long-name-of-an-insurance-policy.pdf', {
        type: 'application/pdf',
      }),
  )
  return (
    <div className="grid w-full gap-4">
      <FileUpload label={words.license} value={empty} onChange={setEmpty} required />
      <FileUpload label={words.license} value={image} onChange={setImage} maxMb={5} />
      <FileUpload
        label={words.license}
        value={undefined}
        onChange={setEmpty}
        allowed="image"
        camera="user"
        sent={{ name: 'me.png', url: icon }}
        error={words.wrong}
      />
    </div>
  )
}

function Editor() {
  const words = useMessages(devMessages)
  const [isOpen, setOpen] = useState(false)
  const [img, setImg] = useState<string>()
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.avatar}
      </Button>
      <AvatarEditor
        person={{ ...ana, img }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSave={async (picture) => {
          setImg(picture && URL.createObjectURL(picture))
          return true
        }}
      />
    </>
  )
}
