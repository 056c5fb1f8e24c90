export function ContactScreen() {
  return <h1>contact</h1>
}
