import { placeCredit } from '#web/fleet/places/map/place-credit.ts'
import type { CreditPiece } from './attribution.ts'

/** Whom the map is owed to: the gazetteer of our own, or whoever made the streets. */
export function MapCredit({ streets }: { streets: readonly CreditPiece[] | undefined }) {
  return (
    <p data-map-panel className="map-credit">
      {streets ? <StreetCredit pieces={streets} /> : placeCredit}
    </p>
  )
}

/** Whom the streets are owed to, as their service asks for it. */
function StreetCredit({ pieces }: { pieces: readonly CreditPiece[] }) {
  return pieces.map(({ text, href }, place) =>
    href === undefined ? (
      // Pieces of one credit never move.
      <span key={`${place} ${text}`}>{text}</span>
    ) : (
      <a
        key={`${place} ${text}`}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-6 items-center underline"
      >
        {text}
      </a>
    ),
  )
}
