import { useQuery } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import { onServer } from './transport.ts'
import { sessionToken } from '../session/session.ts'

export type PrivateFile = {
  url: string
  type: string
  /** Of the sample company: no photo. */
  isDrawn: boolean
}

const key = 'private file'

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'removed' || query.queryKey[0] !== key) return
  const file = query.state.data as PrivateFile | null | undefined
  if (file) URL.revokeObjectURL(file.url)
})

/** Null when the file cannot be had: it was deleted, or is somebody else's. */
async function fetchFile(path: string, signal: AbortSignal): Promise<PrivateFile | null> {
  const token = sessionToken()
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  const answer = await fetch(onServer(path), { headers, signal, cache: 'no-store' })
  if (!answer.ok) return null
  const blob = await answer.blob()
  return {
    url: URL.createObjectURL(blob),
    type: blob.type,
    isDrawn: answer.headers.has('X-Drawing'),
  }
}

/**
 * An uploaded file that only its owner and staff may see: fetched with the session header and
 * shown from memory, which forgets it at sign-out. Undefined while it is under way or when it
 * cannot be had.
 */
export function usePrivateFile(path: string | undefined): PrivateFile | undefined {
  const { data } = useQuery({
    queryKey: [key, path],
    queryFn: ({ signal }) => fetchFile(path ?? '', signal),
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? undefined
}
