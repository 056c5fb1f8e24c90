import { Code } from '#web/ui/code.tsx'

/** A car in the small line of a row: the plate first, for a name may be cut off. */
export const CarLine = ({ car, plate }: { car: string; plate: string }) => (
  <>
    <Code>{plate}</Code> · {car}
  </>
)
