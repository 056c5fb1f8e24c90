import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionToken } from './session.ts'

/** Null when the file cannot be had: it was deleted, or is somebody else's. */
async function fetchFile(path: string, signal: AbortSignal): Promise<Blob | null> {
  const token = sessionToken()
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  const answer = await fetch(path, { headers, signal, cache: 'no-store' })
  return answer.ok ? answer.blob() : null
}

export type PrivateFile = { url: string; type: string }

/**
 * An uploaded file that only its owner and staff may see: fetched with the session header and
 * shown from memory. Undefined while it is under way or when it cannot be had.
 */
export function usePrivateFile(path: string | undefined): PrivateFile | undefined {
  const { data: blob } = useQuery({
    queryKey: ['private file', path],
    queryFn: ({ signal }) => fetchFile(path ?? '', signal),
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [file, setFile] = useState<PrivateFile>()
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setFile({ url, type: blob.type })
    return () => {
      URL.revokeObjectURL(url)
      setFile(undefined)
    }
  }, [blob])
  return file
}
