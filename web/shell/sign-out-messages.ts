/** The question before signing out deletes something. */
const en = {
  title: 'Not everything is sent',
  text: 'Signing out deletes what is on this device. This has not reached us yet:',
  forms: (forms: number, photos: number) =>
    `${forms === 1 ? 'A form that you began' : `${forms} forms that you began`}${photos === 0 ? '' : photos === 1 ? ', with 1 photo' : `, with ${photos} photos`}`,
  offline: 'There is no signal. Stay signed in, and it goes out by itself when the signal is back.',
  stay: 'Stay signed in',
  sendFirst: 'Send, then sign out',
  sending: 'Sending',
  leave: 'Delete and sign out',
}

const es: typeof en = {
  title: 'No todo se ha enviado',
  text: 'Al salir se borra lo que hay en este dispositivo. Esto todavía no nos llegó:',
  forms: (forms, photos) =>
    `${forms === 1 ? 'Un formulario que empezaste' : `${forms} formularios que empezaste`}${photos === 0 ? '' : photos === 1 ? ', con 1 foto' : `, con ${photos} fotos`}`,
  offline: 'No hay señal. Si no sales, se envía solo cuando vuelva la señal.',
  stay: 'No salir',
  sendFirst: 'Enviar y salir',
  sending: 'Enviando',
  leave: 'Borrar y salir',
}

export const signOutMessages = { en, es }
