import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const googleKey = 'AIzaSyA-0123456789_abcdefghijklmnopqrst'

/** What it was asked, as it came. */
type Asked = { path: string; key: unknown; referer: unknown; fields: unknown; body: string }
type Answering = (request: IncomingMessage, response: ServerResponse) => void

export type PretendedGoogle = {
  url: string
  asked: Asked[]
  /** From now on it answers so; without, as it should. */
  answers(how?: Answering): void
  close(): Promise<void>
}

/** What it knows: the names of the real places, at roughly their points. */
export const pretendedPlaces = {
  'ChIJ-city-hall': {
    name: 'Oakland City Hall',
    detail: '1 Frank H Ogawa Plaza, Oakland, CA',
    formattedAddress: '1 Frank H Ogawa Plaza, Oakland, CA 94612, USA',
    location: { latitude: 37.80527, longitude: -122.27258 },
  },
  'ChIJ-lake-merritt': {
    name: 'Lake Merritt',
    detail: 'Oakland, CA',
    formattedAddress: 'Lake Merritt, Oakland, CA, USA',
    location: { latitude: 37.80375, longitude: -122.25895 },
  },
  'ChIJ-reno-arch': {
    name: 'Reno Arch',
    detail: 'N Virginia St, Reno, NV',
    formattedAddress: 'Reno Arch, N Virginia St, Reno, NV 89501, USA',
    location: { latitude: 39.52889, longitude: -119.81381 },
  },
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function usual(asked: Asked, response: ServerResponse) {
  if (asked.key !== googleKey)
    return json(response, 403, { error: { status: 'PERMISSION_DENIED' } })
  if (asked.path === '/v1/places:autocomplete') {
    const { input } = JSON.parse(asked.body) as { input: string }
    const suggestions = Object.entries(pretendedPlaces)
      .filter(([, { name }]) => name.toLowerCase().includes(input.toLowerCase()))
      .map(([placeId, { name, detail }]) => ({
        placePrediction: {
          placeId,
          structuredFormat: { mainText: { text: name }, secondaryText: { text: detail } },
        },
      }))
    // As it does when there is nothing.
    return json(response, 200, suggestions.length > 0 ? { suggestions } : {})
  }
  const id = /^\/v1\/places\/([\w-]+)\?/.exec(asked.path)?.[1]
  const place = Object.entries(pretendedPlaces).find(([known]) => known === id)?.[1]
  if (!place) return json(response, 404, { error: { status: 'NOT_FOUND' } })
  const { formattedAddress, location } = place
  return json(response, 200, { formattedAddress, location })
}

/** Plays Google's Places API (New) on this machine, for the settings `GOOGLE_MAPS_KEY` and `GOOGLE_PLACES_URL`. */
export async function pretendGoogle(): Promise<PretendedGoogle> {
  const asked: Asked[] = []
  let how: Answering | undefined
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { headers, url = '' } = request
      const one = {
        path: url,
        key: headers['x-goog-api-key'],
        referer: headers.referer,
        fields: headers['x-goog-fieldmask'],
        body: Buffer.concat(parts).toString('utf8'),
      }
      asked.push(one)
      if (how) how(request, response)
      else usual(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: (next) => {
      how = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
