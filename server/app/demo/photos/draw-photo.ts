import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarkPlace } from '#domain/fleet/proof/known-marks.ts'
import { type MarkPoint, photoOfPlace } from '#domain/fleet/proof/mark-photo.ts'
import { projectRoot } from '../../../platform/project-root.ts'
import { demoNumber } from '../demo-id.ts'
import { type Corner, familyOf, spots } from './car-shapes.ts'
import { type DrawnMark, drawnMarks, type DrawnPhoto } from './drawn-photo.ts'

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

/** The drawings of a car from its side, its front corner and its ends are those of the screens. */
const sides: Record<string, string> = {
  coupe: 'coupe-convertible',
  convertible: 'coupe-convertible',
  autocycle: 'coupe-convertible',
  'passenger-van': 'minivan',
}

/** What stands between the outermost tags, in its own colours but for the paint. */
function drawing(name: string, paint: string): string {
  const svg = readFileSync(join(projectRoot, 'web/ui/cars', `${name}.svg`), 'utf8')
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  const [first = '', ...coloured] = inner
    .replaceAll('var(--car-body,currentColor)', paint)
    .split('var(')
  return coloured.reduce((whole, part) => {
    const [from, end] = [part.indexOf(',') + 1, part.indexOf(')')]
    return whole + part.slice(from, end) + part.slice(end + 1)
  }, first)
}

const backdrops = [
  '<rect width="320" height="240" fill="#cfdfe4"/><path d="M0 58h70v74H0zM76 40h92v92H76zM174 66h60v66h-60zM240 48h80v84h-80z" fill="#a9bbbd"/><path d="M92 56h14v16H92zM116 56h14v16h-14zM140 56h14v16h-14zM92 84h14v16H92zM116 84h14v16h-14zM140 84h14v16h-14zM256 64h16v18h-16zM286 64h16v18h-16zM12 72h14v16H12zM38 72h14v16H38z" fill="#8ea4a8"/><rect y="130" width="320" height="10" fill="#d9ddd6"/><rect y="140" width="320" height="100" fill="#7d8a8c"/><path d="M0 224h60M96 224h60M192 224h60M288 224h32" stroke="#e9efec" stroke-width="5"/>',
  '<rect width="320" height="240" fill="#d6e2da"/><rect width="320" height="96" fill="#c3d8df"/><path d="M0 98q30-52 62-20q24-46 66-12q30-36 68 2q34-34 64 4q34-28 60 0v60H0z" fill="#8ba88c"/><path d="M0 118h320v20H0z" fill="#b9aa93"/><path d="M0 118v20M40 118v20M80 118v20M120 118v20M160 118v20M200 118v20M240 118v20M280 118v20" stroke="#9d8f79" stroke-width="2"/><rect y="138" width="320" height="102" fill="#848f8f"/><path d="M18 240L58 140M300 240L262 140" stroke="#e9efec" stroke-width="5"/>',
  '<rect width="320" height="240" fill="#d9cfc0"/><rect y="0" width="320" height="30" fill="#c9bca9"/><path d="M18 44h130v100H18zM172 44h130v100H172z" fill="#bfb3a4"/><path d="M18 62h130M18 80h130M18 98h130M18 116h130M172 62h130M172 80h130M172 98h130M172 116h130" stroke="#a79b8c" stroke-width="3"/><rect y="144" width="320" height="96" fill="#8b8f8c"/><path d="M0 226h320" stroke="#a3a7a3" stroke-width="3"/>',
]

const wheel = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1d2526"/><ellipse cx="${x + 1.2}" cy="${y}" rx="${rx * 0.6}" ry="${ry * 0.62}" fill="#d9e0e0"/><ellipse cx="${x + 1.2}" cy="${y}" rx="${rx * 0.17}" ry="${ry * 0.17}" fill="#1d2526"/>`

function corner({ body, glass, face }: Corner, paint: string): string {
  return `<ellipse cx="164" cy="131" rx="146" ry="9" fill="#0f1617" fill-opacity=".26"/><ellipse cx="283" cy="118" rx="9" ry="16" fill="#1d2526"/>
<clipPath id="c"><path d="${body}"/></clipPath><path d="${body}" fill="${paint}"/><g clip-path="url(#c)"><path d="M20 100L202 108L206 135L20 120Z" fill="#000" fill-opacity=".14"/><path d="M203 92Q250 84 300 88V140H212Q203 128 203 92Z" fill="#000" fill-opacity=".16"/><path d="M28 84Q110 76 200 90V94Q110 80 28 89Z" fill="#fff" fill-opacity=".16"/><path d="M20 109L203 120Q210 126 296 115V140H20Z" fill="#2a3638"/></g>
<path d="${body}" fill="none" stroke="#0f1617" stroke-opacity=".3" stroke-width="1.5"/><path d="${glass}${face}" fill="#20383d"/><path d="M124 74L128 109M168 76Q172 92 169 110" fill="none" stroke="#000" stroke-opacity=".24" stroke-width="1.6"/><path d="M108 79h12M150 81h12" stroke="#000" stroke-opacity=".34" stroke-width="3.4"/>
<path d="M207 92Q224 89 238 96L234 103Q218 104 208 99ZM294 90Q283 89 276 95L278 102Q289 103 295 98Z" fill="#e2463a"/><rect x="240" y="106" width="30" height="10" rx="2" fill="#f7f7f2" transform="rotate(-3 255 111)"/>
<path d="M48 113V105a17 21 0 0 1 34 1V115z" fill="#0f1617"/><path d="M157 121V110a20 24 0 0 1 40 1V124z" fill="#0f1617"/>${wheel(66, 111, 14, 19.5)}${wheel(178, 119, 16, 21)}`
}

