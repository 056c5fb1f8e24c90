/** Shapes facing right in a frame of 320 × 150, as our cars are drawn. */
const side =
  'M49 123H25Q15 123 15 112L15.5 94Q16.5 82 28 79L66 74.5C84 58 104 49 132 48L160 47.5C188 47.5 208 58 229 75C258 77 283 82 295 90Q305 97 305 109V114Q305 123 296 123H272M99 123H222M49 123a26 23 0 0 0 50 0M222 123a26 23 0 0 0 50 0'
const corner =
  'M28 106V88Q29 78 42 75L72 70C86 52 104 43 130 41L172 40Q194 41 207 52L233 71Q272 77 287 88Q296 94 296 106V113Q296 122 285 124L216 131Q205 131 201 122L84 115M46 113Q28 112 28 106M46 113a19 21 0 0 0 38 2M157 120a20 22 0 0 0 41 2'
const end =
  'M84 118Q78 118 78 110V90Q78 76 92 70L104 46Q109 36 122 35Q160 31 198 35Q211 36 216 46L228 70Q242 76 242 90V110Q242 118 236 118ZM88 118v14q0 6 6 6h14q6 0 6-6v-14M206 118v14q0 6 6 6h14q6 0 6-6v-14'

/** Which shape an angle has, and whether the car shows its other side: then it faces left. */
const shapes: Record<string, { path: string; turned?: boolean }> = {
  front: { path: end },
  frontRight: { path: corner },
  right: { path: side },
  rearRight: { path: corner, turned: true },
  rear: { path: end },
  rearLeft: { path: corner },
  left: { path: side, turned: true },
  frontLeft: { path: corner, turned: true },
}

/** The dashed line that the car should fill; none for what has no angle of its own. */
export function Outline({ checkpoint }: { checkpoint: string }) {
  const shape = shapes[checkpoint]
  if (!shape) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 320 150" className="outline">
      <path
        d={shape.path}
        transform={shape.turned ? 'translate(320) scale(-1 1)' : undefined}
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
        strokeDasharray="11 8"
        strokeLinecap="round"
      />
    </svg>
  )
}
