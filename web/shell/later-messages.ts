/** What stands on the screens of jobs while nothing is in them. */
const en = {
  jobs: {
    title: 'Jobs',
    empty: 'No jobs right now',
    text: 'Nobody needs a ride or a hand at the moment.',
  },
  createJob: {
    title: 'New job',
    empty: 'New jobs cannot be posted at the moment',
    text: 'Need a hand with your rental? Write to us and a person will answer.',
  },
  job: {
    title: 'Job',
    empty: 'This job does not exist',
    text: 'It may have been removed, or the link may be incomplete.',
  },
  findCar: 'Find a car',
  write: 'Write to us',
  allJobs: 'All jobs',
}

const es: typeof en = {
  jobs: {
    title: 'Trabajos',
    empty: 'No hay trabajos ahora',
    text: 'En este momento nadie pide un viaje ni ayuda.',
  },
  createJob: {
    title: 'Nuevo trabajo',
    empty: 'Por el momento no se pueden publicar trabajos',
    text: '¿Necesitas ayuda con tu renta? Escríbenos y te responde una persona.',
  },
  job: {
    title: 'Trabajo',
    empty: 'Ese trabajo no existe',
    text: 'Puede que lo hayan quitado o que el enlace esté incompleto.',
  },
  findCar: 'Buscar auto',
  write: 'Escríbenos',
  allJobs: 'Todos los trabajos',
}

export const laterMessages = { en, es }
