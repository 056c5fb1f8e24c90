import { type CSSProperties, useId } from 'react'
import { trustedDrawing } from '#web/core/pwa/trusted-types.ts'
import { carColour } from './car-colours.ts'

/** Only our own drawings are put in as they are; ids become unique so that two cars on a page keep their own clip path. */
function prepared(svg: string, id: string): string {
  return svg
    .replace(/ role="img" aria-label="[^"]*"/, ' aria-hidden="true" focusable="false"')
    .replace(/<g id="car">/, '<g>')
    .replace(/(id="|url\(#)([\w-]+)/g, `$1${id}-$2`)
}

/** A drawn car from its SVG text, in one of the named colours. */
export function CarArt({ svg, colour }: { svg: string; colour: string | undefined }) {
  const id = useId().replace(/[^\w-]/g, '')
  return (
    <span
      aria-hidden="true"
      className="block aspect-[320/150] w-full [&>svg]:block [&>svg]:w-full"
      style={{ '--car-body': carColour(colour) } as CSSProperties}
      dangerouslySetInnerHTML={{ __html: trustedDrawing(prepared(svg, id)) }}
    />
  )
}