/** Angles whose drawing is that of the other side, turned round. */
const turned = new Set<string>(['frontLeft', 'left', 'rearRight'])

/** The car from an angle, in its frame, and whether it is turned to the other side. */
function carFrom({ subtype, colour, angle }: DrawnPhoto): { art: string; isTurned: boolean } {
  const paint = paints[colour] ?? '#aeb9bb'
  const { rear, tall } = familyOf(subtype)
  // Taller cars rise from the same ground.
  const raised = (svg: string) =>
    `<g transform="translate(0 ${138 - 138 * tall}) scale(1 ${tall})">${svg}</g>`
  if (angle === 'front' || angle === 'rear')
    return { art: raised(drawing(`view-${angle}`, paint)), isTurned: false }
  const shape = sides[subtype] ?? subtype
  if (angle === 'frontRight' || angle === 'frontLeft')
    return { art: drawing(`corner-${shape}`, paint), isTurned: angle === 'frontLeft' }
  if (angle === 'rearRight' || angle === 'rearLeft')
    return { art: corner(rear, paint), isTurned: angle === 'rearRight' }
  return { art: drawing(shape, paint), isTurned: angle === 'left' }
}

function markOn({ kind, place, inches }: DrawnMark, angle: string): string {
  const [x, y] = spots[place]?.[angle] ?? []
  if (x === undefined || y === undefined) return ''
  const at = (svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`
  const long = 5 + inches * 1.6
  if (kind === 'dent')
    return at(
      `<ellipse rx="${long}" ry="${long * 0.6}" fill="#000" fill-opacity=".3"/><path d="M${-long * 0.8} ${long * 0.3}Q0 ${long * 0.8} ${long * 0.8} ${long * 0.3}" stroke="#fff" stroke-opacity=".6" stroke-width="1.8" fill="none"/>`,
    )
  if (kind === 'sticker')
    return at(
      '<rect x="-8" y="-6" width="16" height="12" rx="3" fill="#ffd34e" stroke="#1d2526" stroke-width="1"/><path d="M-4 2L0-3L4 2Z" fill="#a63d2f"/>',
    )
  if (kind === 'chip')
    return at(
      '<path d="M-3-1L0-4L4-1L2 3L-2 3Z" fill="#e8ebe8" stroke="#1d2526" stroke-opacity=".7" stroke-width="1"/>',
    )
  return at(
    `<path d="M${-long} 3L${-long * 0.2} 0L${long} -4M${-long * 0.7} 6L${long * 0.6} 0" stroke="#f4f6f4" stroke-width="1.7" fill="none"/><path d="M${-long} 4.4L${-long * 0.2} 1.400L${long} -2.6" stroke="#0f1617" stroke-opacity=".55" stroke-width="1" fill="none"/>`,
  )
}

const frame = { width: 320, height: 240 }
const shrunk = 0.92

/** Where the car's own frame begins in the picture: nobody stands twice at the same place. */
function standsAt(car: number, angle: string): [left: number, top: number] {
  const number = demoNumber(`photo ${car} ${angle}`)
  return [12.8 + (number % 9) - 4, 82.7 + ((number >> 4) % 7) - 3]
}

/** Where a mark lies in the drawn photo of its side, as staff would point at it. */
export function drawnPoint(car: number, place: MarkPlace): Partial<MarkPoint> {
  const angle = photoOfPlace(place)
  const [x, y] = (angle && spots[place]?.[angle]) ?? []
  if (angle === undefined || x === undefined || y === undefined) return {}
  const [left, top] = standsAt(car, angle)
  const share = (at: number, size: number) => Math.round((at / size) * 1000) / 1000
  const across = turned.has(angle) ? frame.width - x : x
  return {
    x: share(left + shrunk * across, frame.width),
    y: share(top + shrunk * y, frame.height),
  }
}

/** A photo of the demo as a drawing of 960 × 720. */
export function drawPhoto(photo: DrawnPhoto): string {
  const { angle, car } = photo
  const { art, isTurned } = carFrom(photo)
  const marks = drawnMarks(car)
    .map((mark) => markOn(mark, angle))
    .join('')
  const number = demoNumber(`photo ${car} ${angle}`)
  const backdrop = backdrops[number % backdrops.length] ?? ''
  const [left, top] = standsAt(car, angle)
  const light = 0.03 + ((number >> 8) % 5) / 60
  const turn = isTurned ? ' translate(320 0) scale(-1 1)' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 320 240">${backdrop}<g transform="translate(${left} ${top}) scale(${shrunk})${turn}">${art}${marks}</g><path d="M0 0H320V240H0Z" fill="#14100a" fill-opacity="${light.toFixed(3)}"/></svg>`
}
