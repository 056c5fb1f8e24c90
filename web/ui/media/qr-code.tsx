import { encode } from 'uqr'
import { cx } from '../cx.ts'

/** Above so many characters a code has less room for mending, so that its squares stay large enough. */
const dense = 300

/** A link as a QR code, drawn as one path: dark on light in either scheme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const isDense = text.length > dense
  const { data, size } = encode(text, { border: 4, ecc: isDense ? 'L' : 'M' })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx(
        'w-full justify-self-center rounded-slot bg-white',
        isDense ? 'max-w-96' : 'max-w-56',
      )}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
