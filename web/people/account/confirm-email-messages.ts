/** Showing that a mailbox is one's own, on the screen that needs it. */
const en = {
  title: 'Confirm your e-mail',
  where: (email: string) =>
    `We sent a link and a code to ${email}. Both expire in 20 minutes. No e-mail? Check your spam folder or send them again.`,
  toPay: 'Before you pay, confirm that this e-mail is yours. We keep holding your car.',
  later: 'You can continue. Confirm your e-mail before you pay.',
  confirm: 'Confirm',
  again: 'Send link and code again',
  againIn: (seconds: number) => `Send again in ${seconds} s`,
  sent: (email: string) => `We sent another e-mail to ${email}.`,
  first: 'Confirm your e-mail first',
}

const es: typeof en = {
  title: 'Confirma tu correo',
  where: (email) =>
    `Enviamos un enlace y un código a ${email}. Vencen en 20 minutos. ¿No te llegó? Revisa tu correo no deseado o pídelos de nuevo.`,
  toPay: 'Antes de pagar, confirma que este correo es tuyo. Tu auto sigue apartado.',
  later: 'Puedes continuar. Confirma tu correo antes de pagar.',
  confirm: 'Confirmar',
  again: 'Enviar enlace y código de nuevo',
  againIn: (seconds) => `Enviar de nuevo en ${seconds} s`,
  sent: (email) => `Enviamos otro correo a ${email}.`,
  first: 'Primero confirma tu correo',
}

export const confirmEmailMessages = { en, es }
