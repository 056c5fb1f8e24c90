export function AboutScreen() {
  return <h1>about</h1>
}
