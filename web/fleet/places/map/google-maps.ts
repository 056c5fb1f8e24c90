import type { Lang } from '#protocol/core/text.ts'
import { addScript } from '#web/core/reports/add-script.ts'
import { language } from '#web/core/i18n.ts'

type LatLng = { lat: number; lng: number }

/** The little that is used of Google's map. */
export type GoogleMap = { moveCamera(camera: { center: LatLng; zoom: number }): void }
type GoogleMaps = { Map: new (element: HTMLElement, options: object) => GoogleMap }

declare global {
  interface Window {
    google?: { maps?: GoogleMaps }
  }
}

/** The key, written into the page by the server when it is configured. */
export function googleMapsKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=google-maps]')?.content
}

/** Where the script lies, with the places library and the two-letter language (docs/wire.md). */
export function googleMapsUrl(key: string, lang: Lang): string {
  const url = new URL('https://maps.googleapis.com/maps/api/js')
  url.search = new URLSearchParams({
    key,
    libraries: 'places',
    language: lang,
    // The page tells others its origin alone.
    auth_referrer_policy: 'origin',
  }).toString()
  return url.toString()
}

/** Loads the script, once; rejects when it does not come. */
export async function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  await addScript(googleMapsUrl(key, language()))
  const maps = window.google?.maps
  if (!maps) throw new Error('the script of Google Maps brought no maps')
  return maps
}
