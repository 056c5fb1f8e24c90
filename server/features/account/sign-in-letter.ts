import type { Lang } from '#protocol/core/text.ts'
import { type LetterBodies, letterOf } from '../../core/mail/letter.ts'

/**
 * Why the mail goes out: somebody asked to sign in, registered with an address that nobody has, or
 * with one that somebody has. Only the mailbox tells the last two apart.
 */
export type LetterKind = 'asked' | 'new' | 'known'

const en = {
  code: 'On another device, type this code:',
  closing:
    'You did not ask for this? Then nothing has to be done: without the link or the code nobody gets in. Give the code to nobody, also not to us.',
  kinds: {
    asked: {
      subject: 'Sign in to Tramo',
      heading: 'Your sign-in link',
      paragraph: 'The button signs you in. It works once, within 20 minutes.',
      button: 'Sign in',
    },
    new: {
      subject: 'Confirm your e-mail for Tramo',
      heading: 'Confirm your e-mail',
      paragraph:
        'Somebody registered with this address. If it was you, the button confirms it and signs you in. It works once, within 20 minutes.',
      button: 'Confirm and sign in',
    },
    known: {
      subject: 'Your account at Tramo',
      heading: 'You have an account already',
      paragraph:
        'Somebody registered with this address, which has an account. If it was you, the button signs you in to it. It works once, within 20 minutes.',
      button: 'Sign in',
    },
  },
}

const es: typeof en = {
  code: 'En otro dispositivo, escribe este código:',
  closing:
    '¿No lo pediste tú? Entonces no tienes que hacer nada: sin el enlace o el código nadie entra. No le des el código a nadie, tampoco a nosotros.',
  kinds: {
    asked: {
      subject: 'Inicia sesión en Tramo',
      heading: 'Tu enlace para entrar',
      paragraph: 'El botón inicia tu sesión. Sirve una sola vez, durante 20 minutos.',
      button: 'Iniciar sesión',
    },
    new: {
      subject: 'Confirma tu correo para Tramo',
      heading: 'Confirma tu correo',
      paragraph:
        'Alguien se registró con esta dirección. Si fuiste tú, el botón la confirma e inicia tu sesión. Sirve una sola vez, durante 20 minutos.',
      button: 'Confirmar y entrar',
    },
    known: {
      subject: 'Tu cuenta en Tramo',
      heading: 'Ya tienes una cuenta',
      paragraph:
        'Alguien se registró con esta dirección, que ya tiene una cuenta. Si fuiste tú, el botón inicia tu sesión en ella. Sirve una sola vez, durante 20 minutos.',
      button: 'Iniciar sesión',
    },
  },
}

const messages = { en, es }

/** The mail with link and code. */
export function signInLetter(
  lang: Lang,
  { link, code, why }: { link: string; code: string; why: LetterKind },
): LetterBodies {
  const t = messages[lang]
  const kind = t.kinds[why]
  return letterOf(lang, {
    subject: kind.subject,
    heading: kind.heading,
    paragraphs: [kind.paragraph],
    button: { label: kind.button, url: link },
    code: { label: t.code, value: code },
    closing: [t.closing],
  })
}
