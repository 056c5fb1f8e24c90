/** A booking that was held with the person's address before it was shown to be theirs. */
const en = {
  title: 'Is this booking yours?',
  text: 'Before you signed in, a car was held with your e-mail address. Nothing has been paid.',
  trip: (start: string, end: string) => `${start} to ${end}`,
  yes: 'Yes, it is mine',
  no: 'No, release it',
  gone: 'The car is available to others again.',
}

const es: typeof en = {
  title: '¿Esta reserva es tuya?',
  text: 'Antes de que entraras, alguien apartó un auto con tu correo. No se ha pagado nada.',
  trip: (start, end) => `Del ${start} al ${end}`,
  yes: 'Sí, es mía',
  no: 'No, libérala',
  gone: 'El auto vuelve a estar disponible para otras personas.',
}

export const heldOrderMessages = { en, es }
