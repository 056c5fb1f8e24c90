import { counted } from '#protocol/core/counted.ts'

/** The words of the bar about what waits to be sent. */
const en = {
  label: 'Waiting to be sent',
  sending: (title: string, sent: number, count: number) =>
    `Sending: ${title}${counted('en', { one: '', other: `, ${sent} of # parts` })(count)}`,
  waiting: (title: string) => `Saved on this device, waiting for signal: ${title}`,
  parts: (title: string, sent: number, count: number) =>
    `${title}, ${sent} of ${counted('en', { one: '# part', other: '# parts' })(count)} sent`,
  stalled: (title: string) => `Not through yet: ${title}. Nothing is lost, we keep trying.`,
  tryNow: 'Try now',
  onlyHere: 'This device keeps nothing: leave this tab open until it is sent.',
  signIn: 'Sign in',
  untilSignIn: (title: string) => `Saved on this device until you sign in again: ${title}`,
  more: (count: number) => `and ${count} more`,
  refused: (title: string, text: string) => `${title} could not be sent. ${text}`,
  correct: 'Correct it',
  throwAway: 'Throw away',
  sureTitle: 'Throw it away?',
  sureText: (title: string) => `${title}: what you entered, with its photos, is deleted for good.`,
  keep: 'Keep it',
}

const es: typeof en = {
  label: 'Por enviar',
  sending: (title, sent, count) =>
    `Enviando: ${title}${counted('es', { one: '', other: `, ${sent} de # partes` })(count)}`,
  waiting: (title) => `Guardado en este dispositivo, esperando señal: ${title}`,
  parts: (title, sent, count) =>
    `${title}, ${sent} de ${counted('es', { one: '# parte enviada', other: '# partes enviadas' })(count)}`,
  stalled: (title) => `Todavía no llega: ${title}. No se pierde nada, lo seguimos intentando.`,
  tryNow: 'Intentar ahora',
  onlyHere: 'Este dispositivo no guarda nada: deja abierta esta pestaña hasta que se envíe.',
  signIn: 'Iniciar sesión',
  untilSignIn: (title) =>
    `Guardado en este dispositivo hasta que inicies sesión otra vez: ${title}`,
  more: (count) => `y ${count} más`,
  refused: (title, text) => `No se pudo enviar: ${title}. ${text}`,
  correct: 'Corregir',
  throwAway: 'Descartar',
  sureTitle: '¿Descartar esto?',
  sureText: (title) => `${title}: lo que escribiste, con sus fotos, se borra para siempre.`,
  keep: 'Conservar',
}

export const waitingMessages = { en, es }
