import type { Lang } from '#protocol/core/text.ts'
import { layOutMail, type MailBodies } from '../../platform/mail/mail-layout.ts'

/** What happened to a passkey. */
export type PasskeyChange = 'added' | 'removed'

const en = {
  code: {
    subject: 'Your code to change passkeys',
    heading: 'Change your passkeys?',
    paragraph:
      'Somebody who is signed in to your account wants to add or remove a passkey. If it is you, type this code where you asked for it. It works for 10 minutes.',
    label: 'Code to change your passkeys:',
    closing: 'Not you? Do not share this code. Sign in and sign out your other devices.',
  },
  added: {
    subject: 'A passkey was added to your {company} account',
    heading: 'A passkey was added',
    paragraph: (name: string) =>
      `“${name}” can sign in to your account from now on. If it was you, there is nothing to do.`,
  },
  removed: {
    subject: 'A passkey was removed from your {company} account',
    heading: 'A passkey was removed',
    paragraph: (name: string) =>
      `“${name}” cannot sign in to your account any more. If it was you, there is nothing to do.`,
  },
  closing:
    'Not you? Press the button within 7 days: every passkey that was added then or later is removed, and all devices are signed out. You then sign in by e-mail.',
  button: 'This was not me',
}

const es: typeof en = {
  code: {
    subject: 'Tu código para cambiar passkeys',
    heading: '¿Cambiar tus passkeys?',
    paragraph:
      'Alguien con la sesión abierta en tu cuenta quiere agregar o quitar una passkey. Si eres tú, escribe este código donde lo pediste. Sirve durante 10 minutos.',
    label: 'Código para cambiar tus passkeys:',
    closing:
      '¿No fuiste tú? No compartas este código. Entra y cierra la sesión en tus otros dispositivos.',
  },
  added: {
    subject: 'Se agregó una passkey a tu cuenta en {company}',
    heading: 'Se agregó una passkey',
    paragraph: (name) =>
      `«${name}» ya puede entrar en tu cuenta. Si fuiste tú, no tienes que hacer nada.`,
  },
  removed: {
    subject: 'Se quitó una passkey de tu cuenta en {company}',
    heading: 'Se quitó una passkey',
    paragraph: (name) =>
      `«${name}» ya no puede entrar en tu cuenta. Si fuiste tú, no tienes que hacer nada.`,
  },
  closing:
    '¿No fuiste tú? Oprime el botón en un plazo de 7 días: se quitan todas las llaves que se agregaron entonces o después y se cierra la sesión en todos los dispositivos. Luego entras con tu correo.',
  button: 'No fui yo',
}

const messages = { en, es }

/** The mail with the code that opens a session for changes of passkeys. */
export function passkeyCodeMail(lang: Lang, code: string): MailBodies {
  const { label, closing, paragraph, ...head } = messages[lang].code
  return layOutMail(lang, {
    ...head,
    paragraphs: [paragraph],
    code: { label, value: code },
    closing: [closing],
  })
}

/** The mail that tells of a change; `link` undoes it. */
export function passkeyChangeMail(
  lang: Lang,
  { change, name, link }: { change: PasskeyChange; name: string; link: string },
): MailBodies {
  const { closing, button, [change]: said } = messages[lang]
  return layOutMail(lang, {
    subject: said.subject,
    heading: said.heading,
    paragraphs: [said.paragraph(name), closing],
    button: { label: button, url: link },
  })
}
