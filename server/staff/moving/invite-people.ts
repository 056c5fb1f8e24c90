import type { Lang } from '#protocol/core/text.ts'
import { invitePeople } from '../../people/people/people-who-moved-in.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { layOutMail, type MailBodies } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { MovedBy } from './plan.ts'

const en = {
  subject: 'Your rental with {company} is online now',
  hello: (name: string) => `Hello ${name}`,
  text: 'We brought your rental to our new site. Here you see your dates, your payments and your documents, extend your rental and write to us.',
  how: (email: string) =>
    `Press the button and enter this e-mail: ${email}. We send you a link to sign in; there is no password.`,
  button: 'Sign in',
  notYou: 'Are you not renting from us? You can ignore this e-mail.',
}
const es: typeof en = {
  subject: 'Tu renta con {company} ya está en línea',
  hello: (name) => `Hola, ${name}`,
  text: 'Pasamos tu renta a nuestro nuevo sitio. Aquí ves tus fechas, tus pagos y tus documentos, extiendes tu renta y nos escribes.',
  how: (email) =>
    `Oprime el botón y escribe este correo: ${email}. Te mandamos un enlace para entrar; no hay contraseña.`,
  button: 'Iniciar sesión',
  notYou: '¿No nos rentas un auto? Ignora este correo.',
}
const messages = { en, es }

function mailOf(lang: Lang, { name, email, url }: { name: string; email: string; url: string }) {
  const t = messages[lang]
  return layOutMail(lang, {
    subject: t.subject,
    heading: t.hello(name),
    paragraphs: [t.text, t.how(email)],
    button: { label: t.button, url },
    closing: [t.notYou],
  }) satisfies MailBodies
}

/**
 * Writes to those who moved in and were not invited yet, all or one of them; from now on they are written to as
 * everybody is (docs/product/company.md#moving-in).
 * @returns how many
 */
export async function inviteThem(
  tx: Tx,
  {
    by,
    person,
    publicUrl,
    now,
  }: { by: MovedBy; person?: string | undefined; publicUrl: string; now: Date },
): Promise<number> {
  const invited = await invitePeople(tx, { person, now })
  for (const { email, language, firstName: name } of invited) {
    const mail = mailOf(language, { name, email, url: `${publicUrl}/welcome` })
    await queueMail(tx, { to: email, ...mail, canWait: true }, now)
  }
  if (invited.length > 0)
    await audit(tx, by.staffId, now, 'people invited', person ?? 'company', {
      from: 'not invited',
      to: `invited: ${invited.length}`,
      by: by.way,
    })
  return invited.length
}
