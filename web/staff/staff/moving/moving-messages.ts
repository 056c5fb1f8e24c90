import { counted } from '#protocol/core/counted.ts'
import type { MoveKind } from '#protocol/staff/moving/kinds.ts'

type OfKind = {
  title: string
  text: string
  choose: string
  /** What of its columns is not said by their names. */
  note: string
  would: (count: number) => string
  done: (count: number) => string
}

const en = {
  intro:
    'Bring along what your company has now: four files, in this order, after your cars. Nobody is written to before you invite them.',
  kinds: {
    people: {
      title: 'People',
      text: 'Everyone who rents a car now or has one booked.',
      choose: 'Choose the file of people',
      note: 'A license or an insurance counts as checked only where the line says who looked at it and when. Days are written 2026-11-03.',
      would: counted('en', { one: '# person would be added', other: '# people would be added' }),
      done: counted('en', { one: '# person was taken in', other: '# people were taken in' }),
    },
    rentals: {
      title: 'Rentals',
      text: 'Cars that are out now, with what is paid and the deposit you hold.',
      choose: 'Choose the file of rentals',
      note: 'The person is a source_id or an e-mail, the car a source_id, an id or a plate. Times are the clock of the car’s area: 2026-11-03 10:00.',
      would: counted('en', { one: '# rental would be added', other: '# rentals would be added' }),
      done: counted('en', { one: '# rental was taken in', other: '# rentals were taken in' }),
    },
    reservations: {
      title: 'Reservations',
      text: 'Bookings that start later.',
      choose: 'Choose the file of reservations',
      note: 'As for rentals. The car must be free in that time.',
      would: counted('en', {
        one: '# reservation would be added',
        other: '# reservations would be added',
      }),
      done: counted('en', {
        one: '# reservation was taken in',
        other: '# reservations were taken in',
      }),
    },
    services: {
      title: 'Services',
      text: 'Past oil changes, tires, brakes and checks of your cars.',
      choose: 'Choose the file of services',
      note: 'The kind is oil, tyres, brakes or check. Days are written 2026-11-03.',
      would: counted('en', { one: '# service would be added', other: '# services would be added' }),
      done: counted('en', { one: '# service was taken in', other: '# services were taken in' }),
    },
  } satisfies Record<MoveKind, OfKind>,
  columns: 'Columns of this file',
  required: 'Must be there',
  optional: 'May be left out',
  empty: 'Download an empty file',
  fileHint: 'CSV, 5 MB at most.',
  contracts: 'Choose the old contracts',
  contractsHint: 'Optional: a ZIP of the PDFs that the column “contract” names, 10 MB at most.',
  without: 'Go without the contracts',
  chosen: (label: string, file: string) => `${label}: ${file}`,
  unreadable: 'This file cannot be read, or it changed since you chose it. Choose it again.',
  look: 'Look first',
  chooseFirst: 'Choose the file first',
  joined: counted('en', {
    one: '# of them has an account here already',
    other: '# of them have an account here already',
  }),
  known: counted('en', {
    one: '# line was taken in before and is passed over',
    other: '# lines were taken in before and are passed over',
  }),
  overdue: (rentals: string) => `Over their end already: ${rentals}`,
  nothing: 'Nothing would be added.',
  invitations: 'Invitations',
  nobody: 'Nobody waits for an invitation. Who comes with a file is listed here.',
  waiting: counted('en', {
    one: '# person was not invited yet, so nothing is written to them.',
    other: '# people were not invited yet, so nothing is written to them.',
  }),
  invite: 'Invite',
  inviteOf: (name: string) => `Invite ${name}`,
  inviteAll: counted('en', { one: 'Invite # person', other: 'Invite all #' }),
  inviteTitle: counted('en', { one: 'Send # e-mail?', other: 'Send # e-mails?' }),
  inviteText:
    'Each person gets one that says how to sign in. From then on we write to them as to everybody.',
  notNow: 'Not now',
  more: (count: number) => `and ${count} more`,
  withoutEmail: 'Without an e-mail',
  withoutEmailText: counted('en', {
    one: '# person cannot sign in or be invited until you enter their e-mail.',
    other: '# people cannot sign in or be invited until you enter their e-mail.',
  }),
  emailOf: (name: string) => `E-mail of ${name}`,
  save: 'Save',
  saveOf: (name: string) => `Save the e-mail of ${name}`,
}

