/**
 * Splits a migration into its statements: semicolons end one, except inside quotes, comments and
 * `$$` bodies. One statement a query, because parameters-style queries take no more.
 */
export function statements(script: string): string[] {
  const tokens = /'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|--[^\n]*|;|[^'$;-]+|[\s\S]/g
  const found: string[] = []
  let current = ''
  for (const [token] of script.matchAll(tokens)) {
    if (token === ';') {
      if (current.trim()) found.push(current.trim())
      current = ''
    } else if (!token.startsWith('--')) {
      current += token
    }
  }
  if (current.trim()) found.push(current.trim())
  return found
}
