/** The words of the content screens. */
const en = {
  pageNotFound: 'Page not found',
  goHome: 'Go Home',
  findCar: 'Find a car',

  aboutTitle: 'About Tramo',
  about: [
    'Tramo is Spanish for a stretch of road. We rent cars and vans by the week and by the month, to people who drive for themselves and to people who drive for work.',
    'Every price shows its lines and the rule behind each line before you sign in. The deposit comes back. What you see is what you pay.',
    'We donate 10% of our sales to charity.',
  ],

  contactTitle: 'Contact',
  contactLead: 'Ask us anything. We answer by e-mail.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sent: 'Your message is on its way.',
  another: 'Write another message',

  termsTitle: 'Terms of use',
  termsLead: 'The rules of renting, in plain words.',
  privacyTitle: 'Privacy',
  privacy: [
    'We keep what a rental needs: your name and contacts, your licence and insurance, your bookings and payments, and the pictures you take of the car.',
    'Pictures of your licence are never cached and are deleted 90 days after your last rental.',
    'Your data is not sold. Your phone and e-mail are shown only to your connections and to the other side of a running rental.',
    'Write to us at any time to have your data exported or erased.',
  ],
}

const es: typeof en = {
  pageNotFound: 'Página no encontrada',
  goHome: 'Ir al inicio',
  findCar: 'Buscar auto',

  aboutTitle: 'Quiénes somos',
  about: [
    'Un tramo es un pedazo de camino. Rentamos autos y vans por semana y por mes, a quienes manejan para sí y a quienes manejan para trabajar.',
    'Cada precio muestra sus líneas y la regla de cada una antes de que entres. El depósito se devuelve. Lo que ves es lo que pagas.',
    'Donamos el 10% de nuestras ventas.',
  ],

  contactTitle: 'Contacto',
  contactLead: 'Pregúntanos lo que quieras. Respondemos por correo.',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sent: 'Tu mensaje va en camino.',
  another: 'Escribir otro mensaje',

  termsTitle: 'Términos de uso',
  termsLead: 'Las reglas de la renta, en palabras sencillas.',
  privacyTitle: 'Privacidad',
  privacy: [
    'Guardamos lo que una renta necesita: tu nombre y tus datos de contacto, tu licencia y tu seguro, tus reservas y pagos, y las fotos que tomas del auto.',
    'Las fotos de tu licencia nunca quedan en caché y se borran 90 días después de tu última renta.',
    'No vendemos tus datos. Tu teléfono y tu correo solo los ven tus conexiones y la otra parte de una renta en curso.',
    'Escríbenos cuando quieras para exportar o borrar tus datos.',
  ],
}

export const siteMessages = { en, es }
