/** What was registered with an address before somebody had shown whose that is. */
const en = {
  title: 'Is this registration yours?',
  text: (email: string) =>
    `Someone registered with ${email} on another device or in another browser. If it was you, what you typed stays, and you are signed out there.`,
  name: 'Name',
  phone: 'Phone',
  invitedBy: 'Invited by',
  mine: 'Yes, it is mine',
  without: 'No, sign in without it',
  leave: 'Do not sign in',
}

const es: typeof en = {
  title: '¿Este registro es tuyo?',
  text: (email) =>
    `Alguien se registró con ${email} en otro dispositivo o navegador. Si fuiste tú, conservas lo que escribiste y allá se cierra tu sesión.`,
  name: 'Nombre',
  phone: 'Teléfono',
  invitedBy: 'Te invitó',
  mine: 'Sí, es mío',
  without: 'No, entrar sin él',
  leave: 'No entrar',
}

export const whoseMessages = { en, es }
