const en = {
  none: 'Every message has been answered.',
  answer: 'Read and answer',
  close: 'Close',
  picture: 'A photo',
}

const es: typeof en = {
  none: 'Todos los mensajes tienen respuesta.',
  answer: 'Leer y responder',
  close: 'Cerrar',
  picture: 'Una foto',
}

export const threadMessages = { en, es }
