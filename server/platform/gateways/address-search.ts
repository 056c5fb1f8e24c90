import { Counter, type Registry } from 'prom-client'
import * as z from 'zod/mini'
import type { Lang } from '#protocol/core/text.ts'
import type { Config } from '../../config.ts'

/** Degrees. */
type Spot = { latitude: number; longitude: number }

export type FoundAddress = { id: string; name: string; detail?: string | undefined }
export type ExactAddress = Spot & { address: string }

type Asked = { session: string; lang: Lang }

/**
 * Finds addresses and places by what is typed: Google's, when its key is set. Throws when it does
 * not answer soundly; nothing of the product waits for it or fails with it.
 */
export type AddressSearch = {
  /** What begins as typed, between the two corners. */
  suggest(asked: Asked & { typed: string; low: Spot; high: Spot }): Promise<FoundAddress[]>
  /** One of them as it lies; undefined when there is no such place any more. */
  find(asked: Asked & { id: string }): Promise<ExactAddress | undefined>
}

/** Bounds of an answer: the real ones have about 3 KB and come within half a second. */
const mostBytes = 64 * 1024
const mostMs = 2000
const mostShown = 5

/** Ids become part of an address. */
const PlaceId = z.string().check(z.regex(/^[\w-]{5,300}$/))
const Line = z.object({ text: z.string().check(z.maxLength(300)) })
const Suggested = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: PlaceId,
            structuredFormat: z.object({ mainText: Line, secondaryText: z.optional(Line) }),
          }),
        ),
      }),
    ),
  ),
})
const Found = z.object({
  formattedAddress: z.string().check(z.maxLength(500)),
  location: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
})

/** Why there is no answer; a word for the operator. */
class Fault extends Error {}

type Limits = { ms: number; bytes: number }

/** Google's Places API (New): Autocomplete, then Place Details of what was chosen, in one session. */
export function googleAddresses(
  { origin, key, referer }: { origin: string; key: string; referer: string },
  limits: Limits = { ms: mostMs, bytes: mostBytes },
): AddressSearch {
  // The referer lets a key pass that is only good for the pages of this site.
  const headers = { 'X-Goog-Api-Key': key, referer: `${referer}/` }
  const ask = async (path: string, fields: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'X-Goog-FieldMask': fields, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(limits.ms),
    })
    if (answer.ok) return JSON.parse(await readBody(answer, limits.bytes))
    await answer.body?.cancel()
    if (answer.status === 404) return undefined
    throw new Fault(`status ${answer.status}`)
  }
  return {
    async suggest({ typed, session, lang, low, high }) {
      const fields =
        'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat'
      const answer = await ask('places:autocomplete', fields, {
        input: typed,
        sessionToken: session,
        languageCode: lang,
        regionCode: 'us',
        includedRegionCodes: ['us'],
        locationRestriction: { rectangle: { low, high } },
      })
      const { suggestions = [] } = Suggested.parse(answer)
      return suggestions
        .flatMap(({ placePrediction }) => placePrediction ?? [])
        .slice(0, mostShown)
        .map(({ placeId, structuredFormat: { mainText, secondaryText } }) => ({
          id: placeId,
          name: mainText.text,
          detail: secondaryText?.text,
        }))
    },
    async find({ id, session, lang }) {
      const query = new URLSearchParams({ sessionToken: session, languageCode: lang })
      const path = `places/${PlaceId.parse(id)}?${query.toString()}`
      // These two fields are of the cheapest kind (docs/operating.md#addresses-by-google).
      const answer = await ask(path, 'formattedAddress,location')
      if (answer === undefined) return undefined
      const { formattedAddress: address, location } = Found.parse(answer)
      return { address, ...location }
    },
  }
}

/** @throws when there are more than so many bytes; the rest is not read. */
async function readBody({ body }: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > most) throw new Fault('too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Counts what fails, by its reason; a refused key is seen nowhere else. */
export function countingFaults(search: AddressSearch, metrics: Registry): AddressSearch {
  const faults = new Counter({
    name: 'tramo_address_search_failures_total',
    help: 'Searches for an address that brought nothing, by reason.',
    labelNames: ['reason'],
    registers: [metrics],
  })
  const counted = async <Found>(asked: Promise<Found>): Promise<Found> => {
    try {
      return await asked
    } catch (error) {
      faults.inc({ reason: reasonOf(error) })
      throw error
    }
  }
  return {
    suggest: (asked) => counted(search.suggest(asked)),
    find: (asked) => counted(search.find(asked)),
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Fault) return error.message
  if (error instanceof z.core.$ZodError || error instanceof SyntaxError) return 'unsound'
  return error instanceof Error && error.name === 'TimeoutError' ? 'too slow' : 'no connection'
}

/** None without a key: then towns of the gazetteer are all there is. */
export function addressSearchOf(
  { googleMapsKey: key, googlePlacesUrl: origin, publicUrl: referer }: Config,
  metrics: Registry,
): AddressSearch | undefined {
  if (key === undefined) return undefined
  return countingFaults(googleAddresses({ origin, key, referer }), metrics)
}
