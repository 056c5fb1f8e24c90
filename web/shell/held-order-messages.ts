/** A booking that was held with the person's address before it was shown to be theirs. */
const en = {
  title: 'Is this booking yours?',
  text: 'Before you signed in, a car was held with your e-mail address. Nothing is paid.',
  trip: (start: string, end: string) => `${start} to ${end}`,
  yes: 'Yes, it is mine',
  no: 'No, let it go',
  gone: 'The car is free for others again.',
}

const es: typeof en = {
  title: '¿Esta reserva es tuya?',
  text: 'Antes de que entraras, alguien apartó un auto con tu correo. No se pagó nada.',
  trip: (start, end) => `Del ${start} al ${end}`,
  yes: 'Sí, es mía',
  no: 'No, suéltala',
  gone: 'El auto quedó libre para otros.',
}

export const heldOrderMessages = { en, es }
