import type { Operation } from '#protocol/core/operation.ts'
import type { Text } from '#protocol/core/text.ts'
import { limit } from '../http/limits.ts'
import type { Services, SignedIn } from './context.ts'
import { Problem } from './problem.ts'

/** As many calls as one network may make. */
const callsAMinute = 1200

/**
 * What another program is to an operation that it reads by a key: nobody to what is open to visitors, and one of the
 * staff who is no person to the lists of the staff (docs/product/connections.md#keys).
 * @throws Problem 401 for a key that works no more, 403 for a change and for what is a person's own, 429
 */
export async function readerByKey(
  services: Services,
  { kind, access }: Operation,
  token: string,
  now: Date,
): Promise<SignedIn | undefined> {
  if (kind === 'command') throw new Problem(403, keyTexts.onlyReads)
  const key = await services.findApiKey(services.db, token, now)
  if (!key) throw new Problem(401, keyTexts.over)
  limit({ now, services }, `api key ${key.id}`, callsAMinute, 60)
  if (access === 'visitor') return undefined
  if (access === 'user') throw new Problem(403, keyTexts.nobodysOwn)
  return {
    id: `key ${key.id}`,
    email: '',
    sessionId: 0,
    passkeyId: null,
    staff: true,
    rights: key.rights,
    needsPasskey: false,
  }
}

export const keyTexts = {
  onlyReads: {
    en: 'A key only reads. Sign in to change something.',
    es: 'Una clave solo lee. Inicia sesión para cambiar algo.',
  },
  over: {
    en: 'This key is unknown, expired, or was ended. Ask an owner of the company for another one.',
    es: 'Esta clave es desconocida, venció o fue anulada. Pide otra a quien es propietario de la empresa.',
  },
  inHeader: {
    en: 'A key goes into the header “Authorization: Bearer”, never into the address or a form.',
    es: 'Una clave va en el encabezado “Authorization: Bearer”, nunca en la dirección ni en un formulario.',
  },
  nobodysOwn: {
    en: 'This is about the person who is signed in, and a key is nobody. Sign in to read it.',
    es: 'Esto trata de la persona que inició sesión, y una clave no es nadie. Inicia sesión para leerlo.',
  },
  noFiles: {
    en: 'A key opens no files and papers. Sign in to open them.',
    es: 'Una clave no abre archivos ni documentos. Inicia sesión para abrirlos.',
  },
} satisfies Record<string, Text>
