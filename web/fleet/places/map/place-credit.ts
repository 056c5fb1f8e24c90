/** Stands wherever the gazetteer shows: its license asks for it. Only names, so the same in both languages. */
export const placeCredit = '© GeoNames (geonames.org), CC BY 4.0'
