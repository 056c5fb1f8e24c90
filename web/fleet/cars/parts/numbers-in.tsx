import { Num } from '#web/ui/num.tsx'

const numbers = /(\$?\d[\d,./]*\d¢?|\$?\d¢?)/

/** A sentence whose money, dates and miles stand in the display face (docs/design.md#tokens). */
export function NumbersIn({ text }: { text: string }) {
  // Split at a captured pattern, every second piece is a number; pieces never move.
  return text
    .split(numbers)
    .map((piece, index) => (index % 2 === 1 ? <Num key={`${index} ${piece}`}>{piece}</Num> : piece))
}
