import { useQuery } from '@tanstack/react-query'
import { CarArt } from './car-art.tsx'

/** From the side in small places, from a corner as the photos of a walk begin where there is room (docs/design.md#illustration). */
type View = 'side' | 'corner'

const sheets = {
  side: () => import('./car-sheet.ts'),
  corner: () => import('./corner-sheet.ts'),
}

/** Body types that share a drawing with another one. */
const shared: Record<string, string> = {
  coupe: 'coupe-convertible',
  convertible: 'coupe-convertible',
  autocycle: 'coupe-convertible',
  'passenger-van': 'minivan',
}

/** A sheet of all drawings arrives once for the whole visit. */
function useDrawing(subtype: string, view: View) {
  const { data } = useQuery({
    queryKey: ['car drawings', view],
    queryFn: sheets[view],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data && drawingOf(data.drawings, subtype)
}

/** The drawing of a body type; of an unknown one that of a sedan. */
export function drawingOf(drawings: Record<string, string>, subtype: string) {
  // `Cargo Van` and `cargo-van` alike.
  const name = subtype
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const svg = drawings[shared[name] ?? name]
  return svg === undefined
    ? { svg: drawings['sedan'] ?? '', isKnown: false }
    : { svg, isKnown: true }
}

type CarDrawingProps = {
  /** Body type: sedan, suv, cargo-van … An unknown one is a silver sedan. */
  subtype: string
  colour?: string
  view?: View
}

/** The drawing of a car without photos; decorative, the car's name stands beside it. */
export function CarDrawing({ subtype, colour, view = 'side' }: CarDrawingProps) {
  const drawing = useDrawing(subtype, view)
  if (!drawing) return <span className="block aspect-[320/150] w-full" />
  return <CarArt svg={drawing.svg} colour={drawing.isKnown ? colour : 'silver'} />
}
