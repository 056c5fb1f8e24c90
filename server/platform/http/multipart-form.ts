import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { WireFile } from '#protocol/core/fields.ts'
import { Problem, texts } from '../api/problem.ts'
import { addField, checkedName, type Fields, fieldProblem, textOf } from './form-text.ts'
import type { Form } from './forms-in-flight.ts'
import { watchBody } from './incoming-body.ts'
import type { InputLimits } from './input-limits.ts'

/**
 * Whether a file may come now, in this field; asked before any of it is taken.
 * @param before the fields that came before it
 * @returns the room that its bytes take
 * @throws Problem when not
 */
export type AdmitFile = (field: string, before: Fields) => Promise<Form>

type Part = { name: string; value: string | WireFile }

function openParser(headers: IncomingHttpHeaders, limits: InputLimits) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // Every part comes as bytes: whether they are text is decided here, not by what the part claims.
      isPartAFile: () => true,
      limits: {
        files: limits.fields + limits.files,
        fileSize: limits.fileBytes,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })
  } catch {
    throw new Problem(400, texts.malformed)
  }
}

/**
 * Reads a multipart form into memory, within the limits. No byte of a file is read
 * before `admitFile` allows it, so a form that it refuses takes no more memory than one without files.
 * @throws Problem 400 for what is broken, 408, 413, and what `admitFile` throws
 */
export function readMultipart(
  raw: IncomingMessage,
  limits: InputLimits,
  admitFile: AdmitFile,
): Promise<Fields> {
  const parser = openParser(raw.headers, limits)
  return new Promise((resolve, reject) => {
    const parts: Promise<Part | undefined>[] = []
    const count = { texts: 0, textBytes: 0, files: 0 }
    let isOver = false
    let isAllowed = false
    const fail = (problem: unknown) => {
      if (isOver) return
      isOver = true
      watch.end()
      raw.unpipe(parser)
      // What still comes is thrown away, so that the sender reads the answer.
      raw.resume()
      reject(problem instanceof Problem ? problem : new Problem(400, texts.malformed))
    }
    raw.pipe(parser)
    // Beside the pipe and after it: a piece is measured when the parser knows whether it is of a file.
    const watch = watchBody(raw, limits, fail)
    const tooLarge = () => fail(new Problem(413, texts.tooLarge))

    const text = async (name: string, stream: BusboyFileStream): Promise<Part> => {
      count.texts += 1
      if (count.texts > limits.fields) tooLarge()
      const bytes = await collect(stream, (size) => {
        count.textBytes += size
        if (count.textBytes > limits.formBytes) tooLarge()
      })
      const value = textOf(bytes)
      if (value === undefined) throw fieldProblem(name)
      return { name, value }
    }
    const file = async (
      name: string,
      stream: BusboyFileStream,
      { filename, mimetype }: { filename: string; mimetype: string },
      before: Promise<Part | undefined>[],
    ): Promise<Part | undefined> => {
      count.files += 1
      if (count.files > limits.files) tooLarge()
      // Until it is let in, nobody takes its bytes from the parser, and so no more are read.
      watch.expectFiles()
      if (/[\0\uFFFD]/.test(filename)) throw fieldProblem(name, 'fileType')
      const form = await admitFile(name, fieldsOf(await Promise.all(before)))
      if (!isAllowed && !isOver) {
        isAllowed = true
        watch.allowFiles((bytes) => form.take(bytes))
      }
      const bytes = await collect(stream)
      return bytes.length > 0 ? { name, value: { filename, mimetype, bytes } } : undefined
    }

    parser.on('file', (name: string | undefined, stream, filename, _encoding, mimetype) => {
      stream.on('limit', tooLarge)
      stream.on('error', fail)
      if (isOver) return
      try {
        const field = checkedName(name)
        const part =
          (filename as string | undefined) === undefined
            ? text(field, stream)
            : file(field, stream, { filename, mimetype }, [...parts])
        part.catch(fail)
        parts.push(part)
      } catch (problem) {
        fail(problem)
      }
    })
    parser.on('filesLimit', tooLarge)
    parser.on('error', fail)
    parser.on('finish', () => {
      Promise.all(parts).then((all) => {
        if (isOver) return
        isOver = true
        watch.end()
        resolve(fieldsOf(all))
      }, fail)
    })
  })
}

function fieldsOf(parts: (Part | undefined)[]): Fields {
  const fields: Fields = {}
  for (const part of parts) if (part) addField(fields, part.name, part.value)
  return fields
}

function collect(stream: BusboyFileStream, count: (bytes: number) => void = () => {}) {
  return new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => {
      count(chunk.length)
      chunks.push(chunk)
    })
    stream.on('end', () => resolve(Buffer.concat(chunks)))
  })
}
