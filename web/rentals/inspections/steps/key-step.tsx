import { CircleCheck, LifeBuoy } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { keysMessages } from '../keys-messages.ts'
import { KeyBox } from '../parts/key-box.tsx'
import type { Picture } from '../pictures/picture.ts'
import { PictureImage } from '../pictures/picture-image.tsx'
import type { ListedRental } from '../use-rental.ts'
import { stepMessages } from './step-messages.ts'

type KeyStepProps = {
  rental: ListedRental
  zone: string | undefined
  /** The photos of the walk; none when they are with the company already. */
  pictures: readonly Picture[]
  onSeePhotos: () => void
}

/** The code, once position and outside photos are there (docs/product/rental.md#keys). */
export function KeyStep({ rental, zone, pictures, onSeePhotos }: KeyStepProps) {
  const words = useMessages(stepMessages)
  const keysWords = useMessages(keysMessages)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <KeyBox keyBox={rental.keyBox} zone={zone} isComplete>
        {keysWords.boxOpen(words.haveKey)}
      </KeyBox>
      <div className="grid min-w-0 content-start gap-4">
        {pictures.length > 0 && (
          <Card className="grid gap-3">
            <div className="flex items-center justify-between gap-3">
              <p className="flex items-center gap-2 font-bold">
                <CircleCheck aria-hidden="true" size={20} className="flex-none" />
                {words.allPhotos(pictures.length, pictures.length)}
              </p>
              <Button variant="ghost" onClick={onSeePhotos}>
                {words.seePhotos}
              </Button>
            </div>
            <div className="flex gap-1">
              {pictures.map(({ id, file }) => (
                <span key={id} className="min-w-0 flex-1">
                  <PictureImage
                    file={file}
                    className="aspect-4/3 w-full rounded-slot object-cover"
                  />
                </span>
              ))}
            </div>
          </Card>
        )}
        <LinkButton variant="ghost" to={routes.contact}>
          <LifeBuoy aria-hidden="true" size={20} />
          {words.noBox}
        </LinkButton>
      </div>
    </div>
  )
}
