/** The way to a place in the maps of the person's device. */
export function mapsWay(place: string): string {
  const url = new URL('/maps/dir/', 'https://www.google.com')
  url.searchParams.set('api', '1')
  url.searchParams.set('destination', place)
  return url.href
}
