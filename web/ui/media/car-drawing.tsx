import { useQuery } from '@tanstack/react-query'
import { CarArt } from './car-art.tsx'

/** The sheet of all drawings arrives once for the whole visit. */
function useDrawing(subtype: string) {
  const { data } = useQuery({
    queryKey: ['car drawings'],
    queryFn: () => import('./car-sheet.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data?.drawingOf(subtype)
}

type CarDrawingProps = {
  /** Body type: sedan, suv, cargo-van … An unknown one is a silver sedan. */
  subtype: string
  colour?: string
}

/** The side view of a car without photos; decorative, the car's name stands beside it. */
export function CarDrawing({ subtype, colour }: CarDrawingProps) {
  const drawing = useDrawing(subtype)
  if (!drawing) return <span className="block aspect-[320/150] w-full" />
  return <CarArt svg={drawing.svg} colour={drawing.known ? colour : 'silver'} />
}
