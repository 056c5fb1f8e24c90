import type { Text } from '#protocol/core/text.ts'

export const passkeyTexts = {
  noName: {
    en: 'Passkeys need a site with a name. This one is open at a bare address.',
    es: 'Las llaves de acceso necesitan un sitio con nombre. Este está abierto en una dirección numérica.',
  },
  confirmFirst: {
    en: 'Confirm your e-mail first: open the link that we sent you, or enter its code.',
    es: 'Primero confirma tu correo: abre el enlace que te enviamos o escribe su código.',
  },
  notAccepted: {
    en: 'This passkey was not accepted. Please try again, or sign in by e-mail.',
    es: 'Esta llave de acceso no se aceptó. Inténtalo de nuevo o entra con tu correo.',
  },
  tooMany: {
    en: 'You have 10 passkeys. Remove one that you no longer use.',
    es: 'Tienes 10 llaves de acceso. Quita una que ya no uses.',
  },
  known: {
    en: 'This passkey is already registered.',
    es: 'Esta llave de acceso ya está registrada.',
  },
} satisfies Record<string, Text>
