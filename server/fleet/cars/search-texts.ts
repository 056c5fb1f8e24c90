const en = {
  noneHere: 'There are no cars here yet.',
  noneMatches: 'No cars match these filters. Try fewer filters.',
  noneFreeForDates: 'No cars are available for these dates. These become available later.',
  noneFreeNow: 'No cars are available right now. These become available later.',
}

const es: typeof en = {
  noneHere: 'Todavía no hay autos aquí.',
  noneMatches: 'Ningún auto coincide con estos filtros. Prueba con menos filtros.',
  noneFreeForDates: 'No hay autos disponibles en estas fechas. Estos se liberan más adelante.',
  noneFreeNow: 'No hay autos disponibles en este momento. Estos se liberan más adelante.',
}

/** What a list of cars says when there is nothing, or nothing free. */
export const searchTexts = { en, es }
