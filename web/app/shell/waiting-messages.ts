import { counted } from '#protocol/core/counted.ts'

/** The words of the bar about what waits to be sent. */
const en = {
  label: 'Waiting to be sent',
  sending: (title: string, sent: number, count: number) =>
    `Sending: ${title}${counted('en', { one: '', other: `, ${sent} of # parts` })(count)}`,
  waiting: (title: string) => `Saved on this device, waiting for signal: ${title}`,
  parts: (title: string, sent: number, count: number) =>
    `${title}, ${sent} of ${counted('en', { one: '# part', other: '# parts' })(count)} sent`,
  stalled: (title: string) => `Not sent yet: ${title}. Nothing is lost. We keep trying.`,
  tryNow: 'Try now',
  onlyHere: 'This device cannot save anything: keep this tab open until it is sent.',
  signIn: 'Sign in',
  untilSignIn: (title: string) => `Saved on this device until you sign in again: ${title}`,
  more: (count: number) => `and ${count} more`,
  refused: (title: string, text: string) => `${title} could not be sent. ${text}`,
  correct: 'Fix it',
  throwAway: 'Discard',
  sureTitle: 'Discard it?',
  sureText: (title: string) =>
    `${title}: everything you entered, photos included, will be deleted for good.`,
  keep: 'Keep it',
}

const es: typeof en = {
  label: 'Por enviar',
  sending: (title, sent, count) =>
    `Enviando: ${title}${counted('es', { one: '', other: `, ${sent} de # partes` })(count)}`,
  waiting: (title) => `Guardado en este dispositivo, esperando señal: ${title}`,
  parts: (title, sent, count) =>
    `${title}, ${sent} de ${counted('es', { one: '# parte enviada', other: '# partes enviadas' })(count)}`,
  stalled: (title) => `Aún no se envía: ${title}. No se pierde nada. Lo seguimos intentando.`,
  tryNow: 'Intentar ahora',
  onlyHere: 'Este dispositivo no puede guardar nada: deja abierta esta pestaña hasta que se envíe.',
  signIn: 'Iniciar sesión',
  untilSignIn: (title) =>
    `Guardado en este dispositivo hasta que inicies sesión otra vez: ${title}`,
  more: (count) => `y ${count} más`,
  refused: (title, text) => `No se pudo enviar: ${title}. ${text}`,
  correct: 'Corregir',
  throwAway: 'Descartar',
  sureTitle: '¿Descartar esto?',
  sureText: (title) => `${title}: todo lo que escribiste, con las fotos, se borrará para siempre.`,
  keep: 'Conservar',
}

export const waitingMessages = { en, es }
