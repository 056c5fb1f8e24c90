import type * as operations from '#protocol/fleet/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { companyMail, phoneCountry } from '../../people/company/company-store.ts'
import { layOutMail } from '../../platform/mail/mail-layout.ts'
import { limit } from '../../platform/http/limits.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import { writtenPhone } from '../../platform/phones.ts'
import { randomId } from '../../platform/random.ts'

const answers = {
  en: 'Thank you. We got your message and will reply by e-mail.',
  es: 'Gracias. Recibimos tu mensaje y te responderemos por correo.',
}

/**
 * A message from anybody to the company: kept as a row, and mailed to the company's own address
 * with the writer as the one to answer.
 * @throws Problem 429 after 5 in an hour from one address.
 */
export const contactForm: Handlers<typeof operations>['contactForm'] = async (context, fields) => {
  const { db, now, lang, services } = context
  limit(context, `contact from ${context.address}`, 5, 3600)
  const { name, email, phone, subject, message } = fields
  await db
    .insertInto('contact_message')
    .values({ id: randomId(), name, email, phone, subject, message, created_at: now })
    .execute()
  // The company reads English; the message stays in the words of the person.
  const mail = layOutMail('en', {
    subject: `Message from ${name}${subject ? `: ${subject}` : ''}`,
    heading: subject ?? `Message from ${name}`,
    paragraphs: message.split(/\r?\n+/).filter((line) => line.trim() !== ''),
    facts: [
      ['Name', name],
      ['E-mail', email],
      ...(phone
        ? ([['Phone', writtenPhone(phone, await phoneCountry(db))]] as [string, string][])
        : []),
      ['Language', lang === 'es' ? 'Spanish' : 'English'],
    ],
  })
  const to = await companyMail({ db, config: services.config })
  await queueMail(db, { to, ...mail, replyTo: email }, now)
  return { message: answers[lang] }
}
