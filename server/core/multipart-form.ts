import type { FastifyRequest } from 'fastify'
import type { WireFile } from '#protocol/core/fields.ts'

/** Ten megabytes a picture, one a request as our client sends them; a form may hold a few (PRODUCT.md 7). */
export const uploadLimits = {
  fileSize: 10 * 1024 * 1024,
  files: 4,
  fields: 60,
  fieldSize: 64 * 1024,
  parts: 64,
}

/** Reads a multipart form into memory, within the limits. Files under one name become a list. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: uploadLimits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const file: WireFile = {
      filename: part.filename,
      mimetype: part.mimetype,
      bytes: await part.toBuffer(),
    }
    const before = (fields[part.fieldname] as WireFile[] | undefined) ?? []
    if (file.bytes.length > 0) fields[part.fieldname] = [...before, file]
  }
  return fields
}
