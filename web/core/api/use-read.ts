import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Answer, Command, InputOf, Query } from '#protocol/core/operation.ts'
import { read, send } from './call.ts'
import { CallError, fieldErrors } from './errors.ts'
import { language } from '../i18n.ts'
import { newRequestId } from './request-id.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'

/** Query options of a read, for `useQuery`, `prefetchQuery` and invalidation by `[operation.name]`. */
export function readOptions<Op extends Query>(operation: Op, input: InputOf<Op>) {
  return queryOptions({
    queryKey: [operation.name, language(), input] as const,
    queryFn: ({ signal }) => read(operation, input, signal),
  })
}

/** The answer of a read; the last one stays visible while the next is under way. */
export function useRead<Op extends Query>(
  operation: Op,
  input: InputOf<Op>,
  options: { enabled?: boolean; refetchInterval?: number | false } = {},
) {
  return useQuery({
    ...readOptions(operation, input),
    placeholderData: keepPreviousData,
    ...options,
  })
}

type Sent = { fields: string; requestId: string }

/**
 * Sends a change. The same values sent again (a second press, a retry after a timeout) carry the
 * same `requestId`, so the server does it once (docs/wire.md). Failures appear as toasts; sentences
 * for single fields stand beside the fields where a screen reads `error`, else in a toast too.
 */
export function useSend<Op extends Command>(operation: Op) {
  const last = useRef<Sent | undefined>(undefined)
  const isErrorRead = useRef(false)
  const sending = useMutation<Answer<Op>, Error, InputOf<Op>>({
    mutationKey: [operation.name],
    mutationFn: (input) => {
      const fields = fingerprint(input)
      if (last.current?.fields !== fields) {
        last.current = { fields, requestId: newRequestId() }
      }
      return send(operation, input, { requestId: last.current.requestId })
    },
    onSuccess: () => {
      last.current = undefined
    },
    onError: (error) => {
      // A refusal is an answer: trying again is a new attempt, not a repetition.
      if (error instanceof CallError && error.status >= 400 && error.status < 500) {
        last.current = undefined
      }
      const [sentence] = Object.values(fieldErrors(error) ?? {})
      if (sentence && !isErrorRead.current) errorToast(sentence)
    },
  })
  return {
    ...sending,
    get error() {
      isErrorRead.current = true
      return sending.error
    },
  }
}

function fingerprint(input: unknown): string {
  return JSON.stringify(input, (_key, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}
