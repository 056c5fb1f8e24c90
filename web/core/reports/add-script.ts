const loading = new Map<string, Promise<void>>()

/** Loads a script of another origin, once; the server's content security policy must name that origin. */
export function addScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(address)
      script.remove()
      reject(new Error(`${new URL(address).host} did not answer`))
    })
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}
