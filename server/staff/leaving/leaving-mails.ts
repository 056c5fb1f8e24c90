import type { Lang } from '#protocol/core/text.ts'
import { layOutMail, type MailBodies } from '../../platform/mail/mail-layout.ts'

const en = {
  code: {
    subject: 'Your code to delete your account',
    heading: 'Delete your {company} account?',
    paragraph:
      'Somebody who is signed in to your account asked to delete it. If it was you, type this code where you asked for it. It works for 20 minutes.',
    label: 'Code to delete your account:',
    closing:
      'Not you? Do not share this code with anyone. Sign in and sign out the other devices of your account.',
  },
  ready: {
    subject: 'Your data is ready',
    heading: 'Your data is ready',
    paragraph:
      'All that we hold on you is in one file now. You can download it on your account’s page for 7 days; only you can, once you are signed in.',
    button: 'To my account',
  },
  gone: {
    subject: 'Your {company} account is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      'Your name, contacts, documents and pictures are gone, and all devices are signed out.',
      'What has to be kept of payments and rentals stays without your name. With this address you can register again at any time, as somebody new.',
    ],
  },
}
const es: typeof en = {
  code: {
    subject: 'Tu código para eliminar tu cuenta',
    heading: '¿Eliminar tu cuenta de {company}?',
    paragraph:
      'Alguien con la sesión abierta en tu cuenta pidió eliminarla. Si fuiste tú, escribe este código donde lo pediste. Sirve durante 20 minutos.',
    label: 'Código para eliminar tu cuenta:',
    closing:
      '¿No fuiste tú? No compartas este código con nadie. Entra y cierra la sesión en los otros dispositivos de tu cuenta.',
  },
  ready: {
    subject: 'Tus datos están listos',
    heading: 'Tus datos están listos',
    paragraph:
      'Todo lo que guardamos sobre ti está ahora en un solo archivo. Puedes descargarlo en la página de tu cuenta durante 7 días; solo tú puedes, con tu sesión abierta.',
    button: 'Ir a mi cuenta',
  },
  gone: {
    subject: 'Tu cuenta de {company} se eliminó',
    heading: 'Tu cuenta se eliminó',
    paragraphs: [
      'Ya no tenemos tu nombre, tus contactos, tus documentos ni tus fotos, y se cerró la sesión en todos los dispositivos.',
      'Lo que hay que conservar de pagos y rentas queda sin tu nombre. Con este correo puedes registrarte de nuevo cuando quieras, como alguien nuevo.',
    ],
  },
}
const messages = { en, es }

/** The mail with the code that deletes an account. */
export function deletionCodeMail(lang: Lang, code: string): MailBodies {
  const { label, closing, paragraph, ...head } = messages[lang].code
  return layOutMail(lang, {
    ...head,
    paragraphs: [paragraph],
    code: { label, value: code },
    closing: [closing],
  })
}

/** The last mail: the account is gone. */
export const accountGoneMail = (lang: Lang): MailBodies => layOutMail(lang, messages[lang].gone)

/** Says that the ZIP of a person's data is there; it leads to the page on which one is signed in. */
export function exportReadyMail(lang: Lang, publicUrl: string): MailBodies {
  const { paragraph, button, ...head } = messages[lang].ready
  return layOutMail(lang, {
    ...head,
    paragraphs: [paragraph],
    button: { label: button, url: `${publicUrl}/personal` },
  })
}
