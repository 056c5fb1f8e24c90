import type { Lang } from '#protocol/core/text.ts'
import { type MailBodies, layOutMail } from '../../platform/mail/mail-layout.ts'

/**
 * Why the mail goes out: somebody asked to sign in, registered with an address that nobody has, or
 * with one that somebody has. Only the mailbox tells the last two apart.
 */
export type SignInReason = 'asked' | 'new' | 'known'

const en = {
  code: 'On another device, enter this code:',
  closing:
    'Not you? You can ignore this e-mail: nobody can sign in without the link or the code. Never share the code with anyone, including us.',
  kinds: {
    asked: {
      subject: 'Sign in to {company}',
      heading: 'Your sign-in link',
      paragraph: 'Use the button to sign in. It works once, within 20 minutes.',
      button: 'Sign in',
    },
    new: {
      subject: 'Confirm your e-mail for {company}',
      heading: 'Confirm your e-mail',
      paragraph:
        'Someone registered with this address. If it was you, use the button to confirm it and sign in. It works once, within 20 minutes.',
      button: 'Confirm and sign in',
    },
    known: {
      subject: 'Your {company} account',
      heading: 'You already have an account',
      paragraph:
        'Someone registered with this address, which already has an account. If it was you, use the button to sign in. It works once, within 20 minutes.',
      button: 'Sign in',
    },
  },
}

const es: typeof en = {
  code: 'En otro dispositivo, escribe este código:',
  closing:
    '¿No fuiste tú? Ignora este correo: nadie puede entrar sin el enlace o el código. No compartas el código con nadie, ni con nosotros.',
  kinds: {
    asked: {
      subject: 'Inicia sesión en {company}',
      heading: 'Tu enlace para entrar',
      paragraph: 'Usa el botón para iniciar sesión. Sirve una sola vez, durante 20 minutos.',
      button: 'Iniciar sesión',
    },
    new: {
      subject: 'Confirma tu correo para {company}',
      heading: 'Confirma tu correo',
      paragraph:
        'Alguien se registró con esta dirección. Si fuiste tú, usa el botón para confirmarla e iniciar sesión. Sirve una sola vez, durante 20 minutos.',
      button: 'Confirmar y entrar',
    },
    known: {
      subject: 'Tu cuenta en {company}',
      heading: 'Ya tienes una cuenta',
      paragraph:
        'Alguien se registró con esta dirección, que ya tiene una cuenta. Si fuiste tú, usa el botón para iniciar sesión. Sirve una sola vez, durante 20 minutos.',
      button: 'Iniciar sesión',
    },
  },
}

const messages = { en, es }

/** The mail with link and code. */
export function signInMail(
  lang: Lang,
  { link, code, why }: { link: string; code: string; why: SignInReason },
): MailBodies {
  const t = messages[lang]
  const kind = t.kinds[why]
  return layOutMail(lang, {
    subject: kind.subject,
    heading: kind.heading,
    paragraphs: [kind.paragraph],
    button: { label: kind.button, url: link },
    code: { label: t.code, value: code },
    closing: [t.closing],
  })
}
