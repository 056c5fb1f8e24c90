/** The words of how somebody is written to (docs/product/accounts.md#notices). */
const en = {
  title: 'Notifications',
  lead: 'Urgent news comes at once. The rest comes together, within the hours you choose. Changes are saved automatically.',
  language: 'Language of e-mails',
  languageHint: 'When you sign in in another language, e-mails follow.',
  languageSaved: 'E-mails will come in English.',
  from: 'Not before',
  to: 'Not after',
  hoursSaved: 'Hours saved.',
}

const es: typeof en = {
  title: 'Avisos',
  lead: 'Lo urgente llega enseguida. Lo demás llega junto, en el horario que elijas. Los cambios se guardan automáticamente.',
  language: 'Idioma de los correos',
  languageHint: 'Si entras en otro idioma, los correos también cambian.',
  languageSaved: 'Los correos llegarán en español.',
  from: 'No antes de las',
  to: 'No después de las',
  hoursSaved: 'Horario guardado.',
}

export const noticeMessages = { en, es }
