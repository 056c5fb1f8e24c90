import { counted } from '#protocol/core/counted.ts'

const begun = {
  en: counted('en', { one: 'A form that you began', other: '# forms that you began' }),
  es: counted('es', {
    one: 'Un formulario que empezaste',
    other: '# formularios que empezaste',
  }),
}
const withPhotos = {
  en: counted('en', { one: ', with # photo', other: ', with # photos' }),
  es: counted('es', { one: ', con # foto', other: ', con # fotos' }),
}

/** The question before signing out deletes something. */
const en = {
  title: 'Not everything is sent',
  text: 'Signing out deletes what is on this device. This has not reached us yet:',
  forms: (forms: number, photos: number) =>
    `${begun.en(forms)}${photos === 0 ? '' : withPhotos.en(photos)}`,
  offline: 'There is no signal. Stay signed in, and it goes out by itself when the signal is back.',
  stay: 'Stay signed in',
  sendFirst: 'Send, then sign out',
  sending: 'Sending',
  leave: 'Delete and sign out',
}

const es: typeof en = {
  title: 'No todo se ha enviado',
  text: 'Al salir se borra lo que hay en este dispositivo. Esto todavía no nos llegó:',
  forms: (forms, photos) => `${begun.es(forms)}${photos === 0 ? '' : withPhotos.es(photos)}`,
  offline: 'No hay señal. Si no sales, se envía solo cuando vuelva la señal.',
  stay: 'No salir',
  sendFirst: 'Enviar y salir',
  sending: 'Enviando',
  leave: 'Borrar y salir',
}

export const signOutMessages = { en, es }
