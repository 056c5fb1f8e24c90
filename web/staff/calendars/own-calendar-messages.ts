import type { Lang } from '#protocol/core/text.ts'

const en = {
  title: 'Your calendar',
  lead: 'Your pickups, returns and weekly photos in the calendar of your phone.',
  make: 'Make an address',
  renew: 'Make a new one',
  renewLead: 'A new address ends the old one.',
  end: 'End it',
  once: 'Add this address to your calendar now. It is shown this once; keep it to yourself.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy. Select the address and copy it.',
  ended: 'The address ended',
}

const es: typeof en = {
  title: 'Tu calendario',
  lead: 'Cuándo recoges, devuelves y te tocan las fotos, en el calendario de tu celular.',
  make: 'Crear una dirección',
  renew: 'Crear otra',
  renewLead: 'Una dirección nueva termina la anterior.',
  end: 'Terminarla',
  once: 'Agrega ahora esta dirección a tu calendario. Solo se muestra esta vez; no la compartas.',
  copy: 'Copiar',
  copied: 'Copiada',
  notCopied: 'No se pudo copiar. Selecciona la dirección y cópiala.',
  ended: 'La dirección terminó',
}

export const ownCalendarMessages = { en, es } satisfies Record<Lang, typeof en>
