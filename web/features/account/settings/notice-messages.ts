/** The words of how somebody is written to (docs/product/accounts.md#notices). */
const en = {
  title: 'Notices',
  lead: 'Urgent news comes at once. The rest comes together between 8 in the morning and 8 in the evening. Changes are saved automatically.',
  language: 'Language of e-mails',
  languageHint: 'When you sign in in another language, e-mails follow.',
  languageSaved: 'E-mails will come in English.',
}

const es: typeof en = {
  title: 'Avisos',
  lead: 'Lo urgente llega enseguida. Lo demás llega junto, entre las 8 de la mañana y las 8 de la noche. Los cambios se guardan automáticamente.',
  language: 'Idioma de los correos',
  languageHint: 'Si entras en otro idioma, los correos también cambian.',
  languageSaved: 'Los correos llegarán en español.',
}

export const noticeMessages = { en, es }
