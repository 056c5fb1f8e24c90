const en = {
  kept: 'Saved on this device',
  startOver: 'Start over',
  sureStartOver: 'What you have typed will be deleted.',
}

const es: typeof en = {
  kept: 'Guardado en este dispositivo',
  startOver: 'Empezar de nuevo',
  sureStartOver: 'Se borrará lo que escribiste.',
}

export const draftMessages = { en, es }
