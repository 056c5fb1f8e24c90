import { useMessages } from '#web/core/i18n.ts'
import { arriveMessages } from './arrive-messages.ts'

/** The phone on one side, the car on the other, and nothing between: a sketch, true to no scale. */
export function FlyDrawing() {
  const words = useMessages(arriveMessages)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 340 112"
      preserveAspectRatio="xMidYMid slice"
      className="camera-fly"
    >
      <path d="M226 0Q206 34 234 62T220 112H340V0Z" className="fill-sunken" />
      <path
        d="M84 62Q160-14 256 44"
        fill="none"
        stroke="var(--color-primary)"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle
        cx="84"
        cy="62"
        r="8"
        className="fill-surface"
        stroke="var(--color-primary)"
        strokeWidth="5"
      />
      <circle cx="256" cy="44" r="17" className="fill-poppy" fillOpacity="0.3" />
      <circle
        cx="256"
        cy="44"
        r="8"
        className="fill-poppy"
        stroke="var(--color-surface)"
        strokeWidth="3"
      />
      <text x="84" y="94" textAnchor="middle">
        {words.phone}
      </text>
      <text x="256" y="86" textAnchor="middle">
        {words.car}
      </text>
    </svg>
  )
}
