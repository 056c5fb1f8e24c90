import type { Lang } from '#protocol/core/text.ts'
import { type LetterBodies, letterOf } from '../../core/letter.ts'

const en = {
  subject: 'Sign in to Tramo',
  heading: 'Your sign-in link',
  paragraph: 'The button signs you in. It works once, within 20 minutes.',
  button: 'Sign in',
  code: 'On another device, type this code:',
  closing:
    'You did not ask for this? Then nothing has to be done: without the link or the code nobody gets in. Give the code to nobody, also not to us.',
  newSubject: 'Confirm your e-mail for Tramo',
  newHeading: 'Confirm your e-mail',
  newParagraph:
    'An account was made with this address. The button confirms it and signs you in. It works once, within 20 minutes.',
  newButton: 'Confirm and sign in',
}

const es: typeof en = {
  subject: 'Inicia sesión en Tramo',
  heading: 'Tu enlace para entrar',
  paragraph: 'El botón inicia tu sesión. Sirve una sola vez, durante 20 minutos.',
  button: 'Iniciar sesión',
  code: 'En otro dispositivo, escribe este código:',
  closing:
    '¿No lo pediste tú? Entonces no tienes que hacer nada: sin el enlace o el código nadie entra. No le des el código a nadie, tampoco a nosotros.',
  newSubject: 'Confirma tu correo para Tramo',
  newHeading: 'Confirma tu correo',
  newParagraph:
    'Se creó una cuenta con esta dirección. El botón la confirma e inicia tu sesión. Sirve una sola vez, durante 20 minutos.',
  newButton: 'Confirmar y entrar',
}

const messages = { en, es }

/** The mail with link and code. `confirms`: it also confirms an account that was just made. */
export function signInLetter(
  lang: Lang,
  { link, code, confirms }: { link: string; code: string; confirms: boolean },
): LetterBodies {
  const t = messages[lang]
  return letterOf(lang, {
    subject: confirms ? t.newSubject : t.subject,
    heading: confirms ? t.newHeading : t.heading,
    paragraphs: [confirms ? t.newParagraph : t.paragraph],
    button: { label: confirms ? t.newButton : t.button, url: link },
    code: { label: t.code, value: code },
    closing: [t.closing],
  })
}
