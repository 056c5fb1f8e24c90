import { cars } from '#protocol/fleet/cars/cars.ts'
import { connections, findPeople, referralTree } from '#protocol/community/operations.ts'
import { userDetails } from '#protocol/community/profile/user-details.ts'
import { myRatings } from '#protocol/community/reviews/my-ratings.ts'
import { reviews } from '#protocol/community/reviews/reviews.ts'
import { staffRentalReviews } from '#protocol/community/reviews/staff-reviews.ts'
import { trust } from '#protocol/community/trust/trust.ts'
import { isBlocked, type Member, type World } from './people.ts'
import { hasBlocked, isOpen, scoreOf, showsProfile, type Truth, trustIn } from './truth.ts'

/** What somebody reads about another person and about their own network. */
async function readAbout({ server, users }: World, viewer: Member, other: Member) {
  const me = server.as(viewer.token)
  const userId = other.id
  const third = users.find(({ id }) => id !== viewer.id && id !== other.id) ?? other
  const [profile, written, trusted, tree, found, lists, own, ratings, thirdProfile, why] = [
    (await me.read(userDetails, { userId })).body.userDetails,
    (await me.read(reviews, { userId })).body,
    (await me.read(trust, { userId })).body.trust,
    (await me.read(referralTree, { userId })).body,
    (await me.send(findPeople, { text: other.firstName })).body.people ?? [],
    (await me.read(connections, {})).body,
    (await me.read(referralTree, {})).body,
    (await me.read(myRatings, {})).body,
    (await me.read(userDetails, { userId: third.id })).body,
    (await me.read(trust, { userId: third.id })).body,
  ]
  return { profile, written, trusted, tree, found, lists, own, ratings, thirdProfile, why }
}

/** What is wrong with what one person reads of another; sentences for whoever looks for the reason. */
export async function wrongReads(
  world: World,
  truth: Truth,
  viewer: Member,
  other: Member,
): Promise<string[]> {
  const read = await readAbout(world, viewer, other)
  const { profile, written, trusted, tree, found, lists } = read
  const wrong: string[] = []
  const check = (holds: boolean, what: string, ...details: unknown[]) => {
    if (!holds) wrong.push(`${what}: ${JSON.stringify(details)}`)
  }
  const hasLeft = world.former.includes(other)
  const isUnseen = hasLeft || hasBlocked(truth, other.id, viewer.id)
  // Whoever blocked somebody reads that name, so as to take it back.
  const { blocked, ...others } = lists
  const isNamed = blocked?.items.some(({ id }) => id === other.id) ?? false
  check(isNamed === hasBlocked(truth, viewer.id, other.id), 'whom one blocked', blocked)
  const text = JSON.stringify({ ...read, lists: others })

  if (isUnseen) {
    check(!text.includes(other.firstName), 'the name of somebody unseen', text)
    check(!text.includes(other.email), 'the address of somebody unseen', text)
    check(profile === undefined, 'the profile of somebody unseen', profile)
    check(written.reviews?.length === 0, 'reviews of somebody unseen', written)
    check(trusted === undefined, 'a trust in somebody unseen', trusted)
    check(tree.people?.length === 0, 'the tree of somebody unseen', tree)
    check(!found.some(({ id }) => id === other.id), 'somebody unseen was found', found)
  } else if (!showsProfile(truth, other.id, viewer.id)) {
    check(profile === undefined, 'a profile that is not shown', profile)
    check(written.reviews?.length === 0, 'reviews of who is not shown', written)
    check(trusted === undefined, 'a trust in who is not shown', trusted)
    check(tree.people?.length === 0, 'the tree of who is not shown', tree)
    check(!found.some(({ id }) => id === other.id), 'who is not shown was found', found)
  } else {
    const score = scoreOf(truth, other.id)
    check(profile?.score.value === score.value, 'the score', profile?.score, score)
    check(profile?.facts.reviews === score.reviews, 'how many reviews count', profile?.facts, score)
    const vouches = truth.ties.filter(({ kind, to }) => kind === 'vouch' && to === other.id)
    check(profile?.facts.vouches === vouches.length, 'how many vouch', profile?.facts, vouches)
    const value = trustIn(truth, viewer.id, other.id)
    check(value >= 0 && value <= 100, 'a trust out of bounds', value)
    check(
      trusted?.value === value && profile?.trust === value,
      'the trust',
      trusted,
      profile?.trust,
      value,
    )
    const isPublic = truth.people.find(({ id }) => id === other.id)?.isPublic ?? true
    // Whoever staff blocked looks for nobody.
    const isFound =
      isPublic && !hasBlocked(truth, viewer.id, other.id) && !(await isBlocked(world, viewer))
    check(found.some(({ id }) => id === other.id) === isFound, 'who is found', found, isFound)
    const shown = truth.reviews.filter(
      (review) =>
        review.subject === other.id &&
        !review.hidden &&
        (review.writer === viewer.id || isOpen(truth, review)),
    )
    const ids = [
      written.reviews?.map(({ id }) => id).toSorted(),
      shown.map(({ id }) => id).toSorted(),
    ]
    check(ids[0]?.join() === ids[1]?.join(), 'the reviews that are shown', ...ids)
  }
  wrong.push(...leaks(truth, viewer.id, text))
  wrong.push(...wrongTree(truth, viewer, read.own.people ?? []))
  return wrong
}

