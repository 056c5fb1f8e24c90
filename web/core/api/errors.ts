import { t } from '../i18n.ts'

/** The error catalogue of docs/product/app.md#errors. */
const en = {
  timeout: 'The request took too long. Please try again later.',
  network: 'Network Error: Please check your internet connection.',
  crossOrigin: 'Cross-Origin Request Blocked. Check API permissions.',
  unexpected: 'An unexpected error occurred.',
  http: (status: number, message: string | undefined) =>
    `Error: ${status}. ${message || 'Something went wrong.'}`,
  crashTitle: 'Something went wrong',
  crash:
    'Something went wrong. We have noticed the error and will fix it asap. Please reload the page to try again.',
  refresh: 'Refresh',
  backHome: 'Back to Home Page',
  notLoaded: 'This could not be loaded.',
  noUser: 'Sorry, no user found - please check the link and try again',
  lostOrder: 'Sorry, the order id was lost, please try again',
  carChange: 'Failed to load data for car change.',
  pageNotFound: 'Page not found',
}

const es: typeof en = {
  timeout: 'La solicitud tardó demasiado. Inténtalo de nuevo más tarde.',
  network: 'Error de red: revisa tu conexión a internet.',
  crossOrigin: 'Solicitud de origen cruzado bloqueada. Revisa los permisos de la API.',
  unexpected: 'Ocurrió un error inesperado.',
  http: (status, message) => `Error: ${status}. ${message || 'Algo salió mal.'}`,
  crashTitle: 'Algo salió mal',
  crash:
    'Algo salió mal. Ya registramos el error y lo corregiremos lo antes posible. Vuelve a cargar la página para intentarlo de nuevo.',
  refresh: 'Recargar',
  backHome: 'Volver a la página de inicio',
  notLoaded: 'No se pudo cargar.',
  noUser: 'No encontramos a este usuario: revisa el enlace e inténtalo de nuevo',
  lostOrder: 'Lo sentimos, se perdió el número de orden, inténtalo de nuevo',
  carChange: 'No se pudieron cargar los datos para cambiar de auto.',
  pageNotFound: 'Página no encontrada',
}

export const errorMessages = { en, es }

export type CallErrorKind =
  | 'conflict'
  | 'fields'
  | 'http'
  | 'timeout'
  | 'network'
  | 'crossOrigin'
  | 'unexpected'
  | 'signedOut'

/** A call that brought no answer. `message` is the sentence for the person, in their language. */
export class CallError extends Error {
  readonly kind: CallErrorKind
  /** The HTTP status; 0 when the server was not reached. */
  readonly status: number
  /** Of HTTP 400: a sentence for each bad field. */
  readonly fields: Record<string, string>
  /** The answer was in our server's form, and not the page of something in between. */
  readonly isServersWord: boolean
  /** The server's own sentence, without what stands before it in `message`. */
  readonly sentence: string | undefined

  constructor(
    kind: CallErrorKind,
    message: string,
    status = 0,
    fields: Record<string, string> = {},
    isServersWord = true,
    sentence?: string,
  ) {
    super(message)
    this.name = 'CallError'
    this.kind = kind
    this.status = status
    this.fields = fields
    this.isServersWord = isServersWord
    this.sentence = sentence
  }
}

/** The sentence of the catalogue for whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof CallError ? error.message : t(errorMessages).unexpected
}

/**
 * Our server says that there is no such thing, or that it is somebody else's. The screen that
 * asked says so itself, and no toast says it twice (docs/product/app.md#errors, lost order).
 */
export function isMissing(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 404 && error.isServersWord
}

/**
 * What a screen says in the place of what a failed read would have brought. The reason was told by
 * the toast (docs/product/app.md#errors), and no sentence stands there twice.
 */
export function errorStateText(error: unknown): string {
  if (isMissing(error)) return error.sentence ?? t(errorMessages).notLoaded
  return deservesToast(error) ? t(errorMessages).notLoaded : errorText(error)
}

/** What the server says changed since it was read, when that is why it refused. */
export function changedMeanwhile(error: unknown): string | undefined {
  return error instanceof CallError && error.kind === 'conflict' ? error.message : undefined
}

/** Signing out is silent, and bad fields are shown beside the fields (docs/product/app.md#errors, docs/product/accounts.md#signing-in). */
export function deservesToast(error: unknown): boolean {
  if (!(error instanceof CallError)) return true
  return error.kind !== 'signedOut' && error.kind !== 'fields'
}

/** The sentences for the fields of a form, when that is what the server refused. */
export function fieldErrors(error: unknown): Record<string, string> | undefined {
  return error instanceof CallError && error.kind === 'fields' ? error.fields : undefined
}
