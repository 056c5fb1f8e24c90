import { connectionLost, connectionWorks } from './connection.ts'
import { CallError, errorMessages } from './errors.ts'
import { t } from '../i18n.ts'

/** docs/product/app.md#limits: a request is given up after 10 seconds. */
export const requestTimeoutMs = 10_000

/** Where the calls go; another origin only when the build says so. */
export const endpoint: string = import.meta.env.VITE_API_URL ?? '/api'

/** The address of something that an answer names by its path, such as a photo: it lies where the calls go. */
export function onServer(path: string): string {
  const page = window.location.href
  const server = new URL(endpoint, page)
  return server.origin === new URL(page).origin ? path : new URL(path, server).href
}

export type RawAnswer = { status: number; body: string }

/** Why a call brought nothing: ours to abort, too slow, blocked by the other origin, or no network. */
export async function unreachable(): Promise<CallError> {
  const otherOrigin = new URL(endpoint, window.location.href).origin !== window.location.origin
  if (otherOrigin && (await answersPlainProbe())) {
    return new CallError('crossOrigin', t(errorMessages).crossOrigin)
  }
  connectionLost()
  return new CallError('network', t(errorMessages).network)
}

export function tooSlow(): CallError {
  return new CallError('timeout', t(errorMessages).timeout)
}

async function answersPlainProbe(): Promise<boolean> {
  try {
    await fetch(endpoint, { mode: 'no-cors', signal: AbortSignal.timeout(requestTimeoutMs) })
    return true
  } catch {
    return false
  }
}

/**
 * One request, within 10 seconds.
 * @throws CallError `timeout`, `network` or `crossOrigin`; the caller's own abort as it is
 */
export async function request(
  url: string,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const limit = AbortSignal.timeout(requestTimeoutMs)
  const either = signal ? AbortSignal.any([signal, limit]) : limit
  try {
    const response = await fetch(url, { ...init, signal: either })
    const answer = { status: response.status, body: await response.text() }
    connectionWorks()
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    if (limit.aborted) throw tooSlow()
    throw await unreachable()
  }
}
