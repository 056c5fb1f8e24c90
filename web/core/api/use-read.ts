import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type {
  Answer,
  InputOf,
  NamedCommand,
  NamedQuery,
  Success,
} from '#protocol/core/operation.ts'
import { read, send } from './call.ts'
import { CallError, fieldErrors } from './errors.ts'
import { language } from '../i18n.ts'
import { newRequestId } from './request-id.ts'
import { errorToast } from '#web/ui/overlays/toast-store.ts'

/** Query options of a read, for `useQuery`, `prefetchQuery` and invalidation by `[operation.name]`. */
export function readOptions<Op extends NamedQuery>(operation: Op, input: InputOf<Op>) {
  return queryOptions({
    queryKey: [operation.name, language(), input] as const,
    queryFn: ({ signal }) => read(operation, input, signal),
  })
}

/** A read as a screen sees it: what was found, or why there is nothing to show. */
export type Reading<Found> = {
  /** What was found; the last one stays while the next is under way. */
  readonly data: Found | undefined
  /** The server's own sentence instead: a refusal that the person can act on (docs/wire.md). */
  readonly refused: string | undefined
  readonly error: Error | null
  /** Nothing was answered yet. */
  readonly isPending: boolean
  /** The answer is on its way, be it the first or another one. */
  readonly isFetching: boolean
  /** What is shown belongs to the question before. */
  readonly isOld: boolean
  /** When it was answered, as `Date.now()` says it. */
  readonly readAt: number
  readonly refetch: () => void
}

/** Reads for a screen, in its language; a getter each, for a screen is drawn anew only for what it looks at. */
export function useRead<Op extends NamedQuery>(
  operation: Op,
  input: InputOf<Op>,
  options: { enabled?: boolean; refetchInterval?: number | false } = {},
): Reading<Success<Op>> {
  const query = useQuery({
    ...readOptions(operation, input),
    placeholderData: keepPreviousData,
    ...options,
  })
  const { refetch } = query
  const again = useCallback(() => void refetch(), [refetch])
  return {
    get data() {
      return foundIn(query.data)
    },
    get refused() {
      return refusalIn(query.data)
    },
    get error() {
      return query.error
    },
    get isPending() {
      return query.isPending
    },
    get isFetching() {
      return query.isFetching
    },
    get isOld() {
      return query.isPlaceholderData
    },
    get readAt() {
      return query.dataUpdatedAt
    },
    refetch: again,
  }
}

/** What an answer brought, unless it is a refusal. */
export function foundIn<Op extends NamedQuery>(
  answer: Answer<Op> | undefined,
): Success<Op> | undefined {
  return answer?.status === 1 ? answer : undefined
}

/** The sentence of a refusal. */
export function refusalIn<Op extends NamedQuery>(
  answer: Answer<Op> | undefined,
): string | undefined {
  return answer?.status === 0 ? answer.message : undefined
}

type Sent = { fields: string; requestId: string }

/**
 * Sends a change. The same values sent again (a second press, a retry after a timeout) carry the
 * same `requestId`, so the server does it once (docs/wire.md). Failures appear as toasts; sentences
 * for single fields stand beside the fields where a screen reads `error`, else in a toast too.
 */
export function useSend<Op extends NamedCommand>(operation: Op) {
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
    /** The server's own sentence instead: a refusal that the person can act on (docs/wire.md). */
    refused: refusalIn(sending.data),
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
