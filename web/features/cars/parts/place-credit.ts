/** Stands wherever the gazetteer shows: its licence asks for it; a name, so the same in both languages. */
export const placeCredit = 'Place data © GeoNames (geonames.org), CC BY 4.0'
