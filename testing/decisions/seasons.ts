import {
  staffRemoveSeason,
  staffSaveSeason,
  staffSeasons,
} from '#protocol/staff/opening/staff-seasons.ts'
import type { TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

/** The company's seasons are nobody's. */
export const ofSeasons: readonly string[] = [
  'staffRemoveSeason',
  'staffSaveSeason',
  'staffUndoSeason',
]

const plainSeason = {
  nameEn: 'Summer',
  nameEs: 'Verano',
  percent: 20,
  from: '2027-06-01',
  until: '2027-08-31',
}

/** Sets a season; answers what a decision about it names. */
async function seasonSet(server: TestServer, staff: TestUser) {
  const me = server.as(staff.token)
  const name = `Summer ${crypto.randomUUID().slice(0, 8)}`
  const made = { ...plainSeason, nameEn: name }
  const { fingerprint } = (await me.send(staffSaveSeason, made)).body
  await me.send(staffSaveSeason, { ...made, fingerprint })
  const set = (await me.read(staffSeasons, {})).body.seasons ?? []
  const { id = '', version = '' } = set.find(({ nameEn }) => nameEn === name) ?? {}
  return { season: id, version }
}

export const seasonStories = {
  staffSaveSeason: async (server, staff) => {
    const asked = { ...(await seasonSet(server, staff)), ...plainSeason, percent: 25 }
    const { fingerprint } = (await server.as(staff.token).send(staffSaveSeason, asked)).body
    return { ...asked, fingerprint }
  },
  staffRemoveSeason: async (server, staff) => {
    const asked = await seasonSet(server, staff)
    const { fingerprint } = (await server.as(staff.token).send(staffRemoveSeason, asked)).body
    return { ...asked, fingerprint }
  },
  staffUndoSeason: async (server, staff) => {
    await seasonSet(server, staff)
    const { change } = (await server.as(staff.token).read(staffSeasons, {})).body
    return { change: change?.id ?? '' }
  },
} satisfies Record<
  string,
  (server: TestServer, staff: TestUser) => Promise<Record<string, unknown>>
>
