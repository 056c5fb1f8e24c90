import { useEffect, useRef } from 'react'
import { type GoogleMap, loadGoogleMaps } from './google-maps.ts'
import { type MapView, unproject } from './map-view.ts'

type GoogleBaseProps = { apiKey: string; view: MapView; onFailed: () => void }

/** Google's map below our pins: it shows what our view says and takes no gestures of its own. */
export function GoogleBase({ apiKey, view, onFailed }: GoogleBaseProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<GoogleMap>(undefined)
  const latest = useRef({ view, onFailed })
  useEffect(() => {
    latest.current = { view, onFailed }
    map.current?.moveCamera(camera(view))
  })
  useEffect(() => {
    let isGone = false
    loadGoogleMaps(apiKey)
      .then((maps) => {
        if (isGone || !box.current) return
        map.current = new maps.Map(box.current, {
          ...camera(latest.current.view),
          disableDefaultUI: true,
          gestureHandling: 'none',
          keyboardShortcuts: false,
          isFractionalZoomEnabled: true,
          clickableIcons: false,
        })
      })
      .catch(() => latest.current.onFailed())
    return () => {
      isGone = true
    }
  }, [apiKey])
  return <div ref={box} aria-hidden="true" inert className="absolute! inset-0" />
}

function camera({ middle, zoom }: MapView) {
  const { latitude, longitude } = unproject(middle)
  return { center: { lat: latitude, lng: longitude }, zoom }
}
