import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { address, addresses } from '#protocol/fleet/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { read } from '#web/core/api/call.ts'
import { newRequestId } from '#web/core/api/request-id.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { googleMapsKey } from '#web/fleet/places/map/google-maps.ts'
import type { Suggestion } from '#web/ui/forms/suggest-box.tsx'

export type ChosenAddress = OutputOf<typeof address>

const fewestLetters = 3
const mostLetters = 120

/**
 * Addresses that Google's search finds while somebody types, where its key is set; else none. When
 * it does not answer there are none either, and nothing is said of it: the field takes any text.
 */
export function useAddresses(typed: string, near: string | undefined, isWanted: boolean) {
  // From the first letter to the choice it is one search, and paid as one.
  const [search, setSearch] = useState(newRequestId)
  const q = useSettled(typed.trim(), 300)
  const isAsking =
    isWanted &&
    googleMapsKey() !== undefined &&
    q.length >= fewestLetters &&
    q.length <= mostLetters
  const { data } = useQuery({
    queryKey: [addresses.name, q, near, search],
    queryFn: ({ signal }) => read(addresses, { q, near, search }, signal).catch(() => null),
    placeholderData: keepPreviousData,
    enabled: isAsking,
    retry: false,
  })
  const taking = useMutation({
    mutationFn: (id: string) => read(address, { id, search }),
    onSettled: () => setSearch(newRequestId()),
  })
  const found: Suggestion[] =
    isAsking && data?.status === 1
      ? data.addresses.map(({ id, name, detail }) => ({ key: id, text: name, detail }))
      : []
  return {
    found,
    /** What the server says of the last one that was chosen, when it is of no use. */
    refused: taking.data?.status === 0 ? taking.data.message : undefined,
    /** Another text is another search. */
    forget: taking.reset,
    take: (id: string, then: (chosen: ChosenAddress) => void) =>
      taking.mutate(id, {
        onSuccess: (answer) => {
          if (answer.status === 1) then(answer)
        },
      }),
  }
}
