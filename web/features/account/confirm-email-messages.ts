/** Showing that a mailbox is one's own, on the screen that needs it. */
const en = {
  title: 'Confirm your e-mail',
  where: (email: string) =>
    `We sent a link and a code to ${email}. They work for 20 minutes. Nothing there? Look among the spam, or send them again.`,
  toPay: 'Before you pay we need to know that the address is yours. Your car stays held meanwhile.',
  later: 'You can go on without it; to pay, the address has to be confirmed.',
  confirm: 'Confirm',
  again: 'Send link and code again',
  againIn: (seconds: number) => `Send again in ${seconds} s`,
  sent: (email: string) => `We sent another mail to ${email}.`,
  first: 'Confirm your e-mail first',
}

const es: typeof en = {
  title: 'Confirma tu correo',
  where: (email) =>
    `Enviamos un enlace y un código a ${email}. Sirven durante 20 minutos. ¿No llegó nada? Mira en el correo no deseado o pide que los enviemos de nuevo.`,
  toPay:
    'Antes de pagar tenemos que saber que la dirección es tuya. Mientras tanto, tu auto sigue apartado.',
  later: 'Puedes seguir sin esto; para pagar hace falta confirmar la dirección.',
  confirm: 'Confirmar',
  again: 'Enviar enlace y código de nuevo',
  againIn: (seconds) => `Enviar de nuevo en ${seconds} s`,
  sent: (email) => `Enviamos otro correo a ${email}.`,
  first: 'Primero confirma tu correo',
}

export const confirmEmailMessages = { en, es }
