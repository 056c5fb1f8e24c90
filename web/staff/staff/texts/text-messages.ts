const en = {
  intro:
    'These texts are shown where they matter, in the reader’s language. A change is read at once.',
  names: {
    'job-rides': 'Rides: cost sharing and cover',
    'job-driving': 'Driving on other jobs',
    'job-relocations': 'Moving a car for the company',
  },
  where: {
    'job-rides': 'Read on the page of a ride, before one offers to drive or to ride along.',
    'job-driving': 'Read on the page of a delivery, errand or move, before one applies.',
    'job-relocations': 'Read on the page of a car to move, before one applies.',
  },
  changed: (at: string) => `Last changed ${at}`,
  english: 'English',
  spanish: 'Spanish',
  count: (now: number, most: number) => `${now} of ${most} characters. Plain text.`,
  preview: 'Preview',
  save: 'Save both',
  saveOf: (name: string) => `Save both: ${name}`,
  meanwhile: 'A colleague saved this text while you were writing. This is what it says now:',
  takeTheirs: 'Start from the new text',
}

const es: typeof en = {
  intro:
    'Estos textos se muestran donde hacen falta, en el idioma de quien lee. Un cambio se ve de inmediato.',
  names: {
    'job-rides': 'Viajes: costos compartidos y cobertura',
    'job-driving': 'Manejar en otros trabajos',
    'job-relocations': 'Trasladar un auto de la compañía',
  },
  where: {
    'job-rides': 'Se lee en la página de un viaje, antes de ofrecerse a manejar o a viajar.',
    'job-driving':
      'Se lee en la página de una entrega, un mandado o una mudanza, antes de hacer una oferta.',
    'job-relocations': 'Se lee en la página de un traslado, antes de hacer una oferta.',
  },
  changed: (at) => `Último cambio: ${at}`,
  english: 'Inglés',
  spanish: 'Español',
  count: (now, most) => `${now} de ${most} caracteres. Solo texto.`,
  preview: 'Vista previa',
  save: 'Guardar los dos',
  saveOf: (name) => `Guardar los dos: ${name}`,
  meanwhile: 'Alguien del equipo guardó este texto mientras escribías. Ahora dice:',
  takeTheirs: 'Empezar con el texto nuevo',
}

export const textMessages = { en, es }
