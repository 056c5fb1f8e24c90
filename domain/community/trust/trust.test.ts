import { describe, expect, it } from 'vitest'
import { edgesOf, type Tie } from './ties.ts'
import { trustBetween } from './trust.ts'

const vouch = (from: string, to: string, strength = 1): Tie => ({
  kind: 'vouch',
  from,
  to,
  rating: 10,
  confidence: strength,
  ageDays: 0,
})
const connection = (from: string, to: string): Tie => ({ kind: 'connection', from, to })
const referral = (from: string, to: string): Tie => ({ kind: 'referral', from, to })

const edges = (ties: readonly Tie[]) => ties.flatMap(edgesOf)
const trust = (ties: readonly Tie[], seeds: readonly string[] = [], viewer = 'me') =>
  trustBetween(viewer, 'ana', { edges: edges(ties), seeds })

describe('trust from me to Ana', () => {
  it.each<[string, Tie[], string[], number]>([
    ['nobody knows her', [], [], 0],
    ['I vouch for her with all I have', [vouch('me', 'ana')], [], 50],
    ['she vouches for me, which says nothing of her', [vouch('ana', 'me')], [], 0],
    ['we are connected', [connection('ana', 'me')], [], 23],
    ['I invited her', [referral('me', 'ana')], [], 17],
    ['she invited me', [referral('ana', 'me')], [], 17],
    [
      'we are connected, I invited her and vouch for her: the largest counts, not the sum',
      [connection('me', 'ana'), referral('me', 'ana'), vouch('me', 'ana', 0.4)],
      [],
      29,
    ],
    ['a friend vouches for her', [connection('me', 'ben'), vouch('ben', 'ana')], [], 23],
    [
      'two friends vouch for her',
      [connection('me', 'ben'), vouch('ben', 'ana'), connection('me', 'eva'), vouch('eva', 'ana')],
      [],
      38,
    ],
    [
      'two friends vouch for her whom only one of mine knows',
      [
        connection('me', 'ben'),
        vouch('ben', 'eva'),
        vouch('ben', 'leo'),
        vouch('eva', 'ana'),
        vouch('leo', 'ana'),
      ],
      [],
      23,
    ],
    [
      'she is four steps away',
      [vouch('me', 'b'), vouch('b', 'c'), vouch('c', 'd'), vouch('d', 'ana')],
      [],
      50,
    ],
    [
      'she is five steps away, which is too far',
      [vouch('me', 'b'), vouch('b', 'c'), vouch('c', 'd'), vouch('d', 'e'), vouch('e', 'ana')],
      [],
      0,
    ],
    ['the team named her', [], ['ana'], 33],
    ['the team named her and I vouch for her', [vouch('me', 'ana')], ['ana'], 60],
    ['a seed person vouches for her', [vouch('seed', 'ana')], ['seed'], 33],
    [
      'a seed person three steps away leads to her',
      [vouch('seed', 'b'), vouch('b', 'c'), vouch('c', 'd'), vouch('d', 'ana')],
      ['seed'],
      33,
    ],
    [
      'two seed persons and I vouch for her',
      [vouch('s', 'ana'), vouch('t', 'ana'), vouch('me', 'ana')],
      ['s', 't'],
      67,
    ],
    ['I am the seed person myself: not limited to a half', [vouch('me', 'ana')], ['me'], 50],
  ])('when %s', (_name, ties, seeds, value) => {
    expect(trust(ties, seeds)?.value).toBe(value)
  })

  it('takes a longer way when the short one is taken, over people who are near by another way', () => {
    // Ben is one step away, so that what leaves him counts, also on a way of five steps.
    const ties = [
      vouch('me', 'b', 0.1),
      vouch('me', 'c'),
      vouch('c', 'd'),
      vouch('d', 'e'),
      vouch('e', 'b'),
      vouch('b', 'ana'),
    ]
    expect(trust(ties)?.value).toBe(50)
  })

  it('is not asked of oneself', () => {
    expect(trust([vouch('me', 'ana')], [], 'ana')).toBeUndefined()
  })
})

describe('the ways of a trust', () => {
  it('name who passes how much on, the own ones first', () => {
    const ties = [
      vouch('seed', 'eva'),
      connection('me', 'ben'),
      vouch('ben', 'ana', 0.5),
      vouch('eva', 'ana', 0.4),
    ]
    const paths = trust(ties, ['seed'])?.paths.map((path) => [
      path.begins,
      [path.first.id, ...path.edges.map(({ to }) => to.id)].join(' '),
      path.share,
    ])
    expect(paths).toEqual([
      ['viewer', 'me ben ana', 300_000],
      ['seed', 'seed eva ana', 400_000],
    ])
  })
})
