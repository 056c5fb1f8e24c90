import { Select } from '#web/ui/forms/select.tsx'

type ListFilterProps<Name extends string> = {
  label: string
  filters: readonly Name[]
  words: Readonly<Record<Name, string>>
  value: Name
  onChange: (name: Name) => void
}

/** Which part of a list is shown. */
export function ListFilter<Name extends string>({
  label,
  filters,
  words,
  value,
  onChange,
}: ListFilterProps<Name>) {
  return (
    <Select
      className="max-w-100"
      label={label}
      value={value}
      items={filters.map((id) => ({ id, name: words[id] }))}
      onChange={({ target }) => {
        const chosen = filters.find((id) => id === target.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
