export function HomeScreen() {
  return <h1>home</h1>
}
