import type { Place } from '#protocol/fleet/places/place.ts'
import { useMessages } from '#web/core/i18n.ts'
import { townText } from '#web/fleet/places/town-field.tsx'
import { jobNames } from './type-names.ts'

type Town = Pick<Place, 'name' | 'state'>

type RouteLineProps = {
  from: Town
  to?: Town | undefined
  via?: readonly Town[]
  /** Exact addresses, where the reader may know them. */
  fromAddress?: string | undefined
  toAddress?: string | undefined
}

/** Where a job leads: a ring, small rings on the way and a square, joined by a dotted road (docs/design.md#components). */
export function RouteLine({ from, to, via = [], fromAddress, toAddress }: RouteLineProps) {
  const words = useMessages(jobNames)
  const stops = [
    { kind: 'from' as const, town: from, address: fromAddress },
    ...via.map((town) => ({ kind: 'via' as const, town, address: undefined })),
    ...(to ? [{ kind: 'to' as const, town: to, address: toAddress }] : []),
  ]
  return (
    <ol className="grid gap-2.5">
      {stops.map(({ kind, town, address }, index) => (
        <li key={index} className="relative flex min-w-0 items-start gap-3 font-medium">
          {index > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-4 left-[7px] h-5 border-l-4 border-dotted border-line-strong"
            />
          )}
          <Point kind={kind} />
          <span className="min-w-0 break-words">
            <span className="sr-only">{words[kind]} </span>
            {townText(town)}
            {address && <span className="block text-14 text-ink-2">{address}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const points = {
  from: 'size-4.5 rounded-full border-3 border-primary bg-surface',
  via: 'size-4.5 rounded-full border-3 border-line-strong bg-surface',
  to: 'size-4.5 rounded-[6px] border-3 border-poppy-ink bg-poppy',
}

function Point({ kind }: { kind: keyof typeof points }) {
  return (
    <span aria-hidden="true" className="relative z-1 flex h-6 flex-none items-center">
      <span className={points[kind]} />
    </span>
  )
}
