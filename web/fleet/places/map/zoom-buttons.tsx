import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { mapMessages } from './map-messages.ts'

type ZoomButtonsProps = {
  onZoom: (steps: number) => void
  /** What the keys do, where it is something else than on other maps. */
  keys?: string
}

/** Closer and back, without a gesture; from here the map's keys are told. */
export function ZoomButtons({ onZoom, keys }: ZoomButtonsProps) {
  const words = useMessages(mapMessages)
  const keysId = useId()
  return (
    <div className="map-zoom absolute right-3 z-3 grid overflow-hidden rounded-full bg-surface shadow-2">
      <p id={keysId} className="sr-only">
        {keys ?? words.keys}
      </p>
      <IconButton label={words.zoomIn} aria-describedby={keysId} onClick={() => onZoom(1)}>
        <Plus aria-hidden="true" size={20} />
      </IconButton>
      <IconButton label={words.zoomOut} aria-describedby={keysId} onClick={() => onZoom(-1)}>
        <Minus aria-hidden="true" size={20} />
      </IconButton>
    </div>
  )
}
