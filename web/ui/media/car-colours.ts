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
