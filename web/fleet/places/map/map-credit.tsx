import { placeCredit } from './place-credit.ts'
import type { CreditPiece } from '#web/fleet/places/map/streets/attribution.ts'
import { StreetCredit } from '#web/fleet/places/map/streets/street-credit.tsx'

/** Whom the map is owed to: the gazetteer of our own, or whoever made the streets. */
export function MapCredit({ streets }: { streets: readonly CreditPiece[] | undefined }) {
  return (
    <p
      data-map-panel
      className="absolute top-0 left-0 z-2 max-w-full rounded-br-control bg-surface/85 px-2 py-0.5 text-14 text-ink-2"
    >
      {streets ? <StreetCredit pieces={streets} /> : placeCredit}
    </p>
  )
}
