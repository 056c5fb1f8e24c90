import { counted } from '#protocol/core/counted.ts'
import { company } from '#web/core/company.ts'

const en = {
  title: 'Rental passport',
  lead: 'Proof of your rentals that you can take anywhere. It is signed, so nobody can change it.',
  yours: 'Your passport',
  yoursLead:
    'Your completed rentals, score and verified facts, signed by us today. You decide who sees it.',
  signIn: 'Sign in to get your passport',
  download: 'Download passport',
  showCode: 'Show QR code',
  code: 'QR code of your passport',
  codeLead: 'Whoever scans it sees your totals, score and verified facts, and that we signed them.',
  noCode: 'This browser cannot make the code. Update it, or download the passport.',
  check: 'Check a passport',
  checkLead: 'Choose the file you were given. It is checked on this device and sent nowhere.',
  choose: 'Choose passport file',
  chooseKeys: 'Choose key file',
  verified: (issuer: string) => `Verified at ${company().name}: signed by ${issuer}`,
  askLicense: 'Compare the name with the person’s driver’s license.',
  changed: 'This passport was changed after it was signed. Do not rely on it.',
  unreadable: 'This file is not a rental passport, or it was changed.',
  unable:
    'This browser cannot check signatures. Update it, open this page over https, or use the command npm run verify-passport.',
  otherKeys: (issuer: string) =>
    `This passport names ${issuer} as its issuer. To check it, download their keys and choose that file here.`,
  keysAt: (issuer: string) => `Keys of ${issuer}`,
  noKeys: 'This file has no public keys.',
  noOwnKeys: 'The keys of this site could not be loaded. Please try again.',
  name: 'Name',
  memberSince: 'Member since',
  issued: 'As of',
  rentals: 'Completed rentals',
  days: counted('en', { one: '# day', other: '# days' }),
  score: 'Score',
  reviews: counted('en', { one: '# review', other: '# reviews' }),
  facts: 'Verified facts',
  email: 'E-mail confirmed',
  license: 'License verified',
  insurance: 'Insurance verified',
  none: 'None',
  list: 'Rentals',
}

const es: typeof en = {
  title: 'Pasaporte de rentas',
  lead: 'El comprobante de tus rentas, para llevarlo a donde quieras. Está firmado: nadie lo puede cambiar.',
  yours: 'Tu pasaporte',
  yoursLead:
    'Tus rentas terminadas, tu puntaje y tus datos verificados, firmados por nosotros hoy. Tú decides quién lo ve.',
  signIn: 'Entra para obtener tu pasaporte',
  download: 'Descargar pasaporte',
  showCode: 'Mostrar código QR',
  code: 'Código QR de tu pasaporte',
  codeLead:
    'Quien lo escanee verá tus totales, tu puntaje y tus datos verificados, y que los firmamos nosotros.',
  noCode: 'Este navegador no puede crear el código. Actualízalo o descarga el pasaporte.',
  check: 'Revisar un pasaporte',
  checkLead: 'Elige el archivo que te dieron. Se revisa en este dispositivo y no se envía a nadie.',
  choose: 'Elegir pasaporte',
  chooseKeys: 'Elegir archivo de claves',
  verified: (issuer: string) => `Verificado en ${company().name}: firmado por ${issuer}`,
  askLicense: 'Compara el nombre con la licencia de manejo de la persona.',
  changed: 'Este pasaporte se cambió después de firmarlo. No confíes en él.',
  unreadable: 'Este archivo no es un pasaporte de rentas, o alguien lo cambió.',
  unable:
    'Este navegador no puede revisar firmas. Actualízalo, abre esta página con https o usa el comando npm run verify-passport.',
  otherKeys: (issuer: string) =>
    `Este pasaporte dice que lo emitió ${issuer}. Para revisarlo, descarga sus claves y elige aquí ese archivo.`,
  keysAt: (issuer: string) => `Claves de ${issuer}`,
  noKeys: 'Este archivo no tiene claves públicas.',
  noOwnKeys: 'No se pudieron cargar las claves de este sitio. Inténtalo de nuevo.',
  name: 'Nombre',
  memberSince: 'Miembro desde',
  issued: 'Con fecha de',
  rentals: 'Rentas terminadas',
  days: counted('es', { one: '# día', other: '# días' }),
  score: 'Puntaje',
  reviews: counted('es', { one: '# reseña', other: '# reseñas' }),
  facts: 'Datos verificados',
  email: 'Correo confirmado',
  license: 'Licencia verificada',
  insurance: 'Seguro verificado',
  none: 'Ninguno',
  list: 'Rentas',
}

export const passportMessages = { en, es }