/** Words that wait, were taken out of sight, or are for staff, in what somebody reads. */
function leaks(truth: Truth, viewer: string, text: string): string[] {
  return truth.reviews.flatMap((review) => {
    const mayRead = review.writer === viewer || (isOpen(truth, review) && !review.hidden)
    const words = [...(mayRead ? [] : [review.comment]), ...(review.note ? [review.note] : [])]
    return words
      .filter((said) => text.includes(said))
      .map((said) => `${viewer} reads ${said}: ${text}`)
  })
}

type Tree = { id: string; name?: string | undefined; parentId?: string | undefined }[]

/** Each has their place below the viewer, also who left or is not seen. */
function wrongTree(truth: Truth, viewer: Member, tree: Tree): string[] {
  const below = (id: string): string[] => [
    id,
    ...truth.people.filter(({ parent }) => parent === id).flatMap((child) => below(child.id)),
  ]
  const expected = below(viewer.id)
  const wrong =
    tree
      .map(({ id }) => id)
      .toSorted()
      .join() === expected.toSorted().join()
      ? []
      : [`the tree of ${viewer.id}: ${JSON.stringify([tree, expected])}`]
  for (const { id, name, parentId } of tree) {
    const person = truth.people.find((one) => one.id === id)
    if (person?.hasLeft && name !== 'Former member') wrong.push(`${id} left and is called ${name}`)
    const place = id === viewer.id ? undefined : (person?.parent ?? undefined)
    if (parentId !== place) wrong.push(`${id} stands below ${parentId}, not ${place}`)
  }
  return wrong
}

/** What visitors and staff read of all of it before its time. */
export async function leaksToOthers(world: World, truth: Truth): Promise<string[]> {
  const { server, staff, colleague, users } = world
  const found: unknown[] = []
  for (const { id } of users) found.push((await server.as().read(userDetails, { userId: id })).body)
  for (const car of world.cars) found.push((await server.as().read(cars, { car })).body)
  const wrong = leaks(truth, 'visitor', JSON.stringify(found))
  for (const review of truth.reviews) {
    if (review.side !== 'renter' || isOpen(truth, review)) continue
    for (const who of [staff, colleague]) {
      const { body } = await server.as(who.token).read(staffRentalReviews, { order: review.order })
      if (JSON.stringify(body).includes(review.comment) || !body.renterWaits)
        wrong.push(`staff read what waits: ${JSON.stringify(body)}`)
    }
  }
  return wrong
}
