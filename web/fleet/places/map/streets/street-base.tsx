import { useEffect, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { type MapView, unproject } from '#web/fleet/places/map/map-view.ts'
import { type CreditPiece, creditPieces } from './attribution.ts'
import { paint } from './street-colours.ts'
import './streets.css'

type StreetBaseProps = {
  /** Address of a MapLibre style. */
  style: string
  view: MapView
  /** The first picture is drawn. */
  onReady: (credit: readonly CreditPiece[]) => void
  /** It does not come: our own map stays. */
  onFailed: () => void
}

/** The least of MapLibre that is used here. */
type Streets = {
  jumpTo: (camera: { center: [number, number]; zoom: number }) => unknown
  remove: () => void
}

/**
 * Streets below our pins: they show what our view says and take no gestures of their own. Until they are
 * drawn our own map is there, so nobody waits for them.
 */
export function StreetBase({ style, view, onReady, onFailed }: StreetBaseProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<Streets>(undefined)
  const [isReady, setReady] = useState(false)
  const latest = useRef({ view, onReady, onFailed })
  useEffect(() => {
    latest.current = { view, onReady, onFailed }
    map.current?.jumpTo(camera(view))
  })
  useEffect(() => {
    let isOver = false
    let isDrawn = false
    const fail = () => {
      if (isOver) return
      isOver = true
      latest.current.onFailed()
    }
    const start = async () => {
      if (!navigator.onLine) return fail()
      const { StreetMap } = await import('./load-maplibre.ts')
      if (isOver || !box.current) return
      const made = new StreetMap({
        container: box.current,
        style,
        ...camera(latest.current.view),
        interactive: false,
        attributionControl: false,
        fadeDuration: 0,
      })
      map.current = made
      made.once('style.load', () => paint(made))
      // A tile that is missing later leaves a gap; a style that does not come leaves nothing.
      made.on('error', () => {
        if (!isDrawn) fail()
      })
      made.once('load', () => {
        if (isOver) return
        isDrawn = true
        setReady(true)
        latest.current.onReady(creditsOf(made.getStyle().sources, made))
      })
    }
    start().catch(fail)
    return () => {
      isOver = true
      map.current?.remove()
      map.current = undefined
    }
  }, [style])
  return (
    <div
      ref={box}
      aria-hidden="true"
      inert
      data-streets={isReady ? 'drawn' : 'waiting'}
      className={cx('street-base absolute! inset-0', !isReady && 'invisible')}
    />
  )
}

/** MapLibre counts zoom in tiles of 512 pixels, our view in tiles of 256. */
function camera({ middle, zoom }: MapView): { center: [number, number]; zoom: number } {
  const { latitude, longitude } = unproject(middle)
  return { center: [longitude, latitude], zoom: zoom - 1 }
}

/** Of each source once; a source of tiles tells it when it has come. */
function creditsOf(
  sources: Readonly<Record<string, unknown>>,
  map: { getSource: (id: string) => { attribution?: string } | undefined },
): readonly CreditPiece[] {
  const texts = Object.keys(sources).flatMap((id) => map.getSource(id)?.attribution ?? [])
  return [...new Set(texts)].flatMap(creditPieces)
}
