/** What a drawn paper of the demo shows: a side of a license, a proof of insurance, or the invoice of a toll. */
const sides = [
  'Driver license',
  'Driver license, back',
  'Proof of insurance',
  'Toll invoice',
] as const

export type DrawnPaper = { side: 0 | 1 | 2 | 3; number: number }

/** The id of a stored file that says what it shows, so that it is drawn when it is first read. */
export const drawnPaperId = ({ side, number }: DrawnPaper): string => `DRAWNPAPER${side}${number}`

/** What such an id says; undefined of every other. */
export function drawnPaper(id: string): DrawnPaper | undefined {
  const [, side, number] = /^DRAWNPAPER([0-3])(\d{1,10})$/.exec(id) ?? []
  return side && number
    ? { side: Number(side) as DrawnPaper['side'], number: Number(number) }
    : undefined
}

const tollInvoice = 3
const portrait =
  '<rect x="40" y="210" width="200" height="250" fill="#c3d8df"/><circle cx="140" cy="300" r="52" fill="#8ea4a8"/><path d="M60 460q80-120 160 0z" fill="#8ea4a8"/>'

/** A card that nobody takes for a real one. */
export function drawPaper({ side, number }: DrawnPaper): string {
  const text = (y: number, size: number, words: string) =>
    `<text x="40" y="${y}" font-family="sans-serif" font-size="${size}" fill="#20383d">${words}</text>`
  const bars = Array.from({ length: 40 }, (_, at) => 2 + ((number >> (at % 24)) & 3) * 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540"><rect width="860" height="540" rx="28" fill="#e3ebe6"/>
<rect x="20" y="20" width="820" height="500" rx="18" fill="#f7f9f6" stroke="#1f7a86" stroke-width="6"/>
${text(96, 44, `SAMPLE ${sides[side].toUpperCase()}`)}${text(160, 30, `No. ${number}`)}
${side === tollInvoice ? '' : portrait}
<path d="M290 250h420M290 310h360M290 370h460M290 430h300" stroke="#a9bbbd" stroke-width="16"/>
${bars.map((width, at) => `<rect x="${290 + at * 12}" y="466" width="${width}" height="40" fill="#20383d"/>`).join('')}</svg>`
}
