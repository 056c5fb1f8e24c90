/** The words of extras, price plans and the cover. */
const en = {
  extras: 'Extras',
  extrasText: 'Each costs its price once per rental.',
  noExtras: 'No extra yet.',
  addExtra: 'Add an extra',
  newExtra: 'New extra',
  plans: 'Price plans',
  plansText:
    'The rent is multiplied by the number, and each mile divided by it. The Normal price is what the others are compared with.',
  addPlan: 'Add a price plan',
  newPlan: 'New price plan',
  nameEn: 'Name in English',
  nameEs: 'Name in Spanish',
  descriptionEn: 'In one sentence, in English',
  descriptionEs: 'In one sentence, in Spanish',
  price: 'Price',
  times: 'Rent times',
  from: 'For rentals that begin from',
  until: 'Until',
  days: (from: string | undefined, until: string | undefined) =>
    [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' '),
  offered: 'Offered',
  notOffered: 'Not offered',
  keeps: 'What is booked keeps its name and price.',
  cover: 'Your own collision cover',
  coverText:
    'What you charge for each started 30 days when you pay damage beyond the deposit. Leave both empty for none.',
  low: 'Deposit under $745',
  high: 'Deposit of $745 or more',
  save: (name: string) => `Save ${name}`,
  saveNew: 'Save',
  saveCover: 'Save the cover',
  edit: (name: string) => `Change ${name}`,
  cancel: 'Cancel',
}

const es: typeof en = {
  extras: 'Extras',
  extrasText: 'Cada uno cuesta su precio una vez por renta.',
  noExtras: 'Todavía no hay extras.',
  addExtra: 'Agregar un extra',
  newExtra: 'Extra nuevo',
  plans: 'Planes de precio',
  plansText:
    'La renta se multiplica por el número y cada milla se divide entre él. El precio normal es con el que se comparan los demás.',
  addPlan: 'Agregar un plan de precio',
  newPlan: 'Plan de precio nuevo',
  nameEn: 'Nombre en inglés',
  nameEs: 'Nombre en español',
  descriptionEn: 'En una frase, en inglés',
  descriptionEs: 'En una frase, en español',
  price: 'Precio',
  times: 'Renta por',
  from: 'Para rentas que empiezan desde el',
  until: 'Hasta el',
  days: (from, until) =>
    [from && `desde el ${from}`, until && `hasta el ${until}`].filter(Boolean).join(' '),
  offered: 'Se ofrece',
  notOffered: 'No se ofrece',
  keeps: 'Lo que ya está reservado conserva su nombre y su precio.',
  cover: 'Tu propia cobertura de colisión',
  coverText:
    'Lo que cobras por cada 30 días iniciados si tú pagas los daños que pasen del depósito. Deja ambos vacíos si no la ofreces.',
  low: 'Depósito de menos de $745',
  high: 'Depósito de $745 o más',
  save: (name) => `Guardar ${name}`,
  saveNew: 'Guardar',
  saveCover: 'Guardar la cobertura',
  edit: (name) => `Cambiar ${name}`,
  cancel: 'Cancelar',
}

export const priceMessages = { en, es }
