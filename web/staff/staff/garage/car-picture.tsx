import { CarStage } from '#web/ui/media/car-stage.tsx'
import { useMessages } from '#web/core/i18n.ts'
import { garageMessages } from './garage-messages.ts'

type CarPictureProps = { subtypeId: string; colour: string; photo?: string | undefined }

/** A car beside its name: what is drawn says so, and never looks like a photo. */
export function CarPicture({ subtypeId, colour, photo }: CarPictureProps) {
  const words = useMessages(garageMessages)
  return (
    <span className="grid w-20 flex-none justify-items-center">
      <CarStage
        isThumb
        className="w-16 rounded-control"
        subtype={subtypeId}
        colour={colour}
        {...(photo !== undefined && { photo })}
      />
      {photo === undefined && (
        <span className="text-14 leading-tight text-ink-2">{words.drawing}</span>
      )}
    </span>
  )
}
