import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Options = {
  key: string
  secret: string
  /** As many names an answer lists at most. */
  pageSize?: number
}

/** A bucket named `backups` of an S3-compatible store, with what the protocol says of signatures and pages. */
export type FakeS3 = {
  address: string
  objects: Map<string, Buffer>
  /** Every answer has this status from now on. */
  failWith(status: number | undefined): void
  stop(): Promise<void>
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Signature version 4, as the store computes it from what it was sent. */
function isSigned(
  { method, url = '', headers }: IncomingMessage,
  { key, secret }: Options,
): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return false
  const [, id, day = '', region = '', signed = '', signature] = given
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const escaped = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const query = [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&')
  const lines = signed
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('')
  const content = String(headers['x-amz-content-sha256'])
  const canonical = [method, pathname, query, lines, signed, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signing = mac(mac(mac(mac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return id === key && mac(signing, text).toString('hex') === signature
}

export async function fakeS3(options: Options): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  let failure: number | undefined
  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
      const [, bucket, ...rest] = pathname.split('/')
      const name = rest.join('/')
      const answer = (status: number, body: string | Buffer = '') =>
        response.writeHead(status).end(body)
      if (failure !== undefined) return answer(failure)
      if (!isSigned(request, options)) return answer(403)
      if (bucket !== 'backups') return answer(404)
      if (request.method === 'PUT') {
        objects.set(name, Buffer.concat(pieces))
        return answer(200)
      }
      if (request.method === 'DELETE') {
        objects.delete(name)
        return answer(204)
      }
      if (name !== '') {
        const found = objects.get(name)
        return found ? answer(200, found) : answer(404)
      }
      return answer(200, listed(searchParams))
    })
  })
  const listed = (query: URLSearchParams) => {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(prefix) && name > after)
      .toSorted()
    const page = names.slice(0, options.pageSize ?? 1000)
    const more =
      names.length > page.length
        ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : ''
    return `<?xml version="1.0"?><ListBucketResult>${page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}${more}</ListBucketResult>`
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `s3+http://${options.key}:${encodeURIComponent(options.secret)}@127.0.0.1:${port}/backups/tramo`,
    objects,
    failWith: (status) => {
      failure = status
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
