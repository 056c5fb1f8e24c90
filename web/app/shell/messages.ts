import { company } from '#web/core/company.ts'

/** The words of the frame around every screen. */
const en = {
  skip: 'Skip to content',
  get home() {
    return `${company().name}, home`
  },
  main: 'Main',
  findCar: 'Find a car',
  dashboard: 'Dashboard',
  jobs: 'Jobs',
  network: 'My network',
  contact: 'Contact',
  about: 'About',
  terms: 'Terms of use',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  profile: 'My Profile',
  waitingLists: 'Waiting lists',
  staff: 'Staff',
  more: 'More ...',
  menu: 'Menu',
  account: 'Account menu',
  signIn: 'Sign in',
  signOut: 'Sign out',
  changeLanguage: 'EN, English. Change language',
  rights: 'All rights reserved.',
  linkQuestion: (email: string) => `Sign in as ${email}?`,
  linkText: (email: string) =>
    `You are signed in as ${email}. If you continue, that account will be signed out here.`,
  linkTextNobody: 'Someone is already signed in here. If you continue, they will be signed out.',
  linkElsewhere:
    'This link was requested in another browser. Continue only if the address is yours and you requested it.',
  linkContinue: 'Sign in',
  linkStay: 'Stay signed in',
  linkRefuse: 'Not me',
  signingIn: 'Signing you in',
  linkFailed: 'You are not signed in yet',
  linkKept: 'Your link still works. Nothing is lost.',
  linkAgain: 'Try again',
  linkLeave: 'Not now',
}

const es: typeof en = {
  skip: 'Saltar al contenido',
  get home() {
    return `${company().name}, inicio`
  },
  main: 'Principal',
  findCar: 'Buscar auto',
  dashboard: 'Panel',
  jobs: 'Trabajos',
  network: 'Mi red',
  contact: 'Contacto',
  about: 'Quiénes somos',
  terms: 'Términos de uso',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  profile: 'Mi perfil',
  waitingLists: 'Listas de espera',
  staff: 'Equipo',
  more: 'Más ...',
  menu: 'Menú',
  account: 'Menú de la cuenta',
  signIn: 'Entrar',
  signOut: 'Salir',
  changeLanguage: 'ES, español. Cambiar idioma',
  rights: 'Todos los derechos reservados.',
  linkQuestion: (email) => `¿Entrar como ${email}?`,
  linkText: (email) => `Entraste como ${email}. Si continúas, se cerrará esa sesión.`,
  linkTextNobody: 'Ya hay alguien con la sesión abierta aquí. Si continúas, se cerrará su sesión.',
  linkElsewhere:
    'Este enlace se pidió en otro navegador. Continúa solo si la dirección es tuya y tú lo pediste.',
  linkContinue: 'Entrar',
  linkStay: 'Seguir con esta sesión',
  linkRefuse: 'No soy yo',
  signingIn: 'Iniciando tu sesión',
  linkFailed: 'Todavía no has entrado',
  linkKept: 'Tu enlace sigue funcionando. No se perdió nada.',
  linkAgain: 'Intentar de nuevo',
  linkLeave: 'Seguir sin entrar',
}

export const shellMessages = { en, es }
