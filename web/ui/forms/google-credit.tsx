/** Google asks that its name stands, in this font and untranslated, where its results show without its map. */
export function GoogleCredit() {
  return (
    <p translate="no" className="px-3 text-14 text-ink-2">
      Google Maps
    </p>
  )
}
