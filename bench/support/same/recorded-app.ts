import { strFromU8, unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import { readPdf } from '#testing/pdf-text.ts'

/** A call and what it was answered. */
export type Recorded = {
  part: string
  /** The objectType, or the path of what is not the endpoint. */
  operation: string
  asked: string
  as: string
  http: number
  type: string
  answer: unknown
}

type Asked = {
  method?: string
  url?: string
  headers?: Record<string, string>
  payload?: string | Buffer
}
type Answered = Awaited<ReturnType<FastifyInstance['inject']>>

/** Calls of `app.inject` are added to `calls` from now on, in the order in which they are made. */
export function recordCalls(app: FastifyInstance, part: string, calls: Recorded[]): void {
  const inject = app.inject.bind(app) as (asked: Asked) => Promise<Answered>
  const recording = async (given: Asked | string) => {
    const asked = typeof given === 'string' ? { url: given } : given
    const call: Recorded = { part, ...told(asked), http: 0, type: '', answer: undefined }
    calls.push(call)
    const answered = await inject(asked)
    call.http = answered.statusCode
    call.type = String(answered.headers['content-type'] ?? '')
    call.answer = contentOf(call.type, answered)
    return answered
  }
  app.inject = recording as typeof app.inject
}

function told({ method = 'GET', url = '', headers = {}, payload = '' }: Asked) {
  const [path = '', query = ''] = url.split('?')
  const isForm = /urlencoded/.test(headers['content-type'] ?? '')
  const body = isForm ? String(payload) : ''
  // A boundary is drawn, and files are not what is asked here.
  const name = /name="objectType"\r\n\r\n(\w+)/.exec(payload.toString('latin1'))?.[1]
  const fields = new URLSearchParams([
    ...new URLSearchParams(query),
    ...new URLSearchParams(body),
    ...(name ? [['objectType', name]] : []),
  ] as string[][])
  const operation = fields.get('objectType')?.replace(/^jobs\/.+/, 'jobs/{id}') ?? path
  const asked = [...fields].map(([field, value]) => `${field}=${value}`).join('&')
  const as = (headers.authorization ?? '').replace(/^Bearer /, '')
  return { operation, asked: `${method} ${path}?${asked}`, as }
}

/** What an answer says: of a PDF its text, of a ZIP the texts in it, of pictures how many bytes they are. */
function contentOf(type: string, answered: Answered): unknown {
  const bytes = answered.rawPayload
  if (type.startsWith('application/json')) return JSON.parse(answered.payload)
  if (type.startsWith('application/pdf')) return readPdf(bytes).text
  if (type.startsWith('application/zip')) {
    const files = Object.entries(unzipSync(new Uint8Array(bytes)))
    const content = ([name, file]: [string, Uint8Array]): [string, unknown] => [
      name,
      /\.(json|csv|txt|html|md)$/.test(name) ? strFromU8(file) : file.length,
    ]
    return Object.fromEntries(files.map(content))
  }
  return /^(text|image\/svg)/.test(type) ? answered.payload : bytes.length
}
