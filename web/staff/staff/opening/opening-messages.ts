import type { OpeningStep } from '#protocol/staff/opening/company-opening.ts'

/** The words of the checklist of the first day. */
const en = {
  before: (left: number) =>
    left === 1 ? 'One thing before you open' : `${left} things before you open`,
  ready: 'Ready to open',
  isOpen: 'Open for booking',
  done: 'Done',
  missing: 'Missing',
  steps: {
    name: 'Your name',
    areas: 'Areas',
    cars: 'Cars',
    ways: 'Ways to pay',
    mail: 'Mail',
    texts: 'Texts',
  } satisfies Record<OpeningStep, string>,
  goes: {
    name: 'Set the name',
    areas: 'Add an area',
    cars: 'Add cars',
    ways: 'Set ways to pay',
  },
  terms: 'Read the terms',
  about: 'Read “About us”',
  contract: 'Read the contract',
  accept: 'I have read the terms, the privacy notice and the contract, and we stand for them.',
  acceptPress: 'These are our texts',
  acceptFirst: 'Read them and check the box first',
  closedText: 'Until then visitors see “We open soon”, and bookings are refused.',
  openText: (at: string) => `Open since ${at}. Closing refuses new bookings; rentals go on.`,
  toGo: (left: number) => `${left} to go`,
  open: 'Open for booking',
  close: 'Close for new bookings',
  closeTitle: 'Close for new bookings?',
  closeAsk: 'Visitors see “We open soon” again. Bookings that are there, and rentals, go on.',
  cancel: 'Stay open',
  later: 'Not needed today',
  team: 'Invite your team',
  look: 'Logo and colors',
  moving: 'You rent already? Bring people and rentals along',
}

const es: typeof en = {
  before: (left) => (left === 1 ? 'Falta una cosa para abrir' : `Faltan ${left} cosas para abrir`),
  ready: 'Todo listo para abrir',
  isOpen: 'Reservas abiertas',
  done: 'Listo',
  missing: 'Falta',
  steps: {
    name: 'El nombre',
    areas: 'Zonas',
    cars: 'Autos',
    ways: 'Formas de pago',
    mail: 'Correo',
    texts: 'Textos',
  },
  goes: {
    name: 'Poner el nombre',
    areas: 'Agregar una zona',
    cars: 'Agregar autos',
    ways: 'Elegir formas de pago',
  },
  terms: 'Leer los términos',
  about: 'Leer «Quiénes somos»',
  contract: 'Leer el contrato',
  accept: 'Leí los términos, el aviso de privacidad y el contrato, y respondemos por ellos.',
  acceptPress: 'Estos son nuestros textos',
  acceptFirst: 'Primero léelos y marca la casilla',
  closedText: 'Mientras tanto, los visitantes leen «Abrimos pronto» y no se puede reservar.',
  openText: (at) =>
    `Abierto desde el ${at}. Si cierras, no hay reservas nuevas; las rentas siguen.`,
  toGo: (left) => `Faltan ${left}`,
  open: 'Abrir las reservas',
  close: 'Cerrar las reservas nuevas',
  closeTitle: '¿Cerrar las reservas nuevas?',
  closeAsk:
    'Los visitantes vuelven a leer «Abrimos pronto». Las reservas que ya hay y las rentas siguen.',
  cancel: 'Seguir abiertos',
  later: 'Hoy no hace falta',
  team: 'Invitar al equipo',
  look: 'Logotipo y colores',
  moving: '¿Ya rentas? Trae a tus clientes y tus rentas',
}

export const openingMessages = { en, es }
