import { useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import type { LoadedPicture } from './cut-picture.ts'
import { uiMessages } from '../messages.ts'
import type { Zoom } from './use-zoom.ts'
import { covering, largestScale } from './zoom.ts'

/** Pixels a side of the frame on the screen. */
export const cropSide = 256

type CropFrameProps = { picture: LoadedPicture; zoom: Zoom }

/** The picture under a round window: moved by dragging or arrows, sized by fingers, keys or the slider. */
export function CropFrame({ picture, zoom }: CropFrameProps) {
  const words = useMessages(uiMessages)
  const id = useId()
  const content = covering(picture.size, cropSide)
  return (
    <div className="grid justify-items-center gap-4">
      <button
        type="button"
        {...zoom.frameProps}
        aria-label={words.avatarFrame}
        aria-describedby={`${id}-keys`}
        onKeyDown={(event) => zoom.onKey(event) && event.preventDefault()}
        className="relative size-64 cursor-move touch-none overflow-hidden rounded-control bg-sunken select-none"
      >
        <img
          src={picture.image.src}
          alt=""
          draggable={false}
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{
            width: content.width,
            height: content.height,
            marginLeft: -content.width / 2,
            marginTop: -content.height / 2,
            ...zoom.style,
          }}
        />
        <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_var(--color-scrim)]" />
      </button>
      <p id={`${id}-keys`} className="text-center text-14 text-ink-2">
        {words.avatarKeys}
      </p>
      <label className="flex w-64 items-center gap-3 text-14 font-bold">
        {words.zoom}
        <input
          type="range"
          min={1}
          max={largestScale}
          step={0.05}
          value={zoom.view.scale}
          onChange={(event) => zoom.setScale(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 accent-primary"
        />
      </label>
    </div>
  )
}
