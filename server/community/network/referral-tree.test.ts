import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { privacySettings, referralTree } from '#protocol/community/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { act, completedRental } from '#testing/community/network.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

let server: TestServer
let root: TestUser
beforeEach(async () => {
  server = await testServer()
  root = await buildUser(server, { user: { first_name: 'Root' } })
})

const child = (of: { id: string }, firstName: string) =>
  buildUser(server, { user: { first_name: firstName, referred_by: of.id } })

async function tree(who: TestUser, userId?: string) {
  const { body } = await server.as(who.token).read(referralTree, { userId })
  return body
}
const names = async (who: TestUser, userId?: string) =>
  (await tree(who, userId)).people?.map(({ name }) => name)

async function rated(of: TestUser, value: number) {
  await server.services.db
    .insertInto('review')
    .values({
      id: randomId(),
      reviewer_id: root.id,
      subject_id: of.id,
      status: 'completed',
      ratings: JSON.stringify({ 1: value }),
      language: 'en',
      comment: 'Fine.',
      created_at: testNow,
      reveal_at: testNow,
    })
    .execute()
}

describe('a referral tree', () => {
  // @7-referralTree
  it('shows six levels by first names, nearest first, and how many are below', async () => {
    let parent = root
    for (const level of [1, 2, 3, 4, 5, 6, 7, 8]) parent = await child(parent, `Level${level}`)
    await child(root, 'Sister')
    const { people } = await tree(root)
    expect(people?.map(({ name, more }) => (more ? `${name}+${more}` : name))).toEqual([
      'Root',
      'Level1',
      'Sister',
      'Level2',
      'Level3',
      'Level4',
      'Level5',
      'Level6+2',
    ])
    expect(people?.[0]).toEqual({
      id: root.id,
      name: 'Root',
      score: { value: 7, title: 'New' },
      invitedAt: expect.any(String),
      isOwn: true,
    })
    expect(people?.[1]).toMatchObject({ parentId: root.id })
    expect(JSON.stringify(people)).not.toContain('Núñez')
  })

  it('marks the viewer’s own branch, and tells them alone what it brought', async () => {
    const [mine, other] = [await child(root, 'Mine'), await child(root, 'Other')]
    const grandchild = await child(mine, 'Grandchild')
    for (const who of [grandchild, grandchild, mine, other]) await completedRental(server, who)
    await rated(grandchild, 10)
    await rated(other, 1)
    const seen = await tree(mine, root.id)
    expect(seen.people?.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual([
      'Mine',
      'Grandchild',
    ])
    // (3 × 7 + 10) / 4 = 7.75
    expect(seen.branch).toEqual({ people: 1, completedRentals: 2, averageScore: 7.8 })
    const stranger = await buildUser(server)
    expect((await tree(stranger, root.id)).branch).toBeUndefined()
    expect(await tree(mine, mine.id)).toMatchObject({ parent: { id: root.id, name: 'Root' } })
  })

  it('names nobody who does not show themself, but to whoever invited them', async () => {
    const shy = await child(root, 'Shy')
    await server.as(shy.token).send(privacySettings, {
      foundByEmail: false,
      foundByPhone: false,
      nameless: false,
      publicProfile: false,
    })
    const stranger = await buildUser(server)
    expect(await names(stranger, root.id)).toEqual(['Root', undefined])
    expect(await names(root)).toEqual(['Root', 'Shy'])
    expect(await names(shy)).toEqual(['Shy'])
    expect(await names(stranger, shy.id)).toEqual([])
  })

  it('is nobody’s for whom its person blocked, and for visitors', async () => {
    const blocked = await child(root, 'Blocked')
    await act(server, root, blocked, 'block')
    expect(await names(blocked, root.id)).toEqual([])
    expect((await tree(blocked)).parent).toBeUndefined()
    expect(await names(root, 'NOBODY')).toEqual([])
    expect((await server.as().read(referralTree, {})).http).toBe(401)
  })

  it('of more people than it lists counts its work, not theirs', async () => {
    await sql`
      insert into app_user (id, email, first_name, referred_by, created_at)
      select 'crowd' || n || ${root.id}, 'crowd' || n || ${root.id.toLowerCase()} || '@example.com', 'Crowd',
        ${root.id}, now()
      from generate_series(1, 10050) n`.execute(server.services.db)
    const { people, branch } = await tree(root)
    expect([people?.length, branch?.people]).toEqual([10_000, 9_999])
  })
})
