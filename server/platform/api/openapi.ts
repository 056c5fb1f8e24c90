import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { escapeHtml } from '../escape-html.ts'

const common = {
  lang: {
    type: 'string',
    enum: ['en', 'es'],
    description: 'Language of every sentence in the answer.',
  },
  token: { type: 'string', description: 'The session token; or send Authorization: Bearer.' },
}

const operationsPath = '/api/operations/'
const named = /^\/api\/operations\/([A-Za-z]{1,40}|jobs\/[\w-]{1,100})(?:\?|$)/

/** Reads the address of one operation as the one endpoint; every other address stays what it is. */
export function toEndpoint(url: string): string {
  const name = named.exec(url)?.[1]
  if (name === undefined) return url
  const query = url.slice(operationsPath.length + name.length + 1)
  return `/api?objectType=${name}${query === '' ? '' : `&${query}`}`
}

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

function jsonSchema(schema: Operation['input'], io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' })
}

function responses(operation: Operation) {
  const success = jsonSchema(operation.output, 'output')
  const body = { ...success, properties: { status: { const: 1 }, ...success.properties } }
  const problem = { $ref: '#/components/schemas/Problem' }
  const json = (schema: unknown) => ({ 'application/json': { schema } })
  return {
    200: {
      description: 'The answer, or `status: 0` with a message.',
      content: json({ oneOf: [body, problem] }),
    },
    400: { description: 'Malformed; `errors` names the fields.', content: json(problem) },
    ...(operation.access === 'visitor'
      ? {}
      : { 401: { description: 'No or dead token.', content: json(problem) } }),
    ...(operation.access === 'staff'
      ? { 403: { description: 'Not in the staff list.', content: json(problem) } }
      : {}),
    404: { description: 'No such thing, or somebody else’s.', content: json(problem) },
    409: { description: 'A conflict; the message says which.', content: json(problem) },
    429: { description: 'Too much at once; see Retry-After.', content: json(problem) },
  }
}

/** `carChange` is one name for a query and a command (docs/wire.md). */
const objectTypeOf = ({ name, objectType }: Operation) =>
  objectType ?? (name === 'carChangeByCar' ? 'carChange' : name)

const address = (operation: Operation) =>
  `${operation.kind === 'query' ? 'GET' : 'POST'} /api?objectType=${objectTypeOf(operation)}`

function pathItem(operation: Operation) {
  const input = jsonSchema(operation.input, 'input')
  const base = {
    operationId: operation.name,
    summary: operation.about,
    description: `Who may call it: ${operation.access}. The same as ${address(operation)}.`,
    responses: responses(operation),
  }
  if (operation.kind === 'query') {
    const fields = { ...common, ...input.properties }
    const parameters = Object.entries(fields).map(([name, schema]) => ({
      name,
      in: operation.objectType && name === 'id' ? 'path' : 'query',
      required: input.required?.includes(name) ?? false,
      schema,
    }))
    return { get: { ...base, parameters } }
  }
  const schema = {
    type: 'object',
    properties: {
      ...common,
      requestId: {
        type: 'string',
        format: 'uuid',
        description: 'Makes a repeated request harmless.',
      },
      ...input.properties,
    },
    required: input.required ?? [],
  }
  const content = {
    'application/x-www-form-urlencoded': { schema },
    'multipart/form-data': { schema },
  }
  return { post: { ...base, requestBody: { content } } }
}

/**
 * Every objectType, from the schemas that validate it. Programs that are made from a description need
 * an address for each: `/api/operations/NAME` is `/api?objectType=NAME`.
 */
export function openApiDocument() {
  const paths: Record<string, object> = {}
  for (const operation of Object.values(operations)) {
    const path = `${operationsPath}${objectTypeOf(operation)}`
    paths[path] = { ...paths[path], ...pathItem(operation) }
  }
  const Problem = {
    type: 'object',
    properties: {
      status: { const: 0 },
      message: { type: 'string' },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
    },
    required: ['status', 'message'],
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tramo',
      version: '1',
      description: 'One endpoint, /api; objectType selects the operation, or its address below.',
    },
    servers: [{ url: '/' }],
    paths,
    security: [{}, { session: [] }],
    components: {
      schemas: { Problem },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

export function registerOpenApi(app: FastifyInstance): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', async () => {
    document ??= openApiDocument()
    return document
  })
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage()),
  )
}

function docsPage(): string {
  const sections = Object.values(operations).map((operation) => {
    const fields = Object.keys(jsonSchema(operation.input, 'input').properties ?? {})
    const answers = Object.keys(jsonSchema(operation.output, 'output').properties ?? {})
    const list = (names: string[]) => (names.length > 0 ? escapeHtml(names.join(', ')) : '–')
    return `<section><h2 id="${operation.name}">${operation.kind === 'query' ? 'GET' : 'POST'} ${operation.name}</h2>
<p>${escapeHtml(operation.about)}</p><p>Who: ${operation.access}. Fields: ${list(fields)}. Answers: ${list(answers)}.</p></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tramo API</title><style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}</style>
<h1>Tramo API</h1><p>All calls go to <code>/api</code> with an <code>objectType</code>. The whole description for
programs: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}</html>`
}
