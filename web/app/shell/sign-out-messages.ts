import { counted } from '#protocol/core/counted.ts'

const begun = {
  en: counted('en', { one: 'A form you started', other: '# forms you started' }),
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
  title: 'Not everything has been sent',
  text: 'Signing out deletes everything saved on this device. We have not received this yet:',
  forms: (forms: number, photos: number) =>
    `${begun.en(forms)}${photos === 0 ? '' : withPhotos.en(photos)}`,
  offline:
    'There is no signal. Stay signed in and it will be sent automatically when the signal is back.',
  stay: 'Stay signed in',
  sendFirst: 'Send, then sign out',
  sending: 'Sending',
  leave: 'Delete and sign out',
}

const es: typeof en = {
  title: 'No todo se ha enviado',
  text: 'Al salir se borra lo guardado en este dispositivo. Esto todavía no nos ha llegado:',
  forms: (forms, photos) => `${begun.es(forms)}${photos === 0 ? '' : withPhotos.es(photos)}`,
  offline: 'No hay señal. Si no cierras la sesión, se enviará automáticamente cuando vuelva.',
  stay: 'No salir',
  sendFirst: 'Enviar y salir',
  sending: 'Enviando',
  leave: 'Borrar y salir',
}

export const signOutMessages = { en, es }
