import type { Right } from '#protocol/core/rights.ts'

/** The words of the team's list, and of an invitation to it. */
const en = {
  rights: {
    desk: 'Desk',
    fleet: 'Fleet',
    money: 'Money',
    content: 'Content',
    owner: 'Owner',
  } satisfies Record<Right, string>,
  about: {
    desk: 'Visits, bookings, messages, papers',
    fleet: 'Cars, service, inspections',
    money: 'Payments, claims, refunds',
    content: 'Texts',
    owner: 'All of it, team and company',
  } satisfies Record<Right, string>,
  count: (people: number, invited: number) =>
    [
      people === 1 ? 'One person' : `${people} people`,
      invited > 0 && (invited === 1 ? 'one invited' : `${invited} invited`),
    ]
      .filter(Boolean)
      .join(', '),
  you: 'You',
  lastSeen: (at: string) => `Last seen ${at}`,
  notSeen: 'Not signed in yet',
  passkeys: (count: number) => (count === 1 ? 'One passkey' : `${count} passkeys`),
  noPasskey: 'No passkey yet',
  change: (name: string) => `Change rights of ${name}`,
  limit: 'Gives back by themself, up to ($ a rental)',
  limitHint: 'Empty is any sum. Above it a colleague has to agree.',
  limitOf: (amount: string) => `Refunds up to ${amount}`,
  save: 'Save rights',
  cancel: 'Cancel',
  signOut: 'Sign out everywhere',
  remove: 'Remove from team',
  removeTitle: (name: string) => `Remove ${name} from the team?`,
  removeText: 'They are signed out everywhere and no longer see staff pages. Their account stays.',
  needsOne: 'Choose at least one',
  changedMeanwhile: 'A colleague changed these rights while you had them open.',
  invite: 'Invite by mail',
  email: 'E-mail',
  may: 'May do',
  send: 'Send invitation',
  sendHint: 'The link works once, for seven days. Money and rights ask for a passkey.',
  sent: (email: string) => `Invitation sent to ${email}`,
  invitedBy: (name: string, at: string) => `Invited by ${name}, ${at}`,
  until: (at: string) => `Link works until ${at}`,
  over: 'The link has expired',
  takeBack: (email: string) => `Take back the invitation of ${email}`,
  takeBackShort: 'Take back',
  joinTitle: 'Join the team',
  joinText: (name: string, company: string) => `${name} invites you to the team of ${company}.`,
  join: 'Join the team',
  notNow: 'Not now',
  overTitle: 'This invitation is over',
  other: (email: string) =>
    `This invitation is for ${email}. Sign out, then open the link again and sign in with that e-mail.`,
}

const es: typeof en = {
  rights: {
    desk: 'Recepción',
    fleet: 'Flota',
    money: 'Dinero',
    content: 'Contenido',
    owner: 'Propietario',
  },
  about: {
    desk: 'Citas, reservas, mensajes, papeles',
    fleet: 'Autos, servicio, inspecciones',
    money: 'Pagos, reclamos, reembolsos',
    content: 'Textos',
    owner: 'Todo, también equipo y empresa',
  },
  count: (people, invited) =>
    [
      people === 1 ? 'Una persona' : `${people} personas`,
      invited > 0 && (invited === 1 ? 'una invitada' : `${invited} invitadas`),
    ]
      .filter(Boolean)
      .join(', '),
  you: 'Tú',
  lastSeen: (at) => `Última vez: ${at}`,
  notSeen: 'Aún no ha entrado',
  passkeys: (count) => (count === 1 ? 'Una passkey' : `${count} passkeys`),
  noPasskey: 'Sin passkey',
  change: (name) => `Cambiar los permisos de ${name}`,
  limit: 'Devuelve por su cuenta, hasta ($ por renta)',
  limitHint: 'Vacío es cualquier monto. Más de eso lo tiene que aceptar un colega.',
  limitOf: (amount) => `Reembolsos hasta ${amount}`,
  save: 'Guardar permisos',
  cancel: 'Cancelar',
  signOut: 'Cerrar todas sus sesiones',
  remove: 'Quitar del equipo',
  removeTitle: (name) => `¿Quitar a ${name} del equipo?`,
  removeText:
    'Se cierran todas sus sesiones y ya no ve las páginas del equipo. Su cuenta se queda.',
  needsOne: 'Elige al menos uno',
  changedMeanwhile: 'Alguien del equipo cambió estos permisos mientras los tenías abiertos.',
  invite: 'Invitar por correo',
  email: 'Correo',
  may: 'Podrá hacer',
  send: 'Enviar invitación',
  sendHint:
    'El enlace sirve una sola vez, durante siete días. El dinero y los permisos piden una passkey.',
  sent: (email) => `Invitación enviada a ${email}`,
  invitedBy: (name, at) => `La invitó ${name}, ${at}`,
  until: (at) => `El enlace sirve hasta el ${at}`,
  over: 'El enlace venció',
  takeBack: (email) => `Retirar la invitación de ${email}`,
  takeBackShort: 'Retirar',
  joinTitle: 'Únete al equipo',
  joinText: (name, company) => `${name} te invita al equipo de ${company}.`,
  join: 'Unirme al equipo',
  notNow: 'Ahora no',
  overTitle: 'Esta invitación terminó',
  other: (email) =>
    `Esta invitación es para ${email}. Cierra la sesión, abre el enlace otra vez y entra con ese correo.`,
}

export const teamMessages = { en, es }
