type RulesInShortProps = { rules: readonly { title: string; text: string }[] }

/** The rules of renting, two beside each other where there is room. */
export function RulesInShort({ rules }: RulesInShortProps) {
  return (
    <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      {rules.map(({ title, text }) => (
        <li key={title} className="break-inside-avoid">
          <h3>{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
