/** The words of cash that is taken at the desk. */
const en = {
  about: (renter: string) =>
    `Count it before you press. ${renter} is mailed that it is paid, and the receipt says that you took it.`,
  take: (sum: string) => `I have ${sum} in cash`,
  receipt: (number: string) => `Paid. Receipt ${number}.`,
}
const es: typeof en = {
  about: (renter) =>
    `Cuéntalo antes de oprimir. A ${renter} le llega un correo de que está pagado, y el recibo dice que lo recibiste tú.`,
  take: (sum) => `Tengo ${sum} en efectivo`,
  receipt: (number) => `Pagado. Recibo ${number}.`,
}

export const cashMessages = { en, es }
