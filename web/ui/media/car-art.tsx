import { type CSSProperties, useId } from 'react'
import { trustedDrawing } from '#web/core/pwa/trusted-types.ts'

/** Only our own drawings are put in as they are; ids become unique so that two cars on a page keep their own clip path. */
function prepared(svg: string, id: string): string {
  return svg
    .replace(/ role="img" aria-label="[^"]*"/, ' aria-hidden="true" focusable="false"')
    .replace(/<g id="car">/, '<g>')
    .replace(/(id="|url\(#)([\w-]+)/g, `$1${id}-$2`)
}

/** The paints of the drawn cars (docs/design.md#illustration). */
const paints: Record<string, string> = {
  pacific: '#1f7a86',
  poppy: '#e5722a',
  pearl: '#f2f3ef',
  silver: '#aeb9bb',
  graphite: '#4d585b',
  night: '#20292c',
  redwood: '#a63d2f',
  sage: '#6f8f72',
  sand: '#d3b98c',
  navy: '#2b4a75',
}

/** An unknown colour is silver. */
export function carColour(name: string | undefined): string {
  return paints[name?.toLowerCase() ?? ''] ?? '#aeb9bb'
}

/** A drawn car from its SVG text, in one of the named colours. */
export function CarArt({ svg, colour }: { svg: string; colour: string | undefined }) {
  const id = useId().replace(/[^\w-]/g, '')
  return (
    <span
      aria-hidden="true"
      className="block aspect-[320/150] w-full [&>svg]:block [&>svg]:w-full"
      style={
        { '--car-body': carColour(colour), '--car-outline': 'var(--color-ink)' } as CSSProperties
      }
      dangerouslySetInnerHTML={{ __html: trustedDrawing(prepared(svg, id)) }}
    />
  )
}
