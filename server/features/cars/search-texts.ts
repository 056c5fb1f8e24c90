const en = {
  noneHere: 'There are no cars here yet.',
  noneMatches: 'No car matches these filters. Try fewer of them.',
  noneFreeForDates: 'No car is free for these dates. These become free later.',
  noneFreeNow: 'No car is free right now. These become free later.',
}

const es: typeof en = {
  noneHere: 'Todavía no hay autos aquí.',
  noneMatches: 'Ningún auto coincide con estos filtros. Prueba con menos.',
  noneFreeForDates: 'Ningún auto está libre en estas fechas. Estos se liberan más adelante.',
  noneFreeNow: 'Ningún auto está libre en este momento. Estos se liberan más adelante.',
}

/** What a list of cars says when there is nothing, or nothing free. */
export const searchTexts = { en, es }
