/** Showing that a mailbox is one's own, on the screen that needs it. */
const en = {
  title: 'Confirm your e-mail',
  where: (email: string) =>
    `We sent a link and a code to ${email}. They work for 20 minutes. Not there? Check your spam folder or send them again.`,
  toPay:
    'Before you pay, we need to know the address is yours. We keep holding your car in the meantime.',
  later: 'You can continue for now, but you need to confirm your address before you pay.',
  confirm: 'Confirm',
  again: 'Send link and code again',
  againIn: (seconds: number) => `Send again in ${seconds} s`,
  sent: (email: string) => `We sent another e-mail to ${email}.`,
  first: 'Confirm your e-mail first',
}

const es: typeof en = {
  title: 'Confirma tu correo',
  where: (email) =>
    `Enviamos un enlace y un código a ${email}. Sirven durante 20 minutos. ¿No te llegó nada? Revisa tu correo no deseado o pide que los enviemos de nuevo.`,
  toPay:
    'Antes de que pagues, necesitamos saber que el correo es tuyo. Mientras tanto, tu auto sigue apartado.',
  later: 'Puedes seguir por ahora, pero necesitas confirmar tu correo antes de pagar.',
  confirm: 'Confirmar',
  again: 'Enviar enlace y código de nuevo',
  againIn: (seconds) => `Enviar de nuevo en ${seconds} s`,
  sent: (email) => `Enviamos otro correo a ${email}.`,
  first: 'Primero confirma tu correo',
}

export const confirmEmailMessages = { en, es }
