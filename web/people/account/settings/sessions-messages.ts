/** The words of the list of sessions (docs/product/accounts.md#sessions). */
const en = {
  title: 'Where you are signed in',
  lead: 'Don’t recognize one of these? Sign it out. Time zones are as each device says.',
  device: (browser: string | undefined, system: string | undefined) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system),
  unknown: 'Unknown device',
  here: 'This device',
  now: 'In use now',
  lastUsed: (moment: string) => `Last used ${moment}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out: ${device}`,
  ended: (device: string) => `Signed out: ${device}`,
  endOthers: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  passkeysStay:
    'Your passkeys can still sign in. These are the newest. Remove those you do not know.',
  passkey: (name: string, day: string) => `${name} · Added ${day}`,
  removeToo: 'Remove too:',
  cancel: 'Cancel',
  othersEnded: 'You are signed in here only.',
  reach: 'Calendar and text messages',
  more: (count: number) => `And ${count} more that were used earlier.`,
}

const es: typeof en = {
  title: 'Dónde tienes la sesión abierta',
  lead: '¿No reconoces alguna? Ciérrala. La zona horaria es la que dice cada dispositivo.',
  device: (browser, system) =>
    browser && system ? `${browser} en ${system}` : (browser ?? system),
  unknown: 'Dispositivo desconocido',
  here: 'Este dispositivo',
  now: 'En uso ahora',
  lastUsed: (moment) => `Último uso: ${moment}`,
  end: 'Cerrar sesión',
  endOf: (device) => `Cerrar sesión: ${device}`,
  ended: (device) => `Sesión cerrada: ${device}`,
  endOthers: 'Cerrar sesión en todos los demás',
  endOthersTitle: '¿Cerrar sesión en todos los demás?',
  passkeysStay:
    'Con tus passkeys se puede entrar de nuevo. Estas son las más recientes. Quita las que no conozcas.',
  passkey: (name, day) => `${name} · Agregada: ${day}`,
  removeToo: 'Quitar también:',
  cancel: 'Cancelar',
  othersEnded: 'Ya solo tienes la sesión abierta aquí.',
  reach: 'Calendario y mensajes de texto',
  more: (count) => `Y ${count} más, que se usaron antes.`,
}

export const sessionsMessages = { en, es }
