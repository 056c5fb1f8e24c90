import type { Right } from '#protocol/core/rights.ts'
import type { Lang } from '#protocol/core/text.ts'
import { layOutMail, type MailBodies } from '../../platform/mail/mail-layout.ts'
import { rightTexts } from './team-texts.ts'

const en = {
  subject: 'Join the team of {company}',
  text: (inviter: string) =>
    `${inviter} invites you to the team. Press the button, sign in with this e-mail, and accept. The link works once, within 7 days.`,
  may: 'You may do',
  button: 'To the invitation',
  notYou: 'Did you not expect this? You can ignore this e-mail.',
}
const es: typeof en = {
  subject: 'Únete al equipo de {company}',
  text: (inviter) =>
    `${inviter} te invita al equipo. Oprime el botón, entra con este correo y acepta. El enlace sirve una sola vez, durante 7 días.`,
  may: 'Podrás hacer',
  button: 'Ver la invitación',
  notYou: '¿No lo esperabas? Ignora este correo.',
}
const messages = { en, es }

/** The mail with the link of an invitation to the staff. */
export function invitationMail(
  lang: Lang,
  { inviter, rights, link }: { inviter: string; rights: readonly Right[]; link: string },
): MailBodies {
  const t = messages[lang]
  return layOutMail(lang, {
    subject: t.subject,
    heading: t.subject,
    paragraphs: [t.text(inviter)],
    facts: rights.map((right) => [t.may, rightTexts[right][lang]]),
    button: { label: t.button, url: link },
    closing: [t.notYou],
  })
}
