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
  privacyLead: 'What we do with your message is in the',
  privacy: 'privacy notice',
  send: 'Send message',
  sent: 'Your message is on its way.',
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
  privacyLead: 'Lo que hacemos con tu mensaje está en el',
  privacy: 'aviso de privacidad',
  send: 'Enviar mensaje',
  sent: 'Tu mensaje va en camino.',
  another: 'Escribir otro mensaje',
}

export const siteMessages = { en, es }
