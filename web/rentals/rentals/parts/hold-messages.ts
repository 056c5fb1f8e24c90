const en = {
  cancel: 'Cancel the hold',
  keep: 'Keep it',
  title: 'Cancel the hold?',
  text: 'Others can book the car right away. If a payment for it still arrives, you get it back.',
  textChange:
    'Your rental continues as before. If a payment for this change still arrives, you get it back.',
  done: 'The hold is canceled',
}

const es: typeof en = {
  cancel: 'Cancelar el apartado',
  keep: 'Conservarlo',
  title: '¿Cancelar el apartado?',
  text: 'Otras personas pueden reservar el auto de inmediato. Si todavía llega un pago por él, te lo devolvemos.',
  textChange:
    'Tu renta sigue como antes. Si todavía llega un pago por este cambio, te lo devolvemos.',
  done: 'El apartado está cancelado',
}

export const holdMessages = { en, es }
