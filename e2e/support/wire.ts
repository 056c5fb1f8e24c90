type Fields = Record<string, string>

/** A POST as the app makes it; answers the body. */
export async function post(
  base: string,
  token: string | undefined,
  fields: Fields,
  files: Record<string, Blob> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    lang: 'en',
    requestId: crypto.randomUUID(),
    ...fields,
  }))
    form.set(name, value)
  for (const [name, value] of Object.entries(files)) form.set(name, value, 'picture.png')
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const response = await fetch(`${base}/api`, {
    method: 'POST',
    body: form,
    ...(headers ? { headers } : {}),
  })
  return {
    http: response.status,
    body: (await response.json()) as Record<string, unknown> & { status: number },
  }
}

/** A GET as the app makes it; answers the body. */
export async function ask<Body>(
  base: string,
  token: string,
  fields: Record<string, string>,
): Promise<Body> {
  const query = new URLSearchParams({ lang: 'en', ...fields })
  const headers = { authorization: `Bearer ${token}` }
  return (await (await fetch(`${base}/api?${query}`, { headers })).json()) as Body
}
