/** What visitors read before a company opens. */
const en = {
  title: 'We open soon',
  text: 'There are no cars to book yet. Come back in a few days.',
}

const es: typeof en = {
  title: 'Abrimos pronto',
  text: 'Todavía no hay autos para reservar. Vuelve en unos días.',
}

export const opensSoonMessages = { en, es }
