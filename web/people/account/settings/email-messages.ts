/** The words of changing one's e-mail (docs/product/accounts.md#another-e-mail). */
const en = {
  title: 'E-mail',
  lead: 'You sign in with it, and we write to it.',
  change: 'Change e-mail',
  newEmail: 'New e-mail',
  newHint: 'We send a code to your present e-mail and one to the new one.',
  sendCodes: 'Send both codes',
  cancel: 'Cancel',
  underWay: (email: string) => `Your new e-mail: ${email}`,
  explain:
    'Enter both codes within an hour. Until then nothing changes. No code? Check your spam folder.',
  code: (email: string) => `Code from the e-mail to ${email}`,
  confirm: 'Confirm',
  confirmOf: (email: string) => `Confirm the code for ${email}`,
  confirmed: (email: string) => `Confirmed: ${email}`,
  drop: 'Keep my present e-mail',
  dropped: 'Your e-mail stays as it is.',
  done: (email: string) => `Your e-mail is now ${email}.`,
}

const es: typeof en = {
  title: 'Correo electrónico',
  lead: 'Con él entras, y ahí te escribimos.',
  change: 'Cambiar correo',
  newEmail: 'Correo nuevo',
  newHint: 'Enviamos un código a tu correo actual y otro al nuevo.',
  sendCodes: 'Enviar los dos códigos',
  cancel: 'Cancelar',
  underWay: (email) => `Tu correo nuevo: ${email}`,
  explain:
    'Escribe los dos códigos antes de una hora. Mientras tanto no cambia nada. ¿No te llegó alguno? Revisa tu correo no deseado.',
  code: (email) => `Código del correo a ${email}`,
  confirm: 'Confirmar',
  confirmOf: (email) => `Confirmar el código de ${email}`,
  confirmed: (email) => `Confirmado: ${email}`,
  drop: 'Quedarme con mi correo actual',
  dropped: 'Tu correo se queda como está.',
  done: (email) => `Tu correo ahora es ${email}.`,
}

export const emailMessages = { en, es }
