import { fieldError } from '#protocol/core/field-messages.ts'
import type { Text } from '#protocol/core/text.ts'

/**
 * A refusal with its HTTP status and a sentence in both languages (docs/wire.md). Thrown, it
 * undoes whatever the command had changed.
 */
export class Problem extends Error {
  readonly status: 200 | 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 503
  readonly text: Text
  /** Field name to schema error key (`protocol/core/field-messages.ts`), or to a sentence that no screen needs by itself. */
  readonly errors: Record<string, string | Text> | undefined
  readonly retryAfterSeconds: number | undefined
  /** The car that the sentence speaks of. */
  readonly car: string | undefined
  /** Set for a failed job action (docs/wire.md). */
  readonly result: false | undefined

  constructor(
    status: Problem['status'],
    text: Text,
    more: {
      errors?: Record<string, string | Text>
      retryAfterSeconds?: number
      car?: string
      result?: false
    } = {},
  ) {
    super(text.en)
    this.status = status
    this.text = text
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.car = more.car
    this.result = more.result
  }
}

/**
 * Fields that may not come in this case, because nobody would look at them.
 * @throws Problem 400 that names each of them
 */
export function mustBeAbsent(fields: Record<string, unknown>): void {
  const given = Object.keys(fields).filter((name) => {
    const value = fields[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
  if (given.length === 0) return
  const errors = Object.fromEntries(given.map((name) => [name, fieldError('notUsed')]))
  throw new Problem(400, texts.malformed, { errors })
}

/** A refusal that the person can act on: HTTP 200, `status: 0`. */
export const refusal = (text: Text, more: { car?: string } = {}) => new Problem(200, text, more)
/** A job action that failed: HTTP 200, `status: 0`, `result: false`. */
export const failedAction = (text: Text) => new Problem(200, text, { result: false })
/** HTTP 409; its sentence is what the toast shows (docs/product/app.md#errors). */
export const conflict = (text: Text) => new Problem(409, text)

export const texts = {
  malformed: { en: 'Please check the marked fields.', es: 'Revisa los campos marcados.' },
  unknownObjectType: { en: 'Unknown call.', es: 'Llamada desconocida.' },
  wrongMethod: {
    en: 'This call needs a different HTTP method.',
    es: 'Esta llamada requiere otro método HTTP.',
  },
  signInFirst: { en: 'Please sign in to continue.', es: 'Inicia sesión para continuar.' },
  foreignPage: {
    en: 'This action came from another site. Open it on our site.',
    es: 'Esta acción llegó desde otro sitio. Ábrela en nuestro sitio.',
  },
  staffOnly: { en: 'This is for staff only.', es: 'Esto es solo para el equipo.' },
  otherRight: {
    en: 'Your rights do not cover this. Ask an owner of the company.',
    es: 'Tus permisos no incluyen esto. Pídelo a quien es propietario de la empresa.',
  },
  addPasskey: {
    en: 'Money and rights ask for a passkey. Add one on your account page, then sign in with it.',
    es: 'El dinero y los permisos piden una passkey. Agrega una en la página de tu cuenta y entra con ella.',
  },
  passkeyFirst: {
    en: 'You have a passkey, so this needs it. Sign in with your passkey.',
    es: 'Tienes una passkey y esto la necesita. Entra con tu passkey.',
  },
  notFound: { en: 'We could not find this.', es: 'No encontramos esto.' },
  /** docs/product/app.md#errors */
  lostOrder: {
    en: 'Sorry, the order id was lost, please try again',
    es: 'Lo sentimos, se perdió el número de orden, inténtalo de nuevo',
  },
  tooLarge: { en: 'This is too large to send.', es: 'Esto es demasiado grande para enviarlo.' },
  tooSlow: {
    en: 'This took too long to arrive. Please try again.',
    es: 'Esto tardó demasiado en llegar. Inténtalo de nuevo.',
  },
  wrongForm: {
    en: 'This data format is not accepted.',
    es: 'Este formato de datos no se acepta.',
  },
  tooMany: {
    en: 'Too many requests. Please wait a moment and try again.',
    es: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  },
  notReady: {
    en: 'The service is starting or cannot reach its data. Please try again in a moment.',
    es: 'El servicio está iniciando o no puede acceder a sus datos. Inténtalo de nuevo en un momento.',
  },
  diskFull: {
    en: 'Our storage is full, so nothing can be saved at the moment. Please try again later.',
    es: 'Nuestro almacenamiento está lleno y por ahora no se puede guardar nada. Inténtalo de nuevo más tarde.',
  },
  somethingWentWrong: { en: 'Something went wrong.', es: 'Algo salió mal.' },
  repeatedDifferently: {
    en: 'This was already sent with different values. Please reload and try again.',
    es: 'Esto ya se envió con otros valores. Recarga e inténtalo de nuevo.',
  },
} satisfies Record<string, Text>
