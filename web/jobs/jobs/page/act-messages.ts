/** The words of what one does about a job. */
const en = {
  heading: 'This job',
  edit: 'Edit job',
  markDone: 'Mark as done',
  markDoneText: (name: string) =>
    `Is everything done? ${name} confirms it. Without an answer it confirms itself after 72 hours.`,
  markedDone: (name: string) => `Marked as done. ${name} is asked to confirm it.`,
  complete: 'Confirm and rate',
  completeText: (name: string) => `Confirm that ${name} did the job, and say how it went.`,
  completed: 'The job is completed. Your rating is in.',
  rate: (name: string) => `Rate ${name}`,
  rateText: (name: string) =>
    `${name} rates you too. Both ratings stay hidden until both are in, or until 14 days have passed.`,
  rated: 'Thank you. Your rating is in.',
  confirmsItself: (at: string) => `Marked as done. Confirms automatically on ${at}.`,
  cancel: 'Cancel job',
  cancelTitle: 'Cancel this job?',
  cancelText: 'Everybody who made an offer is told. You can restore it for 24 hours.',
  cancelRelocation: 'Everybody who made an offer is told. The car is free again.',
  cancelLate: (name: string) =>
    `It begins in less than 24 hours, or has begun: ${name} has planned with it. The history will say that it was canceled late, and you can rate each other.`,
  canceled: 'The job is canceled.',
  restore: 'Restore job',
  restoreText: (at: string) =>
    `You can restore it until ${at}. The offers that were waiting wait again; nobody is assigned.`,
  restored: 'The job is open again.',
  leave: 'Leave this job',
  leaveTitle: 'Leave this job?',
  leaveText: (name: string) => `${name} is told, and the job is open for others again.`,
  leaveLate: (name: string) =>
    `It begins in less than 24 hours, or has begun: ${name} has planned with you. The history will say that you left late.`,
  left: 'You left the job.',
  comments: 'Your review',
  optional: 'If you like. Other members read it.',
  sendRating: 'Send rating',
  sendComplete: 'Confirm and send rating',
}

const es: typeof en = {
  heading: 'Este trabajo',
  edit: 'Editar trabajo',
  markDone: 'Marcar como hecho',
  markDoneText: (name) =>
    `¿Ya quedó todo? ${name} lo confirma. Si no responde, se confirma solo a las 72 horas.`,
  markedDone: (name) => `Quedó marcado como hecho. Le pedimos a ${name} que lo confirme.`,
  complete: 'Confirmar y calificar',
  completeText: (name) => `Confirma que ${name} lo hizo y cuenta cómo te fue.`,
  completed: 'El trabajo está completado. Recibimos tu calificación.',
  rate: (name) => `Calificar a ${name}`,
  rateText: (name) =>
    `${name} también te califica. Las dos calificaciones se muestran cuando estén ambas, o después de 14 días.`,
  rated: 'Gracias. Recibimos tu calificación.',
  confirmsItself: (at) => `Está marcado como hecho. Si nadie responde, se confirma solo el ${at}.`,
  cancel: 'Cancelar trabajo',
  cancelTitle: '¿Cancelar este trabajo?',
  cancelText: 'Les avisamos a quienes hicieron ofertas. Lo puedes recuperar durante 24 horas.',
  cancelRelocation: 'Les avisamos a quienes hicieron ofertas. El auto queda libre otra vez.',
  cancelLate: (name) =>
    `Empieza en menos de 24 horas, o ya empezó, y ${name} contaba con él. En el historial quedará que se canceló tarde, y se podrán calificar.`,
  canceled: 'El trabajo está cancelado.',
  restore: 'Recuperar trabajo',
  restoreText: (at) =>
    `Lo puedes recuperar hasta el ${at}. Las ofertas que estaban en espera vuelven; nadie queda asignado.`,
  restored: 'El trabajo está abierto otra vez.',
  leave: 'Dejar este trabajo',
  leaveTitle: '¿Dejar este trabajo?',
  leaveText: (name) => `Le avisamos a ${name} y el trabajo queda abierto para otros.`,
  leaveLate: (name) =>
    `Empieza en menos de 24 horas, o ya empezó, y ${name} contaba contigo. En el historial quedará que lo dejaste tarde.`,
  left: 'Dejaste el trabajo.',
  comments: 'Tu reseña',
  optional: 'Si quieres. La leen otros miembros.',
  sendRating: 'Enviar calificación',
  sendComplete: 'Confirmar y enviar calificación',
}

export const jobActMessages = { en, es }
