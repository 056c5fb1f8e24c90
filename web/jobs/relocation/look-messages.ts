/** The words of a relocation that staff look at. */
const en = {
  title: 'Look at this relocation',
  open: 'Approve or refuse',
  why: 'What does not fit',
  waits: 'It does not confirm itself, and the car is kept until you decide.',
  decision: 'Decision',
  decisions: { approve: 'Approve: the driver gets the credit', refuse: 'Refuse: no credit' },
  decided: { approve: 'The relocation is approved.', refuse: 'The relocation is refused.' },
  stands: 'Where the car stands now',
  standsAt: {
    from: (town: string) => `Where it was taken: ${town}`,
    to: (town: string) => `Where it was to be brought: ${town}`,
  },
  message: 'Why',
  messageHint: 'The driver reads it.',
  noteHint: 'If you like. It is kept in the log of staff.',
  send: 'Decide',
  toLookAt: 'To look at',
  driver: 'Driver',
  finished: 'Finished',
  look: 'Look at it',
  lookOf: (title: string) => `Look at it: ${title}`,
  driverTitle: 'Our team looks at it first',
  driverText: (amount: string) =>
    `Something does not fit yet, so it does not confirm itself. Once we approve it, you have a credit of ${amount}.`,
  refused: 'We did not accept this relocation',
  refusedText: 'There is no credit for it.',
}

const es: typeof en = {
  title: 'Revisa este traslado',
  open: 'Aprobar o rechazar',
  why: 'Lo que no cuadra',
  waits: 'No se confirma solo, y el auto queda apartado hasta que decidas.',
  decision: 'Decisión',
  decisions: {
    approve: 'Aprobar: quien manejó recibe el crédito',
    refuse: 'Rechazar: sin crédito',
  },
  decided: { approve: 'El traslado quedó aprobado.', refuse: 'El traslado quedó rechazado.' },
  stands: 'Dónde está el auto ahora',
  standsAt: {
    from: (town) => `Donde se tomó: ${town}`,
    to: (town) => `Adonde había que llevarlo: ${town}`,
  },
  message: 'Por qué',
  messageHint: 'Lo lee quien manejó.',
  noteHint: 'Si quieres. Queda en el registro del equipo.',
  send: 'Decidir',
  toLookAt: 'Por revisar',
  driver: 'Quien maneja',
  finished: 'Terminado',
  look: 'Revisar',
  lookOf: (title) => `Revisar: ${title}`,
  driverTitle: 'Nuestro equipo lo revisa primero',
  driverText: (amount) =>
    `Todavía hay algo que no cuadra, así que no se confirma solo. Cuando lo aprobemos, tienes un crédito de ${amount}.`,
  refused: 'No aceptamos este traslado',
  refusedText: 'No hay crédito por él.',
}

export const lookMessages = { en, es }
