import type { CustomTypesConfig, FieldDef } from 'pg'

/** A column of an answer, and what makes a value of its text. */
export type Column = { name: string; read: (text: string) => unknown }

const fieldsOf = new WeakMap<readonly unknown[], { fields: FieldDef[]; types: CustomTypesConfig }>()

/** Remembers with the rows of an answer what the driver knows about their columns. */
export function keepFields(rows: readonly unknown[], fields: FieldDef[], types: CustomTypesConfig) {
  fieldsOf.set(rows, { fields, types })
}

/** The columns of an answer's rows, also of none; undefined for rows that did not come from the driver. */
export function columnsOf(rows: readonly unknown[]): Column[] | undefined {
  const known = fieldsOf.get(rows)
  return known?.fields.map(({ name, dataTypeID }) => ({
    name,
    read: known.types.getTypeParser(dataTypeID, 'text') as Column['read'],
  }))
}