const es: typeof en = {
  intro:
    'Trae lo que tu empresa ya tiene: cuatro archivos, en este orden, después de tus autos. A nadie se le escribe antes de que tú lo invites.',
  kinds: {
    people: {
      title: 'Personas',
      text: 'Quienes rentan un auto ahora o tienen uno reservado.',
      choose: 'Elegir el archivo de personas',
      note: 'Una licencia o un seguro cuenta como revisado solo si la línea dice quién lo revisó y cuándo. Los días se escriben 2026-11-03.',
      would: counted('es', {
        one: 'Se agregaría # persona',
        other: 'Se agregarían # personas',
      }),
      done: counted('es', { one: 'Se cargó # persona', other: 'Se cargaron # personas' }),
    },
    rentals: {
      title: 'Rentas',
      text: 'Autos que están rentados ahora, con lo pagado y el depósito que guardas.',
      choose: 'Elegir el archivo de rentas',
      note: 'La persona va por su source_id o su correo; el auto, por su source_id, su id o su placa. Las horas son las de la zona del auto: 2026-11-03 10:00.',
      would: counted('es', { one: 'Se agregaría # renta', other: 'Se agregarían # rentas' }),
      done: counted('es', { one: 'Se cargó # renta', other: 'Se cargaron # rentas' }),
    },
    reservations: {
      title: 'Reservas',
      text: 'Reservas que empiezan más adelante.',
      choose: 'Elegir el archivo de reservas',
      note: 'Como en las rentas. El auto tiene que estar libre en esas fechas.',
      would: counted('es', { one: 'Se agregaría # reserva', other: 'Se agregarían # reservas' }),
      done: counted('es', { one: 'Se cargó # reserva', other: 'Se cargaron # reservas' }),
    },
    services: {
      title: 'Servicios',
      text: 'Cambios de aceite, llantas, frenos y revisiones que ya se hicieron.',
      choose: 'Elegir el archivo de servicios',
      note: 'El tipo es oil (aceite), tyres (llantas), brakes (frenos) o check (revisión). Los días se escriben 2026-11-03.',
      would: counted('es', { one: 'Se agregaría # servicio', other: 'Se agregarían # servicios' }),
      done: counted('es', { one: 'Se cargó # servicio', other: 'Se cargaron # servicios' }),
    },
  },
  columns: 'Columnas de este archivo',
  required: 'Tienen que estar',
  optional: 'Pueden faltar',
  empty: 'Descargar un archivo vacío',
  fileHint: 'CSV, 5 MB como máximo.',
  contracts: 'Elegir los contratos anteriores',
  contractsHint:
    'Opcional: un ZIP con los PDF que nombra la columna «contract», 10 MB como máximo.',
  without: 'Seguir sin los contratos',
  chosen: (label, file) => `${label}: ${file}`,
  unreadable: 'No se puede leer este archivo, o cambió desde que lo elegiste. Elígelo otra vez.',
  look: 'Revisar primero',
  chooseFirst: 'Primero elige el archivo',
  joined: counted('es', {
    one: '# de ellas ya tiene cuenta aquí',
    other: '# de ellas ya tienen cuenta aquí',
  }),
  known: counted('es', {
    one: '# línea ya se cargó antes y se salta',
    other: '# líneas ya se cargaron antes y se saltan',
  }),
  overdue: (rentals) => `Ya pasaron su fecha de entrega: ${rentals}`,
  nothing: 'No se agregaría nada.',
  invitations: 'Invitaciones',
  nobody: 'Nadie espera una invitación. Aquí aparecen quienes llegan con un archivo.',
  waiting: counted('es', {
    one: '# persona aún no tiene invitación, así que no se le escribe nada.',
    other: '# personas aún no tienen invitación, así que no se les escribe nada.',
  }),
  invite: 'Invitar',
  inviteOf: (name) => `Invitar a ${name}`,
  inviteAll: counted('es', { one: 'Invitar a # persona', other: 'Invitar a las #' }),
  inviteTitle: counted('es', { one: '¿Mandar # correo?', other: '¿Mandar # correos?' }),
  inviteText:
    'A cada persona le llega uno que dice cómo entrar. Desde entonces le escribimos como a todos.',
  notNow: 'Ahora no',
  more: (count) => `y ${count} más`,
  withoutEmail: 'Sin correo',
  withoutEmailText: counted('es', {
    one: '# persona no puede entrar ni recibir invitación hasta que anotes su correo.',
    other: '# personas no pueden entrar ni recibir invitación hasta que anotes su correo.',
  }),
  emailOf: (name) => `Correo de ${name}`,
  save: 'Guardar',
  saveOf: (name) => `Guardar el correo de ${name}`,
}

export const movingMessages = { en, es }
