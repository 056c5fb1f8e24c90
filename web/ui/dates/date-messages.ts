/** The words of the date fields. */
const en = {
  none: 'Choose a date',
  start: 'Start',
  end: 'End',
  dates: 'Dates',
  datesTitle: 'Your dates',
  typeDate: 'Or type the date',
  typeHint: 'DD/MM/YYYY, or Jan 5, 2024',
  dayHint: 'DD/MM/YYYY',
  time: 'Time',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  startTime: 'Start time',
  endTime: 'End time',
  chooseStart: 'Choose the start',
  chooseEnd: 'Choose the end',
  done: 'Done',
  calendar: 'Calendar',
}

const es: typeof en = {
  none: 'Elige una fecha',
  start: 'Inicio',
  end: 'Fin',
  dates: 'Fechas',
  datesTitle: 'Tus fechas',
  typeDate: 'O escribe la fecha',
  typeHint: 'DD/MM/AAAA, o Jan 5, 2024',
  dayHint: 'DD/MM/AAAA',
  time: 'Hora',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  startTime: 'Hora de inicio',
  endTime: 'Hora de fin',
  chooseStart: 'Elige el inicio',
  chooseEnd: 'Elige el fin',
  done: 'Listo',
  calendar: 'Calendario',
}

export const dateMessages = { en, es }
