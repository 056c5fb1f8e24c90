import type { Lang } from '#protocol/core/text.ts'

type Words = {
  title: string
  about: string
  overlaps: string
  seen: string
  know: string
  openOrder: string
  feeds: string
  none: string
  state: Record<'waiting' | 'read' | 'failing', string>
  readAt: (when: string) => string
  since: (when: string) => string
  ahead: (count: number) => string
  stays: string
  add: string
  name: string
  nameHint: string
  url: string
  urlHint: string
  urlStays: string
  save: string
  change: string
  cancel: string
  end: string
  endTitle: (name: string) => string
  endText: string
  out: string
  outAbout: string
  outAreas: string
  area: string
  make: string
  renew: string
  renewText: string
  endLink: string
  endLinkText: string
  madeBy: (name: string, when: string) => string
  address: string
  once: string
  copy: string
  copied: string
  notCopied: string
  noFeeds: string
  noFeedsText: string
}

const en: Words = {
  title: 'Calendars',
  about:
    'From Turo, Getaround or any other marketplace: what it says is blocked here. Never over a rental.',
  overlaps: 'Two calendars, one car',
  seen: 'Known',
  know: 'We know',
  openOrder: 'Open the order',
  feeds: 'Other marketplaces',
  none: 'No calendar of another marketplace.',
  state: { waiting: 'Not read yet', read: 'Up to date', failing: 'Cannot be read' },
  readAt: (when) => `read ${when}`,
  since: (when) => `since ${when}`,
  ahead: (count) => (count === 1 ? '1 time ahead' : `${count} times ahead`),
  stays: 'What it said before stays blocked.',
  add: 'Add a calendar',
  name: 'Marketplace',
  nameHint: 'Like Turo',
  url: 'Address of its calendar',
  urlHint: 'Begins with https:// and often ends with .ics',
  urlStays: 'Empty: the address stays as it is',
  save: 'Save',
  change: 'Change',
  cancel: 'Cancel',
  end: 'Remove',
  endTitle: (name) => `Remove the calendar of ${name}?`,
  endText: 'Its days are free at once, and can be booked here.',
  out: 'Our calendar for others',
  outAbout:
    'A secret address for Google, Apple or Outlook, or for another marketplace. No renter is named in it.',
  outAreas:
    'All cars of an area in one calendar, for the staff’s phones. No renter is named in it.',
  area: 'Area',
  make: 'Make an address',
  renew: 'Make a new one',
  renewText: 'The old address ends, and whoever has it sees nothing any more.',
  endLink: 'End it',
  endLinkText: 'Whoever has the address sees nothing any more.',
  madeBy: (name, when) => `made by ${name}, ${when}`,
  address: 'Address',
  once: 'Copy it now: it is shown this once.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy. Select the address and copy it.',
  noFeeds: 'No calendars yet',
  noFeedsText: 'Give a car the calendar of another marketplace on its page, under Cars.',
}

const es: Words = {
  title: 'Calendarios',
  about:
    'De Turo, Getaround u otra plataforma: lo que diga se bloquea aquí. Nunca encima de una renta.',
  overlaps: 'Dos calendarios, un auto',
  seen: 'Ya se sabe',
  know: 'Ya lo sabemos',
  openOrder: 'Abrir la orden',
  feeds: 'Otras plataformas',
  none: 'Ningún calendario de otra plataforma.',
  state: { waiting: 'Aún sin leer', read: 'Al día', failing: 'No se puede leer' },
  readAt: (when) => `leído ${when}`,
  since: (when) => `desde ${when}`,
  ahead: (count) => (count === 1 ? '1 fecha por venir' : `${count} fechas por venir`),
  stays: 'Lo que decía antes sigue bloqueado.',
  add: 'Agregar un calendario',
  name: 'Plataforma',
  nameHint: 'Por ejemplo, Turo',
  url: 'Dirección de su calendario',
  urlHint: 'Empieza con https:// y muchas veces termina en .ics',
  urlStays: 'Vacío: la dirección queda como está',
  save: 'Guardar',
  change: 'Cambiar',
  cancel: 'Cancelar',
  end: 'Quitar',
  endTitle: (name) => `¿Quitar el calendario de ${name}?`,
  endText: 'Sus días quedan libres de inmediato y se pueden reservar aquí.',
  out: 'Nuestro calendario para otros',
  outAbout:
    'Una dirección secreta para Google, Apple u Outlook, o para otra plataforma. No dice quién renta.',
  outAreas:
    'Todos los autos de una zona en un calendario, para los celulares del equipo. No dice quién renta.',
  area: 'Zona',
  make: 'Crear una dirección',
  renew: 'Crear otra',
  renewText: 'La dirección anterior se termina, y quien la tenga ya no ve nada.',
  endLink: 'Terminarla',
  endLinkText: 'Quien tenga la dirección ya no ve nada.',
  madeBy: (name, when) => `la creó ${name}, ${when}`,
  address: 'Dirección',
  once: 'Cópiala ahora: solo se muestra esta vez.',
  copy: 'Copiar',
  copied: 'Copiada',
  notCopied: 'No se pudo copiar. Selecciona la dirección y cópiala.',
  noFeeds: 'Aún no hay calendarios',
  noFeedsText: 'Da a un auto el calendario de otra plataforma en su página, en Autos.',
}

export const calendarMessages = { en, es } satisfies Record<Lang, Words>
