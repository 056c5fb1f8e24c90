import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type EvidenceEntry, noHash, sealedText } from './evidence.ts'
import { checkEvidenceFile, evidenceFile } from './evidence-file.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function log(count: number): EvidenceEntry[] {
  let previousHash = noHash
  return Array.from({ length: count }, (_, index) => {
    const at = `2026-11-21T10:0${index}:00.000Z`
    const data = { to: 85 + index, note: 'Núñez' }
    const entry = { order: 'A1', number: index + 1, at, kind: 'status', data, previousHash }
    const hash = sha256(sealedText(entry))
    previousHash = hash
    return { ...entry, hash }
  })
}

/** Stands for a signature: who knows the word can make it. */
const signatureOf = (text: string, word = 'ours') => sha256(`${word} ${text}`)
const signer = { id: 'k1', sign: (text: string) => signatureOf(text) }
const whole = evidenceFile(log(4), '2026-11-22T00:00:00.000Z', signer)
const flawOf = (text: string) =>
  checkEvidenceFile(text, sha256, ({ key, signature }, content) => {
    if (key !== 'k1') return 'unknownKey'
    return signature === signatureOf(content) ? undefined : 'wrongSignature'
  }).flaw

it('finds no change in the file as it was written', () => {
  expect(flawOf(whole)).toBeUndefined()
})

it('finds any changed byte, between the entries and in their spaces too', () => {
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.constantFrom(' ', '7', 'x', '\n'), (at, byte) => {
      fc.pre(whole[at] !== byte)
      expect(flawOf(whole.slice(0, at) + byte + whole.slice(at + 1))).toBeDefined()
    }),
    { numRuns: 1000 },
  )
})

it('finds every missing line, and the file cut off anywhere', () => {
  const lines = whole.split('\n')
  for (const index of lines.keys())
    expect(flawOf(lines.toSpliced(index, 1).join('\n'))).toBeDefined()
  for (let end = 0; end < whole.length; end++) expect(flawOf(whole.slice(0, end))).toBeDefined()
})

it('says which entry, or that some are missing at the end', () => {
  const entries = log(4)
  const file = (kept: EvidenceEntry[]) => whole.replace(/\[[\s\S]*\]/, JSON.stringify(kept))
  const at = '2026-11-22T00:00:00.000Z'
  expect(flawOf(whole.replace('"to": 87', '"to": 88'))).toEqual({ kind: 'entry', number: 3, of: 4 })
  expect(flawOf(file(entries.slice(0, 3)))).toEqual({ kind: 'count', said: 4, found: 3 })
  expect(flawOf(file(entries))).toEqual({ kind: 'bytes' })
  expect(flawOf('{}')).toEqual({ kind: 'unreadable' })
  expect(flawOf(whole.replace('22T00', '23T00'))).toEqual({ kind: 'seal' })
  expect(flawOf(evidenceFile(entries.slice(0, 3), at, { ...signer, sign: sha256 }))).toEqual({
    kind: 'seal',
  })
  expect(flawOf(evidenceFile(entries, at, { ...signer, id: 'k2' }))).toEqual({
    kind: 'unknownKey',
    key: 'k2',
  })
  expect(flawOf(evidenceFile(entries, at, undefined))).toEqual({ kind: 'unsealed' })
})
