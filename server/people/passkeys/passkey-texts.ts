import type { Text } from '#protocol/core/text.ts'

export const passkeyTexts = {
  noName: {
    en: 'Passkeys need a site with a name. This one is open at a bare address.',
    es: 'Las passkeys necesitan un sitio con nombre. Este está abierto en una dirección numérica.',
  },
  confirmFirst: {
    en: 'Confirm your e-mail first: open the link that we sent you, or enter its code.',
    es: 'Primero confirma tu correo: abre el enlace que te enviamos o escribe su código.',
  },
  notAccepted: {
    en: 'This passkey was not accepted. Please try again, or sign in by e-mail.',
    es: 'Esta passkey no se aceptó. Inténtalo de nuevo o entra con tu correo.',
  },
  openFirst: {
    en: 'First confirm that it is you: enter the code that we mail you, or use a passkey that you have.',
    es: 'Primero confirma que eres tú: escribe el código que te enviamos o usa una passkey que ya tengas.',
  },
  wrongCode: {
    en: 'This code is wrong or older than 10 minutes.',
    es: 'Este código es incorrecto o tiene más de 10 minutos.',
  },
  tooManyCodes: {
    en: 'Too many wrong codes. Use a passkey that you have, or try again tomorrow.',
    es: 'Demasiados códigos incorrectos. Usa una passkey que ya tengas o inténtalo mañana.',
  },
  deadAlarm: {
    en: 'This link has already been used or is older than 7 days. Sign in and check your passkeys and devices.',
    es: 'Este enlace ya se usó o tiene más de 7 días. Entra y revisa tus passkeys y tus dispositivos.',
  },
  tooMany: {
    en: 'You have 10 passkeys. Remove one that you no longer use.',
    es: 'Tienes 10 passkeys. Quita una que ya no uses.',
  },
  known: {
    en: 'This passkey is already registered.',
    es: 'Esta passkey ya está registrada.',
  },
} satisfies Record<string, Text>
