const en = {
  none: 'Every message has been answered.',
  last: 'Last message',
  written: 'Written',
  picture: 'A photo',
}

const es: typeof en = {
  none: 'Todos los mensajes tienen respuesta.',
  last: 'Último mensaje',
  written: 'Escrito',
  picture: 'Una foto',
}

export const threadMessages = { en, es }
