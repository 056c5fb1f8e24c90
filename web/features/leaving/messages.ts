const en = {
  title: 'Delete your account',
  lead: 'For good: nobody, staff included, can bring it back.',
  open: 'Delete my account…',
  goesTitle: 'What goes',
  goes: [
    'your name, contacts, birth date, picture, license and insurance',
    'your connections, vouches and invitations, and what others wrote about you',
    'your messages, waiting lists and notices',
  ],
  staysTitle: 'What stays, without your name',
  stays: [
    'payments and what happened to the cars, as the law asks for',
    'your reviews of cars and your place in the referral tree, as “Former member”',
  ],
  sendCode: 'Send me a code',
  sent: (to: string) => `We sent a code to ${to}. It works for 20 minutes.`,
  code: 'Code from the e-mail',
  codeHint: 'Six digits',
  codeShort: 'Type all six digits.',
  again: 'Send a new code',
  confirm: 'Delete my account',
  gone: 'Your account is deleted.',
}
const es: typeof en = {
  title: 'Eliminar tu cuenta',
  lead: 'Para siempre: nadie la puede recuperar, tampoco el equipo.',
  open: 'Eliminar mi cuenta…',
  goesTitle: 'Lo que se borra',
  goes: [
    'tu nombre, contactos, fecha de nacimiento, foto, licencia y seguro',
    'tus conexiones, avales e invitaciones, y lo que otros escribieron sobre ti',
    'tus mensajes, listas de espera y avisos',
  ],
  staysTitle: 'Lo que queda, sin tu nombre',
  stays: [
    'los pagos y lo que pasó con los autos, como pide la ley',
    'tus reseñas de autos y tu lugar en el árbol de referidos, como «Antiguo miembro»',
  ],
  sendCode: 'Enviarme un código',
  sent: (to: string) => `Enviamos un código a ${to}. Sirve durante 20 minutos.`,
  code: 'Código del correo',
  codeHint: 'Seis dígitos',
  codeShort: 'Escribe los seis dígitos.',
  again: 'Enviar otro código',
  confirm: 'Eliminar mi cuenta',
  gone: 'Tu cuenta se eliminó.',
}
export const leavingMessages = { en, es }
