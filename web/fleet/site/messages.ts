/** The words of the content screens. */
const en = {
  pageNotFound: 'Page not found',
  goHome: 'Go Home',

  contactTitle: 'Contact',
  contactLead: 'Ask us anything. We answer by e-mail.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  privacyLead: 'To see what we do with your message, read the',
  privacy: 'privacy notice',
  send: 'Send message',
  sent: 'Your message has been sent.',
  another: 'Write another message',
}

const es: typeof en = {
  pageNotFound: 'Página no encontrada',
  goHome: 'Ir al inicio',

  contactTitle: 'Contacto',
  contactLead: 'Pregúntanos lo que quieras. Respondemos por correo.',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  subject: 'Asunto',
  message: 'Mensaje',
  privacyLead: 'Para saber qué hacemos con tu mensaje, lee el',
  privacy: 'aviso de privacidad',
  send: 'Enviar mensaje',
  sent: 'Tu mensaje se envió.',
  another: 'Escribir otro mensaje',
}

export const siteMessages = { en, es }
