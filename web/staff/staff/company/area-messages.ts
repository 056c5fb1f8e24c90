/** The words of the company's areas. */
const en = {
  areas: 'Areas',
  areasText:
    'Where renters pick cars up. Each has its own clock, hours and prices for gas and charging.',
  noAreas: 'There is no area yet, so nobody can search for a car.',
  add: 'Add an area',
  newArea: 'New area',
  nameEn: 'Name in English',
  nameEs: 'Name in Spanish',
  town: 'Town',
  townHint: 'It gives the area its place on the map and its clock.',
  townClear: 'Another town',
  townNow: (state: string, clock: string) =>
    `${state}, on the clock of ${clock}. Choose a town to move it.`,
  address: 'Pickup address',
  addressHint: 'Renters read it once their booking is paid.',
  opens: 'First visit',
  closes: 'Closes',
  slots: 'Visits at the same time',
  gasPrice: 'Gas, $ a gallon',
  kwhPrice: 'Charging, $ a kWh',
  cars: (count: number) => (count === 1 ? '1 car' : `${count} cars`),
  save: (name: string) => `Save ${name}`,
  saveNew: 'Save the new area',
  cancel: 'Cancel',
}

const es: typeof en = {
  areas: 'Zonas',
  areasText:
    'Donde los clientes recogen los autos. Cada una tiene su hora, su horario y sus precios de gasolina y carga.',
  noAreas: 'Todavía no hay ninguna zona, así que nadie puede buscar un auto.',
  add: 'Agregar una zona',
  newArea: 'Zona nueva',
  nameEn: 'Nombre en inglés',
  nameEs: 'Nombre en español',
  town: 'Ciudad',
  townHint: 'Le da a la zona su lugar en el mapa y su hora.',
  townClear: 'Otra ciudad',
  townNow: (state, clock) => `${state}, con la hora de ${clock}. Elige una ciudad para moverla.`,
  address: 'Dirección de entrega',
  addressHint: 'Los clientes la leen cuando su reserva está pagada.',
  opens: 'Primera cita',
  closes: 'Cierre',
  slots: 'Citas a la misma hora',
  gasPrice: 'Gasolina, $ por galón',
  kwhPrice: 'Carga, $ por kWh',
  cars: (count) => (count === 1 ? '1 auto' : `${count} autos`),
  save: (name) => `Guardar ${name}`,
  saveNew: 'Guardar la zona nueva',
  cancel: 'Cancelar',
}

export const areaMessages = { en, es }
