import type { FastifyRequest } from 'fastify'
import { fileFields } from '#protocol/core/fields-of-kind.ts'
import { admit, type Call } from '../api/call.ts'
import type { Services, SignedIn } from '../api/context.ts'
import { Problem, texts } from '../api/problem.ts'
import { readCall } from '../api/read-call.ts'
import { type Fields, fieldProblem } from './form-text.ts'
import type { Form, UploadRoom } from './forms-in-flight.ts'
import type { InputLimits } from './input-limits.ts'
import { type AdmitFile, readMultipart } from './multipart-form.ts'
import { queuedCaller, type CallQueue } from './call-queue.ts'

/**
 * Receives a multipart form of the endpoint. Who sends it, and whether that person may, is checked
 * before the first file: with the address and the header when they tell it, as our client's do,
 * before anything is read, else by the fields that come first.
 * Each check is a turn of its own: none is held while the form comes in.
 * @returns its fields; they hold their room until `leave`
 * @throws Problem
 */
export async function receiveForm(
  services: Services,
  request: FastifyRequest,
  room: UploadRoom,
  limits: InputLimits,
  queue: CallQueue,
): Promise<{ fields: Fields; leave(): void }> {
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes)
    throw new Problem(413, texts.tooLarge)
  const head = readCall(request, services.config, {})
  const admitted = (call: Call) => queue.run(queuedCaller(request), () => admit(services, call))
  if (head.objectType && head.token) await admitted(head)

  let form: Form | undefined
  const admitFile: AdmitFile = async (field, before) => {
    const { operation, user } = await admitted(readCall(request, services.config, before))
    const sender: SignedIn | undefined = user
    if (!sender) throw new Problem(401, texts.signInFirst)
    if (!fileFields(operation.input).has(field)) throw fieldProblem(field)
    form ??= room.enter(sender.id)
    return form
  }
  const leave = () => form?.leave()
  try {
    return { fields: await readMultipart(request.raw, limits, admitFile), leave }
  } catch (problem) {
    leave()
    throw problem
  }
}
