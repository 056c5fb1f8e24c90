export function TermsScreen() {
  return <h1>terms</h1>
}
