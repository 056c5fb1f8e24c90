import { maskedEmail } from '#domain/core/text/masked-email.ts'
import type { Lang } from '#protocol/core/text.ts'
import { layOutMail, type MailBodies } from '../../platform/mail/mail-layout.ts'

const en = {
  codeOld: 'Enter this code for your present e-mail:',
  codeNew: 'Enter this code for your new e-mail:',
  never: 'Never share the code with anyone, including us.',
  old: {
    subject: 'Change the e-mail of your {company} account?',
    heading: 'Change your e-mail?',
    text: (email: string) =>
      `Somebody who is signed in to your account wants to change its e-mail to ${email}. If it was you, enter this code on your account page within an hour, and the one that we sent to the new address.`,
    notYou:
      'Not you? Nothing changes without this code. Sign in, open your account and sign out everywhere else.',
  },
  new: {
    subject: 'Confirm your new e-mail for {company}',
    heading: 'Confirm your new e-mail',
    text: 'Somebody wants to use this address for their {company} account. If it was you, enter this code on your account page within an hour, and the one that we sent to your present address.',
    notYou: 'Not you? You can ignore this e-mail: nothing happens without the code.',
  },
  taken: {
    subject: 'Your {company} account',
    heading: 'This address already has an account',
    text: 'Somebody wants to use this address for another {company} account. It already belongs to one, so nothing was changed. If it was you, sign in with this address instead.',
    button: 'Sign in',
    notYou: 'Not you? You can ignore this e-mail.',
  },
  changed: {
    subject: 'The e-mail of your {company} account was changed',
    heading: 'Your e-mail was changed',
    text: (email: string) =>
      `Your account now has the e-mail ${email}. You sign in with it from now on; this address is no longer used.`,
    notYou: 'Not you? Answer this e-mail or write to us at once.',
  },
}

const es: typeof en = {
  codeOld: 'Escribe este código para tu correo actual:',
  codeNew: 'Escribe este código para tu correo nuevo:',
  never: 'No compartas el código con nadie, ni con nosotros.',
  old: {
    subject: '¿Cambiar el correo de tu cuenta en {company}?',
    heading: '¿Cambiar tu correo?',
    text: (email) =>
      `Alguien con la sesión abierta en tu cuenta quiere cambiar su correo a ${email}. Si fuiste tú, escribe este código en la página de tu cuenta antes de una hora, junto con el que enviamos a la dirección nueva.`,
    notYou:
      '¿No fuiste tú? Nada cambia sin este código. Entra, abre tu cuenta y cierra la sesión en todos los demás dispositivos.',
  },
  new: {
    subject: 'Confirma tu correo nuevo para {company}',
    heading: 'Confirma tu correo nuevo',
    text: 'Alguien quiere usar esta dirección para su cuenta en {company}. Si fuiste tú, escribe este código en la página de tu cuenta antes de una hora, junto con el que enviamos a tu dirección actual.',
    notYou: '¿No fuiste tú? Ignora este correo: nada pasa sin el código.',
  },
  taken: {
    subject: 'Tu cuenta en {company}',
    heading: 'Esta dirección ya tiene una cuenta',
    text: 'Alguien quiere usar esta dirección para otra cuenta en {company}. Ya es de una cuenta, así que no se cambió nada. Si fuiste tú, entra con esta dirección.',
    button: 'Iniciar sesión',
    notYou: '¿No fuiste tú? Ignora este correo.',
  },
  changed: {
    subject: 'Se cambió el correo de tu cuenta en {company}',
    heading: 'Se cambió tu correo',
    text: (email) =>
      `Tu cuenta ahora tiene el correo ${email}. Desde ahora entras con él; esta dirección ya no se usa.`,
    notYou: '¿No fuiste tú? Responde a este correo o escríbenos de inmediato.',
  },
}

const messages = { en, es }

/** To the present address, with its code. */
export function oldAddressMail(lang: Lang, newEmail: string, code: string): MailBodies {
  const { old, codeOld, never } = messages[lang]
  return layOutMail(lang, {
    subject: old.subject,
    heading: old.heading,
    paragraphs: [old.text(newEmail)],
    code: { label: codeOld, value: code },
    closing: [old.notYou, never],
  })
}

/** To a new address that nobody has, with its code; it does not say whose account it is for. */
export function newAddressMail(lang: Lang, code: string): MailBodies {
  const { new: mail, codeNew, never } = messages[lang]
  return layOutMail(lang, {
    subject: mail.subject,
    heading: mail.heading,
    paragraphs: [mail.text],
    code: { label: codeNew, value: code },
    closing: [mail.notYou, never],
  })
}

/** To a new address that somebody has: no code, so that nobody confirms it. */
export function takenAddressMail(lang: Lang, publicUrl: string): MailBodies {
  const { taken } = messages[lang]
  return layOutMail(lang, {
    subject: taken.subject,
    heading: taken.heading,
    paragraphs: [taken.text],
    button: { label: taken.button, url: `${publicUrl}/welcome` },
    closing: [taken.notYou],
  })
}

/** To the address that the account had, once it has another one. */
export function changedMail(lang: Lang, newEmail: string): MailBodies {
  const { changed } = messages[lang]
  return layOutMail(lang, {
    subject: changed.subject,
    heading: changed.heading,
    paragraphs: [changed.text(maskedEmail(newEmail))],
    closing: [changed.notYou],
  })
}
