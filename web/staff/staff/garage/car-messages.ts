import type { FieldName } from './car-values.ts'

type Words = {
  save: string
  saveNew: string
  cancel: string
  sections: Record<'about' | 'prices' | 'place' | 'own' | 'features', string>
  ownText: string
  dearWeek: (week: string, days: string) => string
  dearMonth: (month: string, days: string) => string
  seasons: string
  seasonDates: (from: string, until: string) => string
  fields: Record<FieldName, string>
  hints: Partial<Record<FieldName, string>>
  fuels: Record<'gas' | 'hybrid' | 'electric' | 'diesel', string>
  transmissions: Record<'automatic' | 'manual', string>
  colours: Record<string, string>
}

const en: Words = {
  save: 'Save',
  saveNew: 'Add this car',
  cancel: 'Cancel',
  sections: {
    about: 'What it is',
    prices: 'Prices',
    place: 'Where it stands',
    own: 'Papers and state',
    features: 'Features',
  },
  ownText: 'Only the company sees these, except the plate and the odometer.',
  dearWeek: (week, days) =>
    `A week costs ${week}, and seven days ${days}. You may, but a week is usually cheaper.`,
  dearMonth: (month, days) =>
    `A month costs ${month}, and thirty days ${days}. You may, but a month is usually cheaper.`,
  seasons: 'A day, a week and a month in each season',
  seasonDates: (from, until) => `${from} to ${until}`,
  fields: {
    make: 'Make',
    model: 'Model',
    year: 'Model year',
    subtype: 'Body type',
    colour: 'Color of the drawing',
    fuel: 'Fuel',
    transmission: 'Transmission',
    seats: 'Seats',
    doors: 'Doors',
    mpg: 'Miles a gallon',
    tankGallons: 'Tank, gallons',
    batteryKwh: 'Battery, kWh',
    dailyRateUsd: 'Day, $',
    weeklyPriceUsd: 'Week, $',
    monthlyPriceUsd: 'Month, $',
    milePriceCents: 'Mile, cents',
    includedMilesPerDay: 'Miles included a day',
    minRentalDays: 'Shortest rental, days',
    depositMinUsd: 'Lowest deposit, $',
    depositMaxUsd: 'Highest deposit, $',
    area: 'Area',
    city: 'City',
    address: 'Address of the pickup',
    latitude: 'Latitude',
    longitude: 'Longitude',
    status: 'State',
    plate: 'Plate',
    vin: 'VIN',
    odometerMiles: 'Odometer, miles',
    registrationUntil: 'Registration until',
    inspectionUntil: 'Inspection until',
    keyBox: 'Key box',
    costUsd: 'Cost, $',
    sourceId: 'Your own ID',
    note: 'Note',
    features: 'Features',
  },
  hints: {
    address: 'Left empty, it is the area’s. Renters read it once their booking is paid.',
    latitude: 'In degrees; shown rounded. With both left empty the car stands where its area is.',
    milePriceCents: 'In cents: 25 is $0.25 a mile.',
    sourceId: 'A file knows the car by it. Left empty, the car goes by an ID of ours.',
    vin: '17 letters and digits',
    seats: 'Left empty, as the body type usually has.',
    batteryKwh: 'Of an electric car.',
    odometerMiles: 'It never goes back.',
  },
  fuels: { gas: 'Gas', hybrid: 'Hybrid', electric: 'Electric', diesel: 'Diesel' },
  transmissions: { automatic: 'Automatic', manual: 'Manual' },
  colours: {
    pacific: 'Blue green',
    poppy: 'Orange',
    pearl: 'White',
    silver: 'Silver',
    graphite: 'Gray',
    night: 'Black',
    redwood: 'Red',
    sage: 'Green',
    sand: 'Sand',
    navy: 'Dark blue',
  },
}

const es: Words = {
  save: 'Guardar',
  saveNew: 'Agregar este auto',
  cancel: 'Cancelar',
  sections: {
    about: 'Cómo es',
    prices: 'Precios',
    place: 'Dónde está',
    own: 'Papeles y estado',
    features: 'Equipamiento',
  },
  dearWeek: (week, days) =>
    `Una semana cuesta ${week} y siete días ${days}. Se puede, pero una semana suele ser más barata.`,
  dearMonth: (month, days) =>
    `Un mes cuesta ${month} y treinta días ${days}. Se puede, pero un mes suele ser más barato.`,
  seasons: 'Un día, una semana y un mes en cada temporada',
  seasonDates: (from, until) => `del ${from} al ${until}`,
  ownText: 'Esto solo lo ve la empresa, menos la placa y el odómetro.',
  fields: {
    make: 'Marca',
    model: 'Modelo',
    year: 'Año del modelo',
    subtype: 'Carrocería',
    colour: 'Color del dibujo',
    fuel: 'Combustible',
    transmission: 'Transmisión',
    seats: 'Asientos',
    doors: 'Puertas',
    mpg: 'Millas por galón',
    tankGallons: 'Tanque, galones',
    batteryKwh: 'Batería, kWh',
    dailyRateUsd: 'Día, $',
    weeklyPriceUsd: 'Semana, $',
    monthlyPriceUsd: 'Mes, $',
    milePriceCents: 'Milla, centavos',
    includedMilesPerDay: 'Millas incluidas por día',
    minRentalDays: 'Renta mínima, días',
    depositMinUsd: 'Depósito mínimo, $',
    depositMaxUsd: 'Depósito máximo, $',
    area: 'Zona',
    city: 'Ciudad',
    address: 'Dirección de entrega',
    latitude: 'Latitud',
    longitude: 'Longitud',
    status: 'Estado',
    plate: 'Placa',
    vin: 'VIN',
    odometerMiles: 'Odómetro, millas',
    registrationUntil: 'Registro válido hasta',
    inspectionUntil: 'Inspección válida hasta',
    keyBox: 'Caja de llaves',
    costUsd: 'Costo, $',
    sourceId: 'Tu propio número',
    note: 'Nota',
    features: 'Equipamiento',
  },
  hints: {
    address: 'Si queda vacía, es la de la zona. El cliente la lee cuando su reserva está pagada.',
    latitude:
      'En grados; se muestra redondeada. Si las dos quedan vacías, el auto está donde su zona.',
    milePriceCents: 'En centavos: 25 son $0.25 por milla.',
    sourceId: 'Con él, un archivo reconoce el auto. Si queda vacío, usamos uno nuestro.',
    vin: '17 letras y números',
    seats: 'Si queda vacío, lo usual de la carrocería.',
    batteryKwh: 'De un auto eléctrico.',
    odometerMiles: 'Nunca retrocede.',
  },
  fuels: { gas: 'Gasolina', hybrid: 'Híbrido', electric: 'Eléctrico', diesel: 'Diésel' },
  transmissions: { automatic: 'Automática', manual: 'Manual' },
  colours: {
    pacific: 'Azul verdoso',
    poppy: 'Naranja',
    pearl: 'Blanco',
    silver: 'Plateado',
    graphite: 'Gris',
    night: 'Negro',
    redwood: 'Rojo',
    sage: 'Verde',
    sand: 'Arena',
    navy: 'Azul oscuro',
  },
}

export const carMessages = { en, es }
