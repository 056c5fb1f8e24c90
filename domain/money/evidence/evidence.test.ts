import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson, type EvidenceEntry, firstBroken, noHash, sealedText } from './evidence.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function log(data: unknown[]): EvidenceEntry[] {
  let previousHash = noHash
  return data.map((content, index) => {
    const entry = {
      order: 'A1',
      number: index + 1,
      at: `2026-11-21T10:0${index}:00.000Z`,
      kind: 'status',
      data: content,
      previousHash,
    }
    const hash = sha256(sealedText(entry))
    previousHash = hash
    return { ...entry, hash }
  })
}

it('writes the same content the same way, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [1, null, 'é'], a: { d: undefined, c: true } })).toBe(
    '{"a":{"c":true},"b":[1,null,"é"]}',
  )
})

it('follows from what JSON keeps of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const kept = JSON.parse(JSON.stringify(value)) as unknown
      expect(canonicalJson(kept)).toBe(canonicalJson(value))
    }),
  )
})

it('accepts an untouched log', () => {
  expect(firstBroken([], sha256)).toBeUndefined()
  expect(firstBroken(log([1, { to: 85 }, { to: 86, odometer: 47_380 }]), sha256)).toBeUndefined()
})

it('finds one changed byte anywhere, and a missing, doubled or moved entry', () => {
  const entries = log(['a', { to: 85 }, { to: 86 }, { to: 88 }])
  const text = JSON.stringify(entries)
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '7', 'x', 'T'), (at, letter) => {
      if (text[at] === letter) return
      const changed = text.slice(0, at) + letter + text.slice(at + 1)
      let parsed: EvidenceEntry[]
      try {
        parsed = JSON.parse(changed) as EvidenceEntry[]
      } catch {
        return
      }
      expect(firstBroken(parsed, sha256)).toBeDefined()
    }),
    { numRuns: 500 },
  )
  expect(firstBroken(entries.slice(1), sha256)).toBe(1)
  expect(firstBroken(entries.toSpliced(1, 1), sha256)).toBe(2)
  const [first, second, third] = entries
  expect(
    firstBroken(
      [first, third, second].flatMap((e) => e ?? []),
      sha256,
    ),
  ).toBe(2)
})
