/** What a style's layer shows, as far as it can be told by its kind and its names. */
export type StreetKind = 'land' | 'water' | 'park' | 'motorway' | 'road'

type Layer = { id: string; type: string; 'source-layer'?: string }

/** Kinds by the words that styles of the common schemas use in ids and source layers. */
const named: readonly (readonly [StreetKind, RegExp])[] = [
  ['water', /water|ocean|river|lake/],
  ['park', /park|wood|forest|grass|landcover|green/],
  ['motorway', /motorway|trunk|highway[-_]major/],
  ['road', /road|street|highway|transportation|bridge|tunnel/],
]

/** Which of our colours a layer has; undefined leaves it as the style has it. */
export function streetKind({
  id,
  type,
  'source-layer': source = '',
}: Layer): StreetKind | undefined {
  if (type === 'background') return 'land'
  const names = `${id} ${source}`.toLowerCase()
  const kind = named.find(([, words]) => words.test(names))?.[0]
  if (type === 'fill') return kind === 'water' || kind === 'park' ? kind : undefined
  // The edge of a road keeps its colour, or road and edge would be one.
  if (type !== 'line' || kind === 'park' || /casing|outline|rail|path|ferry/.test(names)) return
  return kind
}

type Painted = {
  getStyle: () => { layers: readonly Layer[] }
  getContainer: () => HTMLElement
  setPaintProperty: (
    layer: string,
    property: 'background-color' | 'fill-color' | 'line-color',
    value: string,
  ) => unknown
}

/** Gives what is known of a style the colours of our own map, also in the dark (map.css). */
export function paint(map: Painted): void {
  const colours = getComputedStyle(map.getContainer())
  for (const layer of map.getStyle().layers) {
    const kind = streetKind(layer)
    const colour = kind && colours.getPropertyValue(`--map-${kind}`).trim()
    if (colour) map.setPaintProperty(layer.id, propertyOf(layer), colour)
  }
}

const propertyOf = ({ type }: Layer) =>
  type === 'background' ? 'background-color' : type === 'fill' ? 'fill-color' : 'line-color'
