import type { CreditPiece } from './attribution.ts'

/** Whom the streets are owed to, as their service asks for it. */
export function StreetCredit({ pieces }: { pieces: readonly CreditPiece[] }) {
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
