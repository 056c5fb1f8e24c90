import { AwsClient } from 'aws4fetch'
import { isOurName, type Target, TargetAway } from './target.ts'

const timeoutMs = 60_000

/** What is asked again a moment later when the store is busy; aws4fetch waits between the tries. */
const retries = 3

/**
 * A bucket of an S3-compatible store.
 * @param address `s3://KEY:SECRET@host/bucket/prefix?region=us-east-1`; `s3+http:` at this machine only
 */
export function s3Target(address: URL): Target {
  const [, bucket = '', ...folders] = address.pathname.split('/')
  const prefix = folders
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('')
  const scheme = address.protocol === 's3+http:' ? 'http' : 'https'
  const root = `${scheme}://${address.host}/${bucket}`
  const name = `s3://${address.host}/${bucket}/${prefix}`
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    service: 's3',
    region: address.searchParams.get('region') ?? 'us-east-1',
    retries,
  })
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    let answer: Response
    try {
      answer = await client.fetch(`${root}${path}`, {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
    } catch {
      throw new TargetAway(name, 'cannot be reached')
    }
    if (answer.ok || (answer.status === 404 && init.method === undefined)) return answer
    await answer.body?.cancel()
    throw new TargetAway(name, reasons[answer.status] ?? `answers ${answer.status}`)
  }
  return {
    name,
    put: async (file, bytes) => {
      const answer = await ask(`/${prefix}${file}`, { method: 'PUT', body: new Uint8Array(bytes) })
      await answer.body?.cancel()
    },
    get: async (file) => {
      const answer = await ask(`/${prefix}${file}`)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    list: async (beginning) => {
      const names: string[] = []
      let after: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${beginning}` })
        if (after !== undefined) query.set('continuation-token', after)
        const text = await (await ask(`?${query.toString()}`)).text()
        // Our own names hold nothing that XML would write in another way.
        for (const [, key = ''] of text.matchAll(/<Key>([^<]{1,1024})<\/Key>/g))
          names.push(key.slice(prefix.length))
        after = /<NextContinuationToken>([^<]{1,2048})<\/NextContinuationToken>/.exec(text)?.[1]
      } while (after !== undefined)
      return names.filter(isOurName)
    },
    remove: async (files) => {
      for (const file of files) await ask(`/${prefix}${file}`, { method: 'DELETE' })
    },
  }
}

const reasons: Record<number, string> = {
  401: 'does not take its key',
  403: 'does not take its key, or the key may not do this',
  404: 'has no such bucket',
  507: 'is full',
}
